import type { PaidCheckout, PaidPayment, PaidSubscription, PurchaseKind } from "#app/core/money.ts";

/** What D1 knows of one customer of the payment vendor, and how its rows are compared with what the vendor says. */

export type SettledSubscription = PaidSubscription & {
  /** When it stops to open anything, where that is ahead. */
  accessUntil: number | null;
  /** Set to end because its account rests. */
  rests: boolean;
};

/** Our own name of its checkout has led to it, and is not kept. */
export type SettledPayment = Omit<PaidPayment, "reference">;

export type StoredCheckout = {
  id: string;
  kind: PurchaseKind;
  amountCents: number;
  note: string;
  sessionId: string | null;
  paymentId: string | null;
  /** `opening`: the vendor has not been asked yet. */
  state: PaidCheckout["state"] | "opening";
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
  /** So often the vendor was read and the answer written. */
  readings: number;
  mirror: { subscribed: boolean; tier: string | null; end: number | null } | null;
  subscriptions: SettledSubscription[];
  payments: SettledPayment[];
  checkouts: StoredCheckout[];
  credits: CreditLine[];
};
