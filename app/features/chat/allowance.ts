import { FREE_MESSAGES_A_DAY } from "./catalog.ts";

/** What decides whether a member has a daily limit (P7, P8, P9). */
export type Entitlement = { subscribed: boolean; isAdmin: boolean };

/** Messages a day; null without a limit. */
export const dailyMessages = ({ subscribed, isAdmin }: Entitlement): number | null =>
  subscribed || isAdmin ? null : FREE_MESSAGES_A_DAY;

/** What a message is paid with. */
export type Payment = "unlimited" | "free" | "pack";

/** G2: the day's free messages first, then the pack, then none. `allowed` null: without a limit. */
export function paymentFor(
  { used, allowed }: { used: number; allowed: number | null },
  packBalance: number,
): Payment | null {
  if (allowed === null) return "unlimited";
  if (used < allowed) return "free";
  return packBalance > 0 ? "pack" : null;
}
