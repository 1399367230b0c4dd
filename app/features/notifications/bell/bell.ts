import { dateFormat } from "#app/core/text/date-format.ts";
import { isQuiet, type QuietHours } from "#app/features/notifications/choices/choices.ts";

/** So many are counted; a bell that says more says nothing. */
export const MAX_COUNTED = 100;

const MINUTES_A_DAY = 1440;

/** A clock is moved by so many minutes at most. */
const MAX_MOVED = 120;

const clockOf = (zone: string) =>
  dateFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });

function minuteOn(clock: Intl.DateTimeFormat, at: number): number {
  const [hour, minute] = clock.format(at).split(":").map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}

/** Minutes after midnight in a zone. */
export const minuteThere = (now: number, zone: string): number => minuteOn(clockOf(zone), now);

/** When the quiet that is now began, epoch ms to the minute; null when nothing is quiet. */
export function quietSince(hours: QuietHours, zone: string, now: number): number | null {
  if (!hours) return null;
  const clock = clockOf(zone);
  const quietAt = (minutes: number): boolean => isQuiet(hours, minuteOn(clock, minutes * 60_000));
  const here = Math.floor(now / 60_000);
  if (!quietAt(here)) return null;
  const past = (minuteOn(clock, here * 60_000) - hours.from + MINUTES_A_DAY) % MINUTES_A_DAY;
  // in the night in which clocks change, it is not so long ago as they say
  let since = here - past;
  for (let moved = 0; moved < MAX_MOVED && !quietAt(since); moved++) since++;
  for (let moved = 0; moved < MAX_MOVED && quietAt(since - 1); moved++) since--;
  return since * 60_000;
}

/**
 * What the bell counts (G25): what came in quiet hours waits for their end.
 * @param times of what is unread and rings, epoch ms
 */
export function unreadNow(times: readonly number[], hours: QuietHours, zone: string, now: number): number {
  const since = quietSince(hours, zone, now);
  return since === null ? times.length : times.filter((at) => at < since).length;
}

/** What is seen beside the bell. */
export const countText = (unread: number): string => (unread >= MAX_COUNTED ? "99+" : String(unread));
