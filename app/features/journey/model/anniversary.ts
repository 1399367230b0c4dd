import { addDays, type LocalDay } from "#app/core/local-day.ts";

/**
 * The days of a year, `MM-DD`, whose entries come back today. What was written on 29 February comes back on the 28th in
 * a year without one.
 */
export function anniversaryDays(today: LocalDay): [string, string] {
  const day = today.slice(5);
  const year = Number(today.slice(0, 4));
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return day === "02-28" && !isLeap ? [day, "02-29"] : [day, day];
}

/** How far a member's own day can be from the one that a statement is given before the member's zone is known. */
const NEAR = [-1, 0, 1] as const;

/** The days of a year that come back on a day or one beside it, and the first of these days. */
export function daysNear(today: LocalDay): { days: string[]; first: LocalDay } {
  const days = NEAR.flatMap((by) => anniversaryDays(addDays(today, by)));
  return { days: [...new Set(days)], first: addDays(today, NEAR[0]) };
}

/** Of those found for `daysNear`, the newest that comes back on this very day. */
export function comingBack<Found extends { day: LocalDay }>(
  found: readonly Found[],
  today: LocalDay,
): Found | null {
  const days = anniversaryDays(today);
  const [newest] = found
    .filter(({ day }) => days.includes(day.slice(5)) && day < today)
    .sort((one, other) => (one.day < other.day ? 1 : -1));
  return newest ?? null;
}

/** Whole years between two days. */
export const yearsBetween = (then: LocalDay, today: LocalDay): number =>
  Number(today.slice(0, 4)) - Number(then.slice(0, 4));
