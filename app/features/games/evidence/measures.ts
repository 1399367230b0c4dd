import type { LocalDay } from "#app/core/local-day.ts";

/** What services keep evidence of. No browser tells any of it. */
export const MEASURES = [
  // a practice of the rhythm (decision 0031)
  "reading",
  "prayer",
  "memory",
  // a reward of the ledger
  "verse_save",
  "social_interaction",
  // right answers, and days whose ten were played
  "trivia",
  "daily",
  // a day of rest that has passed
  "rest",
] as const;
export type Measure = (typeof MEASURES)[number];

/** How often something was done on a day of the member's own. */
export type Evidence = readonly { measure: Measure; day: LocalDay; times: number }[];

/** How far something is that counts from a day on. */
export function progressOf(
  evidence: Evidence,
  { measure, by, target }: { measure: Measure; by: "times" | "days"; target: number },
  from: LocalDay,
): number {
  const fit = evidence.filter((one) => one.measure === measure && one.day >= from && one.times > 0);
  const found =
    by === "days" ? new Set(fit.map(({ day }) => day)).size : fit.reduce((sum, { times }) => sum + times, 0);
  return Math.min(found, target);
}
