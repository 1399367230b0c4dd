import type { Dispute, PaidSubscription, PurchaseKind, SubscriptionStatus } from "#app/core/money.ts";
import { currentSubscription, entitlementOf, isCurrent } from "#app/features/member/entitlement.ts";

/** `failed`: the card said no, and is asked again. `taken_back`: the bank has returned the money. */
export type PaymentStatus = "paid" | "failed" | "part_refunded" | "refunded" | "disputed" | "taken_back";

/** One payment as its member reads it. */
export type Payment = {
  id: string;
  /** Epoch ms, as all times here. */
  at: number;
  kind: PurchaseKind;
  amountCents: number;
  refundedCents: number;
  status: PaymentStatus;
  receiptUrl: string | null;
  /** The word that came with a blessing; empty otherwise. */
  note: string;
};

/** Everything that a member is told of their money. */
export type BillingState = {
  plan: "free" | "premium";
  /** The vendor's word for the subscription that counts; `none` without one. */
  status: SubscriptionStatus | "none";
  /** The next charge; null where none comes. */
  renewsAt: number | null;
  /** When premium ends; null while no end is known. */
  endsAt: number | null;
  cancelAtPeriodEnd: boolean;
  /** There is a subscription that has not ended, whatever it opens now: it can be ended, and its card seen to. */
  stands: boolean;
  /** A charge did not go through, and is tried again. */
  late: boolean;
  /** A charge did not go through: until then everything stays as it is. */
  graceUntil: number | null;
  /** A payment is disputed: what it paid for waits. */
  frozen: boolean;
  /** Bought messages that are left. */
  credits: number;
  /** There is a card and there are invoices to look at: the portal opens. */
  hasCustomer: boolean;
  /** Newest first. */
  payments: Payment[];
};

export type StoredPayment = {
  id: string;
  kind: PurchaseKind;
  amountCents: number;
  refundedCents: number;
  state: "paid" | "failed";
  dispute: Dispute;
  receiptUrl: string | null;
  at: number;
  note: string;
};

/** What D1 knows of a member's money. */
export type BillingRows = {
  hasCustomer: boolean;
  /** The mirror that the guards read; some were given premium without paying. */
  mirror: { subscribed: boolean; end: number | null } | null;
  subscriptions: PaidSubscription[];
  /** Newest first. */
  payments: StoredPayment[];
  credits: number;
};

export function statusOf(
  payment: Pick<StoredPayment, "state" | "dispute" | "refundedCents" | "amountCents">,
): PaymentStatus {
  if (payment.state === "failed") return "failed";
  if (payment.dispute === "open") return "disputed";
  if (payment.dispute === "lost") return "taken_back";
  if (payment.refundedCents === 0) return "paid";
  return payment.refundedCents < payment.amountCents ? "part_refunded" : "refunded";
}

const viewOf = ({ dispute: _, state: __, ...payment }: StoredPayment, status: PaymentStatus): Payment => ({
  ...payment,
  status,
});

/** What a member is told, of what D1 knows. */
export function billingState(rows: BillingRows, now: number): BillingState {
  const { subscriptions, payments, mirror } = rows;
  const forPremium = payments.filter(({ kind }) => kind === "premium");
  const entitled = entitlementOf(subscriptions, forPremium, now);
  const active = currentSubscription(subscriptions.filter(isCurrent));
  const current = active ?? currentSubscription(subscriptions);
  // premium that nobody pays for stands in the mirror alone
  const given = !current && mirror?.subscribed === true;
  const premium = given || entitled.subscribed;
  const runs = current?.status === "active" || current?.status === "trialing";
  return {
    plan: premium ? "premium" : "free",
    status: current?.status ?? "none",
    renewsAt: current && runs && !current.cancelAtPeriodEnd ? current.periodEnd : null,
    endsAt: given ? mirror.end : entitled.until,
    cancelAtPeriodEnd: active?.cancelAtPeriodEnd ?? false,
    stands: active !== null,
    late: active?.status === "past_due" || active?.status === "unpaid",
    graceUntil: entitled.subscribed ? entitled.graceUntil : null,
    frozen: payments.some(({ dispute }) => dispute === "open") || entitled.frozen,
    credits: rows.credits,
    hasCustomer: rows.hasCustomer,
    payments: payments.map((payment) => viewOf(payment, statusOf(payment))),
  };
}
