import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";

/** What a form of the rhythm can be refused for. */
export type RhythmRefusal =
  | "rhythm.bad_form"
  | "rhythm.no_day"
  | "rhythm.to_come"
  | "rhythm.long_ago"
  | "rhythm.too_long"
  | "rhythm.order"
  | "rhythm.too_fast"
  | "rhythm.failed";

export type SickGiven = { first: string; last: string };

/** Under which of the two days a refusal stands. */
export function refusedDay(refusal: RhythmRefusal, { first, last }: SickGiven): keyof SickGiven {
  if (last === "" || refusal === "rhythm.long_ago") return "first";
  return refusal === "rhythm.no_day" && !isDay(first) ? "first" : "last";
}

/** How far back days of illness may be added, and how many at once. */
export const SICK_BACK_DAYS = 366;
export const SICK_MAX_DAYS = 92;

/** A day that is in the calendar. */
export function isDay(text: string): text is LocalDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/** A month from year 2000 to 2099, `YYYY-MM`; null for what is none. */
export const monthIn = (text: string | null): string | null =>
  text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null;

/** Days of illness as a member gives them: one day, or the last one too. They may be over, never to come. */
export function sickDaysIn(
  first: string,
  last: string,
  today: LocalDay,
): Result<{ firstDay: LocalDay; lastDay: LocalDay }, RhythmRefusal> {
  const end = last === "" ? first : last;
  if (!isDay(first) || !isDay(end)) return refuse("rhythm.no_day");
  if (end < first) return refuse("rhythm.order");
  if (end > today) return refuse("rhythm.to_come");
  if (first < addDays(today, -SICK_BACK_DAYS)) return refuse("rhythm.long_ago");
  if (end > addDays(first, SICK_MAX_DAYS - 1)) return refuse("rhythm.too_long");
  return ok({ firstDay: first, lastDay: end });
}
