import type { LocalDay } from "#app/core/local-day.ts";

/** The ten of a day, as they were played. `tookMs`: from their beginning to the last answer. */
export type PlayedDay = { correct: number; tookMs: number; isLive: boolean };

/** Ten questions with four options each cannot be read in this time, ms. */
const QUICK_MS = 20_000;
/** So many of the ten right without help, or it was guessing. */
const QUICK_RIGHT = 9;
/** Of one week. */
const QUICK_DAYS = 3;
const TOGETHER_DAYS = 6;

export type Unusual = { quickDays: number; togetherDays: number };

/**
 * What of a week an administrator looks at before its board is settled (decision 0107); null where nothing is. Answers
 * that a device kept come all at once, so of these only a week that is right throughout is unusual.
 */
export function unusualIn(days: readonly PlayedDay[]): Unusual | null {
  const quick = days.filter(({ tookMs }) => tookMs < QUICK_MS);
  const quickDays = quick.filter(({ isLive, correct }) => isLive && correct >= QUICK_RIGHT).length;
  const togetherDays = quick.filter(({ isLive, correct }) => !isLive && correct === 10).length;
  return quickDays >= QUICK_DAYS || togetherDays >= TOGETHER_DAYS ? { quickDays, togetherDays } : null;
}

/** For so long a board waits to be looked at, from the end of its week on; then every week on it counts. */
const HELD_MS = 3 * 86_400_000;
/** So often the cron asks whether it has been looked at, ms. */
export const ASK_AGAIN_MS = 3_600_000;

/** @param settledFrom when the week is over everywhere, epoch ms */
export const isHeld = (settledFrom: number, now: number): boolean => now < settledFrom + HELD_MS;

export type ReviewOutcome = "counted" | "left_out";
export type Review = { userId: string; tournament: LocalDay; outcome: ReviewOutcome | null };
