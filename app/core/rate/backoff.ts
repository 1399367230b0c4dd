/** The wait before try number `attempt` (from 0) where each is twice the one before, up to a longest, ms. */
export const exponentialBackoff = (attempt: number, firstMs: number, longestMs: number): number =>
  Math.min(firstMs * 2 ** attempt, longestMs);
