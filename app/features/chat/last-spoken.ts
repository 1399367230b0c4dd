import { type LocalDay, localDay } from "#app/core/local-day.ts";

const DAY_MS = 86_400_000;

/**
 * When a conversation was last spoken in, as its owner would say it: the time today, the weekday within the
 * week, the date before that.
 * @param at epoch ms
 * @param today the owner's, which a list finds out once
 * @param timeZone IANA
 */
export function lastSpoken(at: number, today: LocalDay, timeZone: string): { today: boolean; words: string } {
  const day = localDay(at, timeZone);
  if (day === today)
    return { today: true, words: format(at, timeZone, { hour: "numeric", minute: "2-digit" }) };
  return { today: false, words: earlier(at, day, today, timeZone) };
}

function earlier(at: number, day: LocalDay, today: LocalDay, timeZone: string): string {
  const daysAgo = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  if (daysAgo > 0 && daysAgo < 7) return format(at, timeZone, { weekday: "long" });
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return format(at, timeZone, {
    month: "long",
    day: "numeric",
    ...(!sameYear && { year: "numeric" }),
  });
}

/** Making one costs far more than using it; each set of options here has its own names. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${Object.keys(options).join(" ")}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-US", { ...options, timeZone });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** Newer engines set a narrow no-break space before AM: the server's and the browser's text must be the same. */
function format(at: number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return formatterFor(timeZone, options).format(at).replaceAll("\u202f", " ");
}
