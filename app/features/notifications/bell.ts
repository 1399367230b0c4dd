import { isQuiet, type QuietHours } from "./choices.ts";

/** So many are counted; a bell that says more says nothing. */
export const MOST_COUNTED = 100;

const MINUTES_A_DAY = 1440;

/** Minutes after midnight in a zone. */
export function minuteThere(now: number, zone: string): number {
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const [hour, minute] = clock.format(now).split(":").map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}

/** When the quiet that is now began, epoch ms; null when nothing is quiet. */
export function quietSince(hours: QuietHours, zone: string, now: number): number | null {
  if (!hours) return null;
  const minute = minuteThere(now, zone);
  if (!isQuiet(hours, minute)) return null;
  const past = (minute - hours.from + MINUTES_A_DAY) % MINUTES_A_DAY;
  return Math.floor(now / 60_000) * 60_000 - past * 60_000;
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
export const countText = (unread: number): string => (unread >= MOST_COUNTED ? "99+" : String(unread));
