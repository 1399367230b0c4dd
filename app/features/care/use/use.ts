import { billDay, isSpent } from "./spend.ts";

/** What one member has had of the companion: the day's cost, and messages of danger in the hour since `dangerSince`. */
export type MemberUse = { day: string; micros: number; dangerSince: number; dangers: number };

export const NO_USE: MemberUse = { day: "", micros: 0, dangerSince: 0, dangers: 0 };

/** How long messages of danger are counted together, ms. */
export const DANGER_SPAN_MS = 3_600_000;

/** So many messages of danger in that time are answered by the model; those after them by our own words, with the card. */
export const MODEL_ANSWERS_TO_DANGER = 5;

/** Millionths of a dollar on the day of `now` (UTC). */
export const microsOn = (use: MemberUse, now: number): number => (use.day === billDay(now) ? use.micros : 0);

/** Whether a member has had all that one member may cost in a day; `most` null: no ceiling is set. */
export const isOverCeiling = (use: MemberUse, most: number | null, now: number): boolean =>
  isSpent(microsOn(use, now), most);

/**
 * Which of our own words answer to danger, counted from 0; null: the model answers.
 * @param dangers how many messages of danger came in the running hour, with this one
 */
export const ownTurn = (dangers: number): number | null =>
  dangers <= MODEL_ANSWERS_TO_DANGER ? null : dangers - MODEL_ANSWERS_TO_DANGER - 1;
