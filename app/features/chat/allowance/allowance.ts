import { FREE_MESSAGES_A_DAY } from "#app/features/billing/model/offers.ts";

/** What decides whether a member has a daily limit (P7, P8, P9). */
export type Entitlement = { subscribed: boolean; isAdmin: boolean };

/** Messages a day; null without a limit. */
export const dailyMessages = ({ subscribed, isAdmin }: Entitlement): number | null =>
  subscribed || isAdmin ? null : FREE_MESSAGES_A_DAY;

/** What is known of a member's means before a message: the latest days, and what was bought. */
export type Meter = { credits: number; days: readonly { day: string; used: number }[] };

export const meterIn = (rows: readonly { credits: number; days: string }[]): Meter => {
  const [row] = rows;
  return row
    ? { credits: row.credits, days: JSON.parse(row.days) as Meter["days"] }
    : { credits: 0, days: [] };
};

export const usedOn = ({ days }: Pick<Meter, "days">, day: string): number =>
  days.find((one) => one.day === day)?.used ?? 0;

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

/** What a message is charged to. Where nothing is left the day is asked, which refuses it. */
export const chargeFor = (payment: Payment | null): "day" | "pack" | "nothing" => {
  if (payment === "unlimited") return "nothing";
  return payment === "pack" ? "pack" : "day";
};

/** Nothing is left to send with: neither of the day nor of what was bought. */
export const isSpent = ({
  used,
  allowed,
  credits = 0,
}: {
  used: number;
  allowed: number | null;
  credits?: number;
}): boolean => paymentFor({ used, allowed }, credits) === null;
