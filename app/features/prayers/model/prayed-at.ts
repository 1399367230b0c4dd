/** How long a prayer may wait on a device, ms. */
const MOST_WAIT_MS = 7 * 86_400_000;

/**
 * When somebody prayed, as a device tells it later: no moment that is to come, and none of more than seven days ago.
 * @param at null: now
 */
export const prayedAt = (at: number | null, now: number): number | null => {
  if (at === null || at > now) return now;
  return at >= now - MOST_WAIT_MS ? at : null;
};
