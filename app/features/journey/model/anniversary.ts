import type { LocalDay } from "#app/core/local-day.ts";

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

/** Whole years between two days. */
export const yearsBetween = (then: LocalDay, today: LocalDay): number =>
  Number(today.slice(0, 4)) - Number(then.slice(0, 4));
