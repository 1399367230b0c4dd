import type { Level } from "#app/features/community/permissions/levels.ts";
import type { Act, ItemKind } from "#app/features/community/queue/model/acts.ts";

export type OwnDecision = {
  id: string;
  act: Act;
  kind: ItemKind;
  subject: string;
  body: string | null;
  page: string | null;
  rule: string;
  words: string;
  at: number;
  endsAt: number | null;
  undoneAt: number | null;
  appeal: "open" | "right" | "kept" | null;
  appealWords: string | null;
  answer: string | null;
  editAsked: boolean;
  mayAppeal: boolean;
};

export type DecisionsPage = {
  decisions: OwnDecision[];
  /** Where the next page begins. */
  next: string | null;
  /** Closed to the member until then, epoch ms. */
  suspendedUntil: number | null;
  mutedUntil: number | null;
};

export type LevelPage = { level: Level; days: number; posts: number; reproaches: number; postsToday: number };
