/** What can be paid for (PR3-PR5). */
export const PURCHASE_KINDS = ["premium", "pack", "blessing"] as const;
export type PurchaseKind = (typeof PURCHASE_KINDS)[number];

/** What a subscription can be, by the payment vendor's names. */
export const SUBSCRIPTION_STATUSES = [
  "active",
  "trialing",
  "past_due",
  "unpaid",
  "paused",
  "incomplete",
  "incomplete_expired",
  "canceled",
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** A payment that its owner's bank was asked to take back. `open` and `lost`: the money is not here. */
export const DISPUTES = ["none", "open", "won", "lost"] as const;
export type Dispute = (typeof DISPUTES)[number];
