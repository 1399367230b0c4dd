import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { SHARED_DAYS } from "./limits.ts";

/** A member's month: a bit for each day on which something was practiced, the first lowest. */
export type MonthOfDays = { month: string; days: number };

export const isPracticed = (months: readonly MonthOfDays[], day: LocalDay): boolean => {
  const found = months.find(({ month }) => month === day.slice(0, 7));
  return found !== undefined && ((found.days >> (Number(day.slice(8)) - 1)) & 1) === 1;
};

/** The last days, today last. */
export const lastDays = (today: LocalDay, count: number = SHARED_DAYS): LocalDay[] =>
  Array.from({ length: count }, (_, at) => addDays(today, at - count + 1));

/** Each of the last days: whether both practiced on it. What one of them missed is not told of anybody. */
export const bothPracticed = (
  mine: readonly MonthOfDays[],
  theirs: readonly MonthOfDays[],
  today: LocalDay,
): boolean[] => lastDays(today).map((day) => isPracticed(mine, day) && isPracticed(theirs, day));
