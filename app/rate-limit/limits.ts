/** How often one may do a thing in a minute and in a day. */
export type Limit = { minute: number; day: number };

const SPAN_MS = { minute: 60_000, day: 86_400_000 } as const;
export type Span = keyof typeof SPAN_MS;

/** One more in the minute or the day that has begun, under a keyed hash of whoever does it. */
export type Count = { mark: string; span: Span; beginsAt: number; most: number };

/** What one more is counted in. */
export const countsOf = (mark: string, limit: Limit, now: number): Count[] =>
  (["minute", "day"] as const).map((span) => ({
    mark,
    span,
    beginsAt: now - (now % SPAN_MS[span]),
    most: limit[span],
  }));

/** Until counting begins anew, s. */
export const secondsLeft = (span: Span, now: number): number =>
  Math.ceil((SPAN_MS[span] - (now % SPAN_MS[span])) / 1_000);

/** The same as a header. */
export const retryIn = (span: Span, now: number): { "retry-after": string } => ({
  "retry-after": String(secondsLeft(span, now)),
});

/** Counts that began before this are over. */
export const overBefore = (now: number): number => now - 2 * SPAN_MS.day;
