import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { PRACTICES, type Practice } from "./practice.ts";

/** One month of a member: a bit for each day, the first lowest. `flown`: days that a flight passed over. */
export type Month = { month: string; flown: number } & Record<Practice, number>;
/** The weekday of rest (0 is Sunday) from a day on. */
export type Rest = { fromDay: LocalDay; weekday: number };
export type SickDays = { id: string; firstDay: LocalDay; lastDay: LocalDay };
export type Rhythm = { months: readonly Month[]; rests: readonly Rest[]; sick: readonly SickDays[] };

/** `open`: a day that has gone by without anything, and is nobody's debt. */
export type DayState = "practised" | "rest" | "sick" | "flown" | "open" | "today" | "ahead";
export type Day = { day: LocalDay; state: DayState; practices: Practice[]; isToday: boolean };

const DAY_MS = 86_400_000;
const numberOf = (day: LocalDay): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number): LocalDay => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** 0 is Sunday. A day has no zone, so neither has its weekday. */
export const weekdayOf = (day: LocalDay): number => (((numberOf(day) + 4) % 7) + 7) % 7;

const bitOf = (day: LocalDay): number => 1 << (Number(day.slice(8)) - 1);

function bitsIn(word: number): number {
  let bits = 0;
  for (let left = word; left !== 0; left &= left - 1) bits++;
  return bits;
}

const practised = (month: Month): number => PRACTICES.reduce((word, kind) => word | month[kind], 0);

/** Sunday, until the member chooses another; a choice leaves the days before it as they were. */
export const restWeekday = (rests: readonly Rest[], day: LocalDay): number =>
  rests
    .filter(({ fromDay }) => fromDay <= day)
    .sort((a, b) => a.fromDay.localeCompare(b.fromDay))
    .at(-1)?.weekday ?? 0;

/** Looks a day up as often as it is asked. */
function reader({ months, rests, sick }: Rhythm, today: LocalDay): (day: LocalDay) => DayState {
  const byName = new Map(months.map((month) => [month.month, month]));
  return (day) => {
    const month = byName.get(day.slice(0, 7));
    if (month && practised(month) & bitOf(day)) return "practised";
    if (sick.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)) return "sick";
    if (month && month.flown & bitOf(day)) return "flown";
    if (restWeekday(rests, day) === weekdayOf(day)) return "rest";
    if (day === today) return "today";
    return day > today ? "ahead" : "open";
  };
}

export type Summary = {
  /** Days with a practice. They are added and never taken away. */
  days: number;
  /** The most days of practice with nothing between them but rest, illness and flights. */
  best: number;
  since: LocalDay | null;
};

/** M2: what is said of the whole rhythm. There is no number in it that a day without practice could make smaller. */
export function summaryOf(rhythm: Rhythm, today: LocalDay): Summary {
  const since = firstDay(rhythm.months);
  if (!since) return { days: 0, best: 0, since: null };
  const stateOf = reader(rhythm, today);
  let best = 0;
  let stretch = 0;
  for (let number = numberOf(since), end = numberOf(today); number <= end; number++) {
    const state = stateOf(dayOf(number));
    if (state === "practised") best = Math.max(best, ++stretch);
    if (state === "open") stretch = 0;
  }
  const days = rhythm.months.reduce((sum, month) => sum + bitsIn(practised(month)), 0);
  return { days, best, since };
}

function firstDay(months: readonly Month[]): LocalDay | null {
  const first = months
    .filter((month) => practised(month) !== 0)
    .reduce<Month | null>((least, month) => (!least || month.month < least.month ? month : least), null);
  if (!first) return null;
  const word = practised(first);
  const date = 32 - Math.clz32(word & -word);
  return `${first.month}-${String(date).padStart(2, "0")}`;
}

function daysFrom(rhythm: Rhythm, today: LocalDay, first: LocalDay, count: number): Day[] {
  const stateOf = reader(rhythm, today);
  const byName = new Map(rhythm.months.map((month) => [month.month, month]));
  return Array.from({ length: count }, (_, at) => {
    const day = addDays(first, at);
    const month = byName.get(day.slice(0, 7));
    return {
      day,
      state: stateOf(day),
      practices: PRACTICES.filter((kind) => month && month[kind] & bitOf(day)),
      isToday: day === today,
    };
  });
}

/** Days of a week before this one; Monday is the first. */
const sinceMonday = (day: LocalDay): number => (weekdayOf(day) + 6) % 7;

/** The seven windows of today's week, Monday first. */
export const weekOf = (rhythm: Rhythm, today: LocalDay): Day[] =>
  daysFrom(rhythm, today, addDays(today, -sinceMonday(today)), 7);

/** A month of the calendar; `before`: places left empty in its first week. */
export function monthOf(rhythm: Rhythm, today: LocalDay, month: string): { before: number; days: Day[] } {
  const first = `${month}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return {
    before: sinceMonday(first),
    days: daysFrom(rhythm, today, first, numberOf(next) - numberOf(first)),
  };
}
