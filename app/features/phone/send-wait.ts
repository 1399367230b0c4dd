import { RESEND_MS, type SendLimit } from "./phone-rules.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

/** G23, K2: so many texts to one number in so long. The schema keeps it (migration 0004); here it is told. */
const WINDOWS: readonly { most: number; ms: number; limit: SendLimit }[] = [
  { most: 1, ms: RESEND_MS, limit: "phone.too_soon" },
  { most: 3, ms: 10 * MINUTE, limit: "phone.three_sends" },
  { most: 10, ms: DAY, limit: "phone.ten_a_day" },
];

/**
 * When the next text may go to a number, and what it waits for. Null when it may go now.
 * @param sentAt the earlier ones, newest first
 */
export function sendWait(sentAt: readonly number[], now: number): { limit: SendLimit; until: number } | null {
  const waits = WINDOWS.flatMap(({ most, ms, limit }) => {
    const nth = sentAt[most - 1];
    return nth !== undefined && nth + ms > now ? [{ limit, until: nth + ms }] : [];
  });
  return waits.sort((a, b) => b.until - a.until)[0] ?? null;
}
