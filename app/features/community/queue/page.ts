import type { ReportReason } from "#app/features/community/model/themes.ts";
import type { Level } from "#app/features/community/permissions/levels.ts";
import type { Act, ItemKind, Moderation } from "./model/acts.ts";
import type { QueueCursor, QueueQuery } from "./model/query.ts";

export type QueueItem = {
  id: number;
  kind: ItemKind;
  severity: number;
  why: "report" | "flag" | "first" | "edited" | "appeal";
  reports: number;
  openedAt: number;
  state: "open" | "closed";
  closedAt: number | null;
  mine: boolean;
  claimer: string | null;
  act: Act | null;
};

/** The item that is looked at. `name` is null where others see none, until the moderator has said why they must know. */
export type QueueDetail = QueueItem & {
  subject: string;
  appealOf: string | null;
  appealWords: string;
  decidedByMe: boolean;
  decidedWords: string;
  decidedRule: string;
  body: string | null;
  kept: string;
  title: string;
  preset: string;
  language: string;
  unnamed: boolean;
  withdrawn: boolean;
  moderation: Moderation | null;
  version: number;
  context: string | null;
  revealed: boolean;
  own: boolean;
  name: string | null;
  handle: string | null;
  ageBand: string;
  leads: boolean;
  joinedAt: number;
  level: Level;
  warned: number;
  appealsRight: number;
  /** Why it was reported, and how often so. */
  reasons: [ReportReason, number][];
};

export type PastDecision = {
  id: string;
  act: Act;
  rule: string;
  words: string;
  at: number;
  endsAt: number | null;
  actor: string;
  undone: boolean;
};

export type QueuePage = {
  /** The reader enters the pastoral inbox, too. */
  pastoral: boolean;
  query: QueueQuery;
  items: QueueItem[];
  next: QueueCursor | null;
  counts: { open: number; mine: number; appeals: number; late: number };
  detail: QueueDetail | null;
  past: PastDecision[];
};
