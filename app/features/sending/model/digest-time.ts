import { addDays, dayStart, localDay } from "#app/core/local-day.ts";
import { restWeekday, weekdayOf } from "#app/features/rhythm/rhythm.ts";
import { isRestDay, minuteAt, nextDayStart, opensAt, type Rhythm } from "./when.ts";

export const EVERY = ["day", "week"] as const;
export type Every = (typeof EVERY)[number];

/** Eight in the morning, by the member's clock. */
const AT_MINUTE = 8 * 60;
const MINUTE_MS = 60_000;

/** That time on the day which `at` lies in; where the clock passes over it, the first moment after. */
function morningOf(at: number, zone: string): number {
  const begins = dayStart(at, zone);
  let found = begins + AT_MINUTE * MINUTE_MS;
  const off = AT_MINUTE - minuteAt(found, zone);
  if (Math.abs(off) <= 180) found += off * MINUTE_MS;
  return found;
}

/** A week's digest comes on the day after the day of rest. */
const isDigestDay = (at: number, every: Every, { zone, rests }: Rhythm): boolean => {
  if (every === "day") return true;
  const day = localDay(at, zone);
  return (restWeekday(rests, day) + 1) % 7 === weekdayOf(day);
};

/** When what came at `from` is told in a digest: the next morning that is one, past quiet hours; rest is left out. */
export function nextDigest(from: number, every: Every, rhythm: Rhythm): number {
  const { zone, keepsRest } = rhythm;
  const rests = (morning: number): boolean => keepsRest && isRestDay(morning, rhythm);
  let at = from;
  for (let day = 0; day < 9; day++) {
    const morning = morningOf(at, zone);
    if (morning > from && isDigestDay(morning, every, rhythm) && !rests(morning))
      return opensAt(morning, rhythm);
    at = nextDayStart(at, zone);
  }
  throw new Error(`no day for a digest after ${addDays(localDay(from, zone), 9)}`);
}
