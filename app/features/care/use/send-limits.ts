import {
  type RateLimit,
  type RateLimitCounter,
  rateLimitCounters,
} from "#app/rate-limit/rate-limit-rules.ts";

/** How many messages one may send. */
export type SendLimits = { member: RateLimit; address: RateLimit };

/** What one message is counted in: the minute and the day, of the member and of the address. */
export const sendCounts = (
  marks: { member: string; address: string },
  limits: SendLimits,
  now: number,
): RateLimitCounter[] => [
  ...rateLimitCounters(marks.member, limits.member, now),
  ...rateLimitCounters(marks.address, limits.address, now),
];
