const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * When a plan reminds next, epoch ms. On the two days a year on which a clock is changed it may be an hour early or late.
 * @param hour of the member's day; null: never
 * @param dayBegan when the member's day began
 */
export function nextReminder(hour: number | null, dayBegan: number, now: number): number | null {
  if (hour === null) return null;
  const today = dayBegan + hour * HOUR_MS;
  return today > now ? today : today + DAY_MS;
}
