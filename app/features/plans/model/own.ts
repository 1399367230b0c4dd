import type { LocalDay } from "#app/core/local-day.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { bookByNumber } from "#app/features/bible/books.ts";
import { mostReadings, streamOf } from "./kinds.ts";
import { WORDS_A_MINUTE, wordsOf } from "./passage.ts";
import { daysOf, EVERY_DAY, type Weekdays } from "./schedule.ts";

/** Three years of days, leap day included. */
export const MAX_DAYS = 1_096;
/** A day's reading is at most so long; what is longer is a day's work. */
export const MAX_MINUTES = 240;
export const MAX_NAME = 80;

export type OwnRefusal =
  | "plans.no_books"
  | "plans.no_weekday"
  | "plans.no_days"
  | "plans.few_days"
  | "plans.many_days"
  | "plans.more_days_than_verses"
  | "plans.long_days"
  | "plans.no_minutes"
  | "plans.many_minutes"
  | "plans.bad_start";

/** What is chosen in the maker: so many days of reading, or so many minutes on each. */
export type OwnChoice = {
  books: readonly number[];
  weekdays: Weekdays;
  start: LocalDay;
  pace: { by: "days"; days: number } | { by: "minutes"; minutes: number };
};

export type OwnPlan = {
  books: number[];
  weekdays: Weekdays;
  start: LocalDay;
  readings: number;
  /** Of an ordinary day. */
  minutes: number;
  firstDay: LocalDay;
  lastDay: LocalDay;
};

/** The plan that a choice makes, before it is begun; or why there is none. */
export function ownPlan({ books, weekdays, start, pace }: OwnChoice): Result<OwnPlan, OwnRefusal> {
  const chosen = [...new Set(books)].filter((book) => bookByNumber(book)).sort((a, b) => a - b);
  if (chosen.length === 0) return refuse("plans.no_books");
  if ((weekdays & EVERY_DAY) === 0) return refuse("plans.no_weekday");
  const words = streamOf(chosen)
    .flat()
    .reduce((sum, passage) => sum + wordsOf(passage), 0);
  const readings = readingsFor(pace, words);
  if (!readings.ok) return readings;
  if (readings.value > mostReadings(chosen)) return refuse("plans.more_days_than_verses");
  const minutes = Math.max(1, Math.round(words / readings.value / WORDS_A_MINUTE));
  if (minutes > MAX_MINUTES) return refuse("plans.long_days");
  const days = daysOf({ weekdays, restDays: [], anchorDay: start }, readings.value);
  const [firstDay = start, lastDay = start] = [days[0], days.at(-1)];
  return ok({ books: chosen, weekdays, start, readings: readings.value, minutes, firstDay, lastDay });
}

function readingsFor(pace: OwnChoice["pace"], words: number): Result<number, OwnRefusal> {
  if (pace.by === "minutes") {
    const { minutes } = pace;
    if (!Number.isFinite(minutes) || minutes < 1) return refuse("plans.no_minutes");
    if (minutes > MAX_MINUTES) return refuse("plans.many_minutes");
    const days = Math.max(1, Math.ceil(words / (minutes * WORDS_A_MINUTE)));
    return days > MAX_DAYS ? refuse("plans.many_days") : ok(days);
  }
  const { days } = pace;
  if (!Number.isInteger(days)) return refuse("plans.no_days");
  if (days < 1) return refuse("plans.few_days");
  return days > MAX_DAYS ? refuse("plans.many_days") : ok(days);
}
