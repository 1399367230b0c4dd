import { z } from "zod/mini";
import type { Part } from "#app/features/chat/model/parts.ts";
import type { Memory } from "#app/features/pet/model/memories.ts";
import type { Adventure, Training } from "#app/features/pet/model/outings.ts";
import type { Pet } from "#app/features/pet/model/rules.ts";
import type { Activity } from "#app/features/rewards/catalog.ts";
import type { Boost } from "#app/features/rewards/rules.ts";
import type { Purchase, ShopItem } from "#app/features/shop/rules.ts";
import type { Wallet } from "#app/features/wallet/rules.ts";

/**
 * Everything that crosses the wire between a member's room and that member's tabs.
 * The browser imports types only; the room parses what it receives with `SyncRequest`.
 * Raise VERSION when an old tab could misread a new frame: it then reloads.
 */
export const VERSION = 4;

/** Frames larger than this are refused and the socket closed, bytes. */
export const MAX_FRAME_BYTES = 1024;

/** Close codes of our own (4000-4999). */
export const CLOSE = {
  badFrame: 4400,
  /** The session has ended. */
  signedOut: 4401,
  /** The token has run out: the tab comes again at once with a fresh one, and is told what it missed. */
  renew: 4408,
  /** The member has opened a newer one beyond the most; the tab comes again when somebody looks at it. */
  tooMany: 4409,
  tooLarge: 4413,
  outdated: 4426,
  /** More frames or bytes than a session may have; the tab waits long before it comes again. */
  tooMuch: 4429,
} as const;

export type MessageRole = "user" | "assistant";

/** `kept`: whole. `stopped`: the member stopped it. `interrupted`: it broke off. `unanswered`: a question whose answer failed. */
export type MessageState = "kept" | "stopped" | "interrupted" | "unanswered";

export type MessageView = {
  id: string;
  conversationId: string;
  role: MessageRole;
  parts: Part[];
  state: MessageState;
  /** Epoch ms. */
  createdAt: number;
  /** The page's own request id, so that an optimistic line becomes this one. */
  requestId: string | null;
  /** Which version this is, of how many. */
  version: number;
  versions: number;
};

/** Where a new message stands: how often its conversation's path had been turned, and what the message follows. */
export type Path = { pathRevision: number; after: string | null };

export type ConversationView = {
  id: string;
  title: string;
  category: string;
  /** Epoch ms. */
  lastMessageAt: number;
  pinned: boolean;
  /** The folder that it lies in. */
  folderId: string | null;
};

export type FolderView = { id: string; name: string };

/**
 * `day` is the member's own, `YYYY-MM-DD`; `allowed` is null without a limit. `credits`: bought messages that are left,
 * used once the day's are (G2); absent where nobody has looked.
 */
export type AllowanceView = { day: string; used: number; allowed: number | null; credits?: number };

export type AnswerOutcome = "answered" | "stopped" | "failed" | "interrupted";

/** What a service has committed, told to every tab. */
export type RoomEvent =
  | { name: "message.created"; message: MessageView; path?: Path }
  /** Another version is shown from somewhere on: the page's data must be read again. */
  | { name: "conversation.branch_changed"; conversationId: string; pathRevision: number }
  | { name: "conversation.changed"; conversation: ConversationView }
  | { name: "conversation.deleted"; conversationId: string }
  | { name: "folder.changed"; folder: FolderView }
  /** What lay in it lies in the list again. */
  | { name: "folder.deleted"; folderId: string }
  | { name: "allowance.changed"; allowance: AllowanceView }
  /** There is something new in the member's notifications, or something was read: they are asked for again. */
  | { name: "notifications.changed" }
  /** What the member has paid for has changed, or what it opens: pages ask again (E1). */
  | { name: "subscription.changed" }
  /** A day of the member's rhythm has changed. */
  | { name: "rhythm.changed" }
  /** Marks, notes or saved verses of a chapter (`BBCCC`) have changed; null: of any. */
  | { name: "marks.changed"; chapter: number | null; requestId: string }
  /** A session of study has gone on, or has ended. */
  | { name: "study.changed" }
  /** A plan of reading was begun, changed, removed, or something of it was read. */
  | { name: "plans.changed" }
  /** The Daniel Plan was begun, moved, or something was kept of it. */
  | { name: "daniel.changed" }
  /** A verse that is learned by heart was added, reviewed or removed. */
  | { name: "deck.changed" }
  /** Something of the community that the member sees has changed: somebody prayed, answered or wrote. */
  | { name: "community.changed" }
  /** Everything that one act has changed, in one event; each part has a version, and the higher one is kept. */
  | {
      name: "pet.changed";
      /** Of the act that it comes of; absent where nobody asked. */
      requestId?: string;
      pet?: Pet;
      wallet?: Wallet;
      adventure?: Adventure;
      training?: Training;
      memory?: Memory;
      purchase?: Purchase;
      /** What was bought, with the stock that is left. */
      item?: ShopItem;
      /** The one purchase that is on; null: none. */
      equippedId?: string | null;
    }
  /** A reward was given (LV15); the wallet and the pet as they are afterwards. D25: both logins are one of these. */
  | {
      name: "reward.given";
      activity: Activity;
      causeId: string;
      coins: number;
      experience: number;
      boost: Boost | null;
      /** Reached by it; null when the level is what it was. */
      level: number | null;
      gems: number;
      welcomedBack: boolean;
      wallet: Wallet;
      pet: Pet | null;
    }
  | { name: "answer.started"; answerId: string; conversationId: string; questionId: string }
  | {
      name: "answer.finished";
      answerId: string;
      conversationId: string;
      questionId: string;
      outcome: AnswerOutcome;
      /** Null when nothing was said, or the path leads elsewhere meanwhile. */
      message: MessageView | null;
      path?: Path;
    };

/** An event with the id that makes publishing it twice harmless. */
export type Publication = { id: string; event: RoomEvent };

/** An answer still being written. `n` counts its deltas. */
export type AnswerSnapshot = {
  answerId: string;
  conversationId: string;
  questionId: string;
  n: number;
  parts: Part[];
};

export type NumberedEvent<Event = RoomEvent> = { seq: number; id: string; event: Event };

/** The answer to a sync request. `missed`: the gap is too old to replay, load the page's data again. */
export type SyncFrame<Event> = {
  t: "sync";
  v: number;
  epoch: string;
  head: number;
  missed: boolean;
  events: NumberedEvent<Event>[];
};

/** Room to tab. */
export type DownFrame<Event = RoomEvent> =
  | (SyncFrame<Event> & { answers: AnswerSnapshot[] })
  | ({ t: "event" } & NumberedEvent<Event>)
  /** Ephemeral: not stored as an event, replayed by the snapshot. */
  | { t: "delta"; answerId: string; n: number; parts: Part[] };

/** Tab to room: the one thing a tab may say. */
export const SyncRequest = z.object({
  t: z.literal("sync"),
  v: z.number(),
  epoch: z.nullable(z.string().check(z.maxLength(64))),
  since: z.int().check(z.nonnegative()),
});
export type SyncRequest = z.infer<typeof SyncRequest>;
