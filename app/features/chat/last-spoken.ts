import { localDay } from "#app/core/local-day.ts";

const DAY_MS = 86_400_000;

/**
 * When a conversation was last spoken in, as its owner would say it:
 * the time today, the weekday within the week, the date before that.
 * @param at epoch ms
 * @param now epoch ms
 * @param timeZone IANA
 */
export function lastSpoken(at: number, now: number, timeZone: string): string {
  const day = localDay(at, timeZone);
  const today = localDay(now, timeZone);
  if (day === today) return format(at, timeZone, { hour: "numeric", minute: "2-digit" });
  const daysAgo = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  if (daysAgo > 0 && daysAgo < 7) return format(at, timeZone, { weekday: "long" });
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return format(at, timeZone, {
    month: "long",
    day: "numeric",
    ...(!sameYear && { year: "numeric" }),
  });
}

/** Newer engines set a narrow no-break space before AM: the server's and the browser's text must be the same. */
function format(at: number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-US", { ...options, timeZone }).format(at).replaceAll("\u202f", " ");
}
