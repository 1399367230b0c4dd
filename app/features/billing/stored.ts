import type { Dispute, PurchaseKind, SubscriptionStatus } from "#app/core/money.ts";

/** What D1 knows of one customer of the payment vendor, and how its rows are compared with what the vendor says. */

export type SettledSubscription = {
  id: string;
  status: SubscriptionStatus;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  unpaidSince: number | null;
  endedAt: number | null;
  createdAt: number;
  /** When it stops to open anything, where that is ahead. */
  accessUntil: number | null;
  /** Set to end because its account rests. */
  rests: boolean;
};

export type SettledPayment = {
  id: string;
  kind: PurchaseKind;
  subscriptionId: string | null;
  intentId: string | null;
  amountCents: number;
  currency: string;
  refundedCents: number;
  state: "paid" | "failed";
  dispute: Dispute;
  receiptUrl: string | null;
  at: number;
};

export type StoredCheckout = {
  id: string;
  kind: PurchaseKind;
  amountCents: number;
  note: string;
  sessionId: string | null;
  state: "opening" | "open" | "processing" | "paid" | "over";
};

/** A line of the ledger that a payment has caused. `causeId` begins with the payment's id. */
export type CreditLine = {
  cause: "credits_bought" | "credits_withdrawn" | "credits_restored";
  causeId: string;
  amount: number;
};

export type Stored = {
  userId: string;
  customerId: string;
  /** Raised with each writing: what is written was read after it. */
  version: number;
  mirror: { subscribed: boolean; tier: string | null; end: number | null } | null;
  subscriptions: SettledSubscription[];
  payments: SettledPayment[];
  checkouts: StoredCheckout[];
  credits: CreditLine[];
};

/** What the vendor says, as the port has it: the same fields, without what is ours. */
export type CustomerAccount = {
  subscriptions: Omit<SettledSubscription, "accessUntil" | "rests">[];
  payments: (SettledPayment & { reference: string | null })[];
  checkouts: {
    id: string;
    reference: string | null;
    kind: PurchaseKind;
    state: "open" | "processing" | "paid" | "over";
  }[];
};
