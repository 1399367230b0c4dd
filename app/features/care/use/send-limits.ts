import { type Count, countsOf, type Limit } from "#app/rate-limit/limits.ts";

/** How many messages one may send. */
export type SendLimits = { member: Limit; address: Limit };

/** What one message is counted in: the minute and the day, of the member and of the address. */
export const sendCounts = (
  marks: { member: string; address: string },
  limits: SendLimits,
  now: number,
): Count[] => [
  ...countsOf(marks.member, limits.member, now),
  ...countsOf(marks.address, limits.address, now),
];
