import { z } from "zod/mini";
import type { Part } from "#app/features/chat/model/parts.ts";
import type { FeatureEvent } from "#app/manifest/events.ts";

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

/** What a service has committed, told to every tab; each feature has its own in its `events.ts`. */
export type RoomEvent = FeatureEvent;

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
