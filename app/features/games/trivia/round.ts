import type { Memory } from "#app/features/memory/model/schedule.ts";

export const ROUND_KINDS = ["daily", "theme", "practice", "duel"] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];
export const HELPS = ["half", "passage"] as const;
export type Help = (typeof HELPS)[number];
/** 50-50 so often a round. */
export const HALVES = 3;
/** Seconds a question, for whoever wants a clock. */
export const CLOCKS = [20, 30, 60] as const;
export const REASONS = ["answer", "several", "unclear", "translation", "hurtful"] as const;
export type Reason = (typeof REASONS)[number];

/** A round as it is kept. */
export type Round = {
  id: string;
  kind: RoundKind;
  about: string;
  day: string;
  items: string[];
  seconds: number | null;
  shownAt: number;
  answered: number;
  correct: number;
  finishedAt: number | null;
};

export type Answer = {
  place: number;
  item: string;
  choice: number;
  correct: boolean;
  aided: boolean;
  at: number;
};

/** A question that was missed, in its schedule. */
export type TriviaCard = Memory;
