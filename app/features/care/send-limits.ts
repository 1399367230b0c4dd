/** How many messages one may send in a minute and in a day. */
export type Limit = { minute: number; day: number };
export type SendLimits = { member: Limit; address: Limit };

const SPAN_MS = { minute: 60_000, day: 86_400_000 } as const;
export type Span = keyof typeof SPAN_MS;

export type SendCount = { mark: string; span: Span; beginsAt: number; most: number };

/** What one message is counted in: the minute and the day, of the member and of the address. */
export function countsOf(
  marks: { member: string; address: string },
  limits: SendLimits,
  now: number,
): SendCount[] {
  return (["member", "address"] as const).flatMap((who) =>
    (["minute", "day"] as const).map((span) => ({
      mark: marks[who],
      span,
      beginsAt: now - (now % SPAN_MS[span]),
      most: limits[who][span],
    })),
  );
}

/** Counts that began before this are over. */
export const overBefore = (now: number): number => now - 2 * SPAN_MS.day;
