/** PT15, K16: how often is looked whether a pet would like care, ms. */
export const CHECK_EVERY_MS = 30 * 60_000;
/** PT15, K16: a reminder is shown once in this time at most, ms. */
export const REMIND_APART_MS = 4 * 3_600_000;

/** @param last when was looked the last time, epoch ms; null: never */
export const isTimeToCheck = (last: number | null, now: number): boolean =>
  last === null || now - last >= CHECK_EVERY_MS || last > now;

/** How long until the next look, ms: at once where none was. */
export const nextCheckIn = (last: number | null, now: number): number =>
  last === null || isTimeToCheck(last, now) ? 0 : last + CHECK_EVERY_MS - now;

/** The intent of a page's form that asks for a look. */
export const CHECK_CARE = "check-care";
