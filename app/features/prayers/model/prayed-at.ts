/** How long a prayer may wait on a device, ms. */
const MAX_WAIT_MS = 7 * 86_400_000;

/**
 * When somebody prayed, of what a device tells later; null where that is more than seven days ago.
 * @param agoMs how long ago, by the device's own measure: its clock may be wrong
 */
export const prayedAt = (agoMs: number, now: number): number | null =>
  agoMs <= MAX_WAIT_MS ? now - agoMs : null;
