import type { Appearance, Movement, TextSize } from "#app/core/appearance.ts";
import type { HeldContent } from "#app/core/content/held-content.ts";
import type { Language } from "#app/core/language.ts";
import type { Database } from "#app/db/database.ts";
import type { ExportSection } from "#app/db/export-section.ts";
import type { Announcement, TermsVersion } from "#app/features/announcements/announcement.ts";
import type { Translation } from "#app/features/bible/translations.ts";
import type { SendLimits } from "#app/features/care/use/send-limits.ts";
import type { AnswerJob } from "#app/features/chat/answering/answer-job.ts";
import type { WallAudience } from "#app/features/community/live/wall-event.ts";
import type { LaidTable } from "#app/features/games/feud/table/live/frames.ts";
import type { EveningEvent } from "#app/features/groups/evening/live/evening-event.ts";
import type { GroupChange } from "#app/features/groups/live/group-event.ts";
import type { Room } from "#app/features/rooms/rooms.ts";
import type { Accounts, Captcha, Mail, Payments, TextMessages } from "#app/vendors/ports.ts";
import type { PhonePush, Push } from "#app/vendors/push-port.ts";
import type { Voice } from "#app/vendors/voice-port.ts";
import type { Publication } from "#party/protocol.ts";

/** The members' rooms as services see them. Calls are by RPC and may throw when a room cannot be reached. */
export interface MemberRooms {
  /** `wakeAfterMs`: the room looks then for what of the member's is over (`finishForRoom`). */
  publish(userId: string, events: readonly Publication[], wakeAfterMs?: number): Promise<void>;
  /** Asks the companion while the question is being kept. Nobody hears of it before `answer`; the room may decline. */
  begin(job: AnswerJob): Promise<void>;
  /** The question that was begun was refused. */
  withdraw(userId: string, answerId: string): Promise<void>;
  /** Publishes, then writes the answer; returns at once. Idempotent by answer id. */
  answer(job: AnswerJob, events: readonly Publication[]): Promise<void>;
  /** False when the room is not writing that answer. */
  stop(userId: string, answerId: string): Promise<boolean>;
  /** Stops it, and comes back once its words are in D1, or it took too long. */
  end(userId: string, answerId: string): Promise<void>;
  isWriting(userId: string, answerId: string): Promise<boolean>;
  /** Closes the sockets of one session, of all when none is named. */
  disconnect(userId: string, sessionId?: string): Promise<void>;
  /** Conversations were erased: the room keeps none of their words. */
  erase(userId: string, conversationIds: readonly string[]): Promise<void>;
  /** The account is gone: its room keeps nothing. */
  forget(userId: string): Promise<void>;
}

/** The rooms of the prayer wall, one for each audience (decision 0061); called by RPC, and may throw. */
export interface WallRooms {
  /**
   * Something of these requests has changed, and is committed: how they stand is read by the room.
   * @param fresh they may be new on the wall
   */
  touch(requestIds: readonly string[], fresh: boolean, audiences: readonly WallAudience[]): Promise<void>;
}

/** The rooms of study groups, one for each (decision 0068); called by RPC, and may throw. */
export interface GroupRooms {
  /**
   * Something of the group has changed, and is committed.
   * @param gone members who are in it no more: their tabs of it are closed
   */
  touch(groupId: string, change: GroupChange, gone: readonly string[]): Promise<void>;
}

/** The rooms of groups' evenings (decision 0074); called by RPC, and may throw. */
export interface EveningRooms {
  /**
   * Something of the evening has changed, and is committed.
   * @param gone who is in it no more
   */
  publish(eveningId: string, event: EveningEvent, gone: readonly string[]): Promise<void>;
  /** It is over: its room keeps nothing. */
  close(eveningId: string): Promise<void>;
}

/** The rooms of games on many phones (decision 0077); called by RPC, and may throw. */
export interface GameRooms {
  /** A table is opened, once. */
  open(tableId: string, laid: LaidTable): Promise<void>;
  /** A guest was let in: their name is in the room alone. */
  expect(tableId: string, guest: { id: string; name: string }): Promise<void>;
  /** It is over: what is due is paid, and the room keeps nothing. */
  close(tableId: string): Promise<void>;
}

/**
 * Who asks, as the Worker found out. `mfaVerified`: a second factor was proven in this session (G21). `verifiedMinutesAgo`:
 * minutes since a factor was last proven in it; null when the token does not say.
 */
export type Session = {
  userId: string;
  sessionId: string;
  mfaVerified: boolean;
  verifiedMinutesAgo: number | null;
};

/** An account whose owner asked to delete it rests until it is erased. */
export type PendingDeletion = {
  /** Epoch ms of the erasure; null for an account that does not rest, and for a visitor. */
  until: number | null;
  /** It begins or ends now: what this isolate remembers of it is looked up anew. */
  changed(): void;
};

