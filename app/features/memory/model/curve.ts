/** Reviews by the days that had passed since the one before: how many there were, and how many were recalled. */
export type GapCount = { gap: number; reviews: number; recalled: number };

/** From so many days on, up to the next. */
export const BUCKETS = [1, 2, 4, 8, 15, 31, 61] as const;
export type Bucket = { from: number; to: number | null; reviews: number; recalled: number };

/** One's own forgetting, from one's own reviews; what came again on the same day says nothing of it. */
export function retention(counts: readonly GapCount[]): Bucket[] {
  return BUCKETS.map((from, at) => {
    const next = BUCKETS[at + 1];
    const within = counts.filter(({ gap }) => gap >= from && (next === undefined || gap < next));
    return {
      from,
      to: next === undefined ? null : next - 1,
      reviews: within.reduce((sum, { reviews }) => sum + reviews, 0),
      recalled: within.reduce((sum, { recalled }) => sum + recalled, 0),
    };
  });
}
