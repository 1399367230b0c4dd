import type { PaidPayment, PaidSubscription } from "#app/core/money.ts";

const DAY_MS = 86_400_000;

/** So long a member whose renewal did not go through keeps everything (vendors.md). */
export const GRACE_DAYS = 5;

/** What it needs to know of a payment for premium. */
export type EntitlingPayment = Pick<PaidPayment, "dispute" | "state" | "at">;

/** What a member has of premium now. `until`: when that ends unless the vendor says otherwise before. */
export type Entitlement = {
  subscribed: boolean;
  tier: "premium" | null;
  /** What a member is told as the end: of the paid time, or of the grace. */
  end: number | null;
  until: number | null;
  graceUntil: number | null;
  frozen: boolean;
};

const NOTHING: Entitlement = {
  subscribed: false,
  tier: null,
  end: null,
  until: null,
  graceUntil: null,
  frozen: false,
};

/** How long a subscription opens premium: null without an end in sight, 0 when it opens nothing. */
export function accessUntil(subscription: PaidSubscription): number | null {
  switch (subscription.status) {
    case "active":
    case "trialing":
      return subscription.cancelAtPeriodEnd ? subscription.periodEnd : null;
    case "past_due":
      return graceEnd(subscription);
    default:
      return 0;
  }
}

/** Without a beginning there is no grace. */
export const graceEnd = ({ unpaidSince }: Pick<PaidSubscription, "unpaidSince">): number =>
  unpaidSince === null ? 0 : unpaidSince + GRACE_DAYS * DAY_MS;

/**
 * A disputed payment for premium freezes it: while the bank decides, and when it took the money for good, until a
 * later payment goes through.
 */
export function isFrozen(payments: readonly EntitlingPayment[]): boolean {
  if (payments.some(({ dispute }) => dispute === "open")) return true;
  const paid = payments.filter(({ state }) => state === "paid");
  const newest = paid.reduce<EntitlingPayment | null>(
    (last, one) => (!last || one.at >= last.at ? one : last),
    null,
  );
  return newest?.dispute === "lost";
}

const opens = (until: number | null, now: number): boolean => until === null || until > now;

/** It has begun and has not ended: the vendor may still ask for money, whatever is open for it now. */
export const isCurrent = ({ status, endedAt }: Pick<PaidSubscription, "status" | "endedAt">): boolean =>
  endedAt === null && status !== "incomplete" && status !== "incomplete_expired" && status !== "canceled";

/** The one that counts: what opens the longest, then the newest. */
export function currentSubscription<Kind extends PaidSubscription>(
  subscriptions: readonly Kind[],
): Kind | null {
  const rank = (one: Kind) => accessUntil(one) ?? Number.POSITIVE_INFINITY;
  return [...subscriptions].sort((a, b) => rank(b) - rank(a) || b.createdAt - a.createdAt)[0] ?? null;
}

/**
 * P8, V1: active or in trial; cancelled to the end of the paid time; five days after a charge that did not go
 * through. The one place that decides it.
 */
export function entitlementOf(
  subscriptions: readonly PaidSubscription[],
  payments: readonly EntitlingPayment[],
  now: number,
): Entitlement {
  const current = currentSubscription(subscriptions);
  const frozen = isFrozen(payments);
  if (!current) return { ...NOTHING, frozen };
  const until = accessUntil(current);
  const graceUntil = current.status === "past_due" ? graceEnd(current) : null;
  if (!opens(until, now)) return { ...NOTHING, frozen, graceUntil };
  const ends = { until, graceUntil, end: until ?? current.periodEnd };
  return frozen
    ? { ...NOTHING, ...ends, frozen }
    : { ...ends, subscribed: true, tier: "premium", frozen: false };
}
