/** A day in somebody's own time zone, `YYYY-MM-DD`. */
export type LocalDay = string;

/** More spellings of zones than there are zones: somebody makes them up. */
const MAX_ZONES = 1_000;
const latest = new Map<string, { minute: number; day: string }>();
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    // en-CA writes YYYY-MM-DD
    formatter = new Intl.DateTimeFormat("en-CA", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    if (formatters.size >= MAX_ZONES) {
      formatters.clear();
      latest.clear();
      begun.clear();
    }
    formatters.set(zone, formatter);
  }
  return formatter;
}

/**
 * The member's day at an instant.
 * @param now epoch milliseconds UTC
 * @param zone an IANA name, for example `America/New_York`
 * @throws RangeError for a zone that does not exist; check with `isTimeZone` at the border
 */
export function localDay(now: number, zone: string): LocalDay {
  // no zone changes its day within a minute, and a page asks for the same moment again and again
  const minute = Math.floor(now / 60_000);
  const known = latest.get(zone);
  if (known?.minute === minute) return known.day;
  const day = formatterFor(zone).format(now);
  latest.set(zone, { minute, day });
  return day;
}

const begun = new Map<string, { day: LocalDay; at: number }>();
/** Longer than any day is, with a clock change and a half, minutes. */
const LONGEST_DAY = 26 * 60;

/** When the member's day began, epoch ms, to the minute. For whole lists: later than this is today. */
export function dayStart(now: number, zone: string): number {
  const day = localDay(now, zone);
  const known = begun.get(zone);
  if (known?.day === day) return known.at;
  let within = Math.floor(now / 60_000);
  let before = within - LONGEST_DAY;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (localDay(middle * 60_000, zone) === day) within = middle;
    else before = middle;
  }
  const at = within * 60_000;
  begun.set(zone, { day, at });
  return at;
}

/** When its minute began, epoch ms. */
export const minuteStart = (now: number): number => now - (now % 60_000);

/** The day in UTC: for what holds for everybody at once. */
export const utcDay = (now: number): LocalDay => new Date(now).toISOString().slice(0, 10);

const DAY_MS = 86_400_000;
/** What days are called, by their noon: a page of games or of a rhythm asks for hundreds of them. */
const names = new Map<number, LocalDay>();
const MAX_NAMES = 4_000;

/** The day so many days later (earlier when negative); days have no zone, so no clock change can matter. */
export function addDays(day: LocalDay, days: number): LocalDay {
  const noon = Date.parse(`${day}T12:00:00Z`) + Math.trunc(days) * DAY_MS;
  const known = names.get(noon);
  if (known !== undefined) return known;
  const name = new Date(noon).toISOString().slice(0, 10);
  if (names.size >= MAX_NAMES) names.clear();
  names.set(noon, name);
  return name;
}

export function isTimeZone(zone: string): boolean {
  try {
    formatterFor(zone);
    return true;
  } catch {
    return false;
  }
}
