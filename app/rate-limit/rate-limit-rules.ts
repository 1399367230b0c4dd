/** How often one may do a thing in a minute and in a day. */
export type RateLimit = { minute: number; day: number };

const SPAN_MS = { minute: 60_000, day: 86_400_000 } as const;
export type Span = keyof typeof SPAN_MS;

/** One more in the minute or the day that has begun, under a keyed hash of whoever does it. */
export type RateLimitCounter = { keyHash: string; span: Span; beginsAt: number; limit: number };

/** What one more is counted in. */
export const rateLimitCounters = (keyHash: string, limit: RateLimit, now: number): RateLimitCounter[] =>
  (["minute", "day"] as const).map((span) => ({
    keyHash,
    span,
    beginsAt: now - (now % SPAN_MS[span]),
    limit: limit[span],
  }));

/** Until counting begins anew, s. */
export const secondsLeft = (span: Span, now: number): number =>
  Math.ceil((SPAN_MS[span] - (now % SPAN_MS[span])) / 1_000);

/** The same as a header. */
export const retryAfterHeader = (span: Span, now: number): { "retry-after": string } => ({
  "retry-after": String(secondsLeft(span, now)),
});

/** Counts that began before this are over. */
export const rateLimitsExpiredBefore = (now: number): number => now - 2 * SPAN_MS.day;
