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

/** A subscription to premium as the vendor has it now. Times are epoch milliseconds, here and below. */
export type PaidSubscription = {
  id: string;
  status: SubscriptionStatus;
  /** The end of the time that is paid for, or was last asked for. */
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  /** Since when a charge waits that did not go through; null while none does. */
  unpaidSince: number | null;
  endedAt: number | null;
  createdAt: number;
};

/** One payment, or one that did not go through and is tried again. */
export type PaidPayment = {
  /** The checkout's id; for premium the invoice's. */
  id: string;
  kind: PurchaseKind;
  /** Our own name of the checkout, as it was given when it was opened; null for premium. */
  reference: string | null;
  subscriptionId: string | null;
  /** What a refund names; null where nothing has been paid. */
  intentId: string | null;
  amountCents: number;
  currency: string;
  refundedCents: number;
  state: "paid" | "failed";
  /** `open` and `lost`: the bank has taken the money back, for now or for good. */
  dispute: Dispute;
  receiptUrl: string | null;
  at: number;
};

/** `processing`: done by the member, the bank takes its time. `over`: expired, or the bank said no. */
export type PaidCheckout = {
  id: string;
  reference: string | null;
  kind: PurchaseKind;
  state: "open" | "processing" | "paid" | "over";
  /** What the payment is called; null until it is paid. */
  paymentId: string | null;
};

/** Everything that the vendor knows of one customer. */
export type CustomerAccount = {
  subscriptions: PaidSubscription[];
  payments: PaidPayment[];
  checkouts: PaidCheckout[];
};
