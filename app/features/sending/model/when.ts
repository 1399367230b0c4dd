import { dayStart, localDay } from "#app/core/local-day.ts";
import { dateFormat } from "#app/core/text/date-format.ts";
import { isQuiet, type QuietHours } from "#app/features/notifications/choices/choices.ts";
import { type Rest, restWeekday, weekdayOf } from "#app/features/rhythm/rhythm.ts";

/** When a member wants to be left alone. */
export type Rhythm = { zone: string; quiet: QuietHours; rests: readonly Rest[]; keepsRest: boolean };

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const MINUTES_A_DAY = 1440;
/** A clock is moved by so many minutes at most. */
const MAX_MOVED = 120;

/** Minutes after midnight by the member's clock. */
export function minuteAt(at: number, zone: string): number {
  const clock = dateFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const [hour = 0, minute = 0] = clock.format(at).split(":").map(Number);
  return hour * 60 + minute;
}

/** A day of more than 25 hours has never been; the next one is longer than two. */
export const nextDayStart = (at: number, zone: string): number =>
  dayStart(dayStart(at, zone) + 27 * HOUR_MS, zone);

export const isRestDay = (at: number, { zone, rests }: Pick<Rhythm, "zone" | "rests">): boolean => {
  const day = localDay(at, zone);
  return restWeekday(rests, day) === weekdayOf(day);
};

/** The first moment from `now` on that is not in quiet hours, to the minute where it waits. */
export function quietEnds(quiet: QuietHours, zone: string, now: number): number {
  const quietAt = (minutes: number): boolean => isQuiet(quiet, minuteAt(minutes * MINUTE_MS, zone));
  const here = Math.floor(now / MINUTE_MS);
  if (!quiet || !quietAt(here)) return now;
  let at = here + ((quiet.to - minuteAt(now, zone) + MINUTES_A_DAY) % MINUTES_A_DAY);
  // in the night in which clocks change, it is sooner or later than they say
  for (let moved = 0; moved < MAX_MOVED && quietAt(at); moved++) at++;
  for (let moved = 0; moved < MAX_MOVED && at > here + 1 && !quietAt(at - 1); moved++) at--;
  return at * MINUTE_MS;
}

/** From when on something may go out: past the day of rest and the quiet hours, whichever follows upon the other. */
export function opensAt(now: number, rhythm: Rhythm): number {
  const { zone, quiet, keepsRest } = rhythm;
  let at = now;
  for (let turn = 0; turn < 8; turn++) {
    const awake = keepsRest && isRestDay(at, rhythm) ? nextDayStart(at, zone) : at;
    const open = quietEnds(quiet, zone, awake);
    if (open === at) return at;
    at = open;
  }
  return at;
}