/** A part of an account's erasure: done again, it changes nothing. */
export type ErasureStep = {
  /** Among the steps of all features, lowest first. */
  order: number;
  /**
   * @param account `under13`: by their own word; `most`: rows that are erased while somebody waits
   * @returns whether all of it is erased; where more is left than `most`, the next run of the cron goes on
   */
  erase(
    ctx: AppContext,
    account: { userId: string; under13: boolean; most: number | undefined },
  ): Promise<boolean>;
};

/** Everything a service may touch, made once a request by `workers/compose.ts`. Time and chance are here too. */
export type AppContext = {
  db: Database;
  bible: D1Database;
  /** What members share (decision 0060). No statement spans it and `db`. */
  community: Database;
  /** `open`: /community stands. `holdsFirst`: a new member's first request waits for a moderator. */
  communityRules: { open: boolean; holdsFirst: boolean };
  /** A file of this deployment by its path, as browsers are given it: `/assets/…`. */
  builtFile(path: string): Promise<Response>;
  accounts: Accounts;
  payments: Payments;
  texts: TextMessages;
  mail: Mail;
  captcha: Captcha;
  /** Null where this deployment has no keys for it. */
  push: Push | null;
  /** The same for phones in the native app. */
  phonePush: PhonePush | null;
  /** How many texts with notices go out in 24 hours, to all members together. */
  noticeTextsADay: number;
  /** The captcha before Test SMS, where that is switched on (D18); null where it is not. */
  testSms: { scriptUrl: string; siteKey: string } | null;
  /** Spoken words; `micros`: what a minute of each costs, millionths of a dollar. */
  voice: Voice & { micros: { transcribed: number; spoken: number } };
  rooms: MemberRooms;
  wall: WallRooms;
  groups: GroupRooms;
  evenings: EveningRooms;
  games: GameRooms;
  session: Session | null;
  pendingDeletion: PendingDeletion;
  /** The account has a profile, and nobody has said how old its owner is (G13). */
  ageMissing: boolean;
  /** Why neither of both could be read: guards fail by it, and the page of an outage is drawn. */
  accountFault: Error | null;
  /** A member asks. A document that all members share is made with this and without a session. */
  signedIn: boolean;
  requestId: string;
  /** The product's own origin, for example `https://koinonia.example`. */
  origin: string;
  /** Where people write who need a person of ours. */
  supportEmail: string;
  /** PR6: where coaching is booked and asked for; null while nobody has said it. */
  coaching: { bookingUrl: string | null; email: string | null };
  /** `finder`: the embedded Scripture finder answers; `model`: a language model does. */
  companion: "finder" | "model";
  /** From the browser, unverified; null when unknown or not a zone. */
  browserZone: string | null;
  /** Asked from within the native shell, where nothing is sold (G17). */
  inShell: boolean;
  /** What the person reads: chosen in a cookie, else the browser's. */
  language: Language;
  appearance: Appearance;
  /** One's own Bible, chosen in a cookie; null while nobody has said it. `ownTranslation` says which is read. */
  translation: Translation | null;
  /** D1: whether a visitor sees the hub's shell. */
  visitorHub: boolean;
  textSize: TextSize;
  movement: Movement;
  /** Came without any cookie. */
  firstVisit: boolean;
  /** Whether a path leads to a page, and to one that is not closed here. */
  isOpen(path: string): boolean;
  /** The rooms that are closed: by this deployment (`COMMUNITY_OPEN`), or by an administrator at `/admin/flags`. */
  closedRooms: readonly Room[];
  /** What runs now, in the reader's language, and was not dismissed on this device. */
  announcements: readonly Announcement[];
  /** What administrators have put in the place of shipped content; asked for by kind, item and day. */
  content: HeldContent;
  /** Rooms, announcements or content were changed: this isolate reads them anew. */
  siteChanged(): void;
  /** Versions of Terms and Privacy Policy that the member has not accepted: one that counts, one that will. */
  terms: { due: TermsVersion | null; coming: TermsVersion | null };
  /** What features keep of a member, gathered: what an archive is made of, and what erases it before the profile goes. */
  wholeAccount: { exports: readonly ExportSection[]; erasure: readonly ErasureStep[] };
  /** A keyed hash, base64url: limits count by it, and nobody reads a number or an address out of it. */
  hmac(text: string): Promise<string>;
  /** The mark of the network address that the request came from. */
  addressHash(): Promise<string>;
  /** What keeps the companion from being worn out: messages a minute and a day, and the day's money. */
  bounds: {
    sends: SendLimits;
    spendMicros: number | null;
    /** The most that the companion may cost for one member in a day, millionths of a dollar; null: no ceiling. */
    memberMicros: { free: number | null; paying: number | null };
  };
  /** Epoch ms of the product's rules (the sandbox may move it). */
  now(): number;
  /** Uniform in [0, 1). */
  random(): number;
  /** Work that may outlive the response. */
  waitUntil(work: Promise<unknown>): void;
};

export type MemberContext = AppContext & { session: Session; userId: string };
