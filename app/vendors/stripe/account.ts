import type { Stripe } from "stripe";
import type { CustomerAccount, PaidCheckout, PaidPayment, PaidSubscription } from "#app/core/money.ts";
import { type Dispute, PURCHASE_KINDS, type PurchaseKind, SUBSCRIPTION_STATUSES } from "#app/core/money.ts";

/** Everything of one customer, as Stripe lists it. */
export type Listed = {
  sessions: Stripe.Checkout.Session[];
  subscriptions: Stripe.Subscription[];
  /** With their payments. */
  invoices: Stripe.Invoice[];
  /** With their latest charge. */
  intents: Stripe.PaymentIntent[];
  /** Of the intents whose charge was disputed. */
  disputes: Stripe.Dispute[];
};

const ms = (seconds: number): number => seconds * 1000;
const idOf = (it: string | { id: string } | null | undefined): string | null =>
  typeof it === "string" ? it : (it?.id ?? null);

const kindOf = (metadata: Stripe.Metadata | null): PurchaseKind | null =>
  PURCHASE_KINDS.find((kind) => kind === metadata?.kind) ?? null;

/** A subscription is to premium by its price, or because it was opened as one. */
export const isPremium = ({ items, metadata }: Stripe.Subscription, premiumPrice: string): boolean =>
  kindOf(metadata) === "premium" || items.data.some(({ price }) => price.id === premiumPrice);

/** The end of what is paid stands on the item, not on the subscription. */
export const periodEndOf = ({ items }: Stripe.Subscription): number =>
  ms(Math.max(0, ...items.data.map(({ current_period_end }) => current_period_end)));

/** A status that did not exist when this was written opens nothing. */
export const statusIn = (status: string): PaidSubscription["status"] =>
  SUBSCRIPTION_STATUSES.find((known) => known === status) ?? "paused";

const subscriptionOfInvoice = ({ parent }: Stripe.Invoice): string | null =>
  idOf(parent?.subscription_details?.subscription);

const isTried = ({ status, attempt_count }: Stripe.Invoice): boolean =>
  status === "open" && attempt_count > 0;

function subscriptionFrom(one: Stripe.Subscription, invoices: readonly Stripe.Invoice[]): PaidSubscription {
  const late = invoices.filter((invoice) => isTried(invoice) && subscriptionOfInvoice(invoice) === one.id);
  const status = statusIn(one.status);
  // the month that is not paid has begun already
  const starts = one.items.data.map(({ current_period_start }) => current_period_start);
  return {
    id: one.id,
    status,
    periodEnd: periodEndOf(one),
    // an end that was set by its date is one too
    cancelAtPeriodEnd: one.cancel_at_period_end || (one.cancel_at !== null && one.ended_at === null),
    unpaidSince:
      status === "past_due"
        ? ms(Math.min(...(late.length > 0 ? late.map(({ created }) => created) : starts)))
        : null,
    endedAt: one.ended_at === null ? null : ms(one.ended_at),
    createdAt: ms(one.created),
  };
}

/** Inquiries and prevented disputes take no money. */
const DISPUTE: Record<string, Dispute> = {
  needs_response: "open",
  under_review: "open",
  appeal_needs_response: "lost",
  appeal_under_review: "lost",
  lost: "lost",
  won: "won",
};

/** What became of the money of an intent. */
function refundedAndDisputed(intent: Stripe.PaymentIntent | undefined, disputes: readonly Stripe.Dispute[]) {
  const charge = typeof intent?.latest_charge === "object" ? intent.latest_charge : null;
  const newest = disputes
    .filter(({ payment_intent }) => intent !== undefined && idOf(payment_intent) === intent.id)
    .sort((a, b) => b.created - a.created)[0];
  return {
    refundedCents: charge?.amount_refunded ?? 0,
    dispute: DISPUTE[newest?.status ?? ""] ?? ("none" as const),
    receiptUrl: charge?.receipt_url ?? null,
  };
}

/** Null as long as the list does not hold its intent: what became of the money is not known, and what is stored stays. */
function paymentOfSession(session: Stripe.Checkout.Session, listed: Listed): PaidPayment | null {
  const intentId = idOf(session.payment_intent);
  const kind = kindOf(session.metadata);
  if (session.mode !== "payment" || session.payment_status !== "paid" || !intentId || !kind) return null;
  const intent = listed.intents.find(({ id }) => id === intentId);
  if (!intent) return null;
  return {
    id: session.id,
    kind,
    reference: session.metadata?.reference ?? null,
    subscriptionId: null,
    intentId,
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? "",
    ...refundedAndDisputed(intent, listed.disputes),
    state: "paid",
    at: ms(intent.created),
  };
}

function paymentOfInvoice(
  invoice: Stripe.Invoice,
  listed: Listed,
  premium: ReadonlySet<string>,
): PaidPayment | null {
  const subscriptionId = subscriptionOfInvoice(invoice);
  const paid = invoice.status === "paid";
  const amountCents = paid ? invoice.amount_paid : invoice.amount_due;
  if (!subscriptionId || !premium.has(subscriptionId) || amountCents <= 0) return null;
  if (!paid && !isTried(invoice)) return null;
  const payment = invoice.payments?.data.find(({ status }) => status === "paid")?.payment;
  const intentId = paid ? idOf(payment?.payment_intent) : null;
  const intent = listed.intents.find(({ id }) => id === intentId);
  if (intentId && !intent) return null;
  const { receiptUrl, ...rest } = refundedAndDisputed(intent, listed.disputes);
  return {
    id: invoice.id ?? "",
    kind: "premium",
    reference: null,
    subscriptionId,
    intentId,
    amountCents,
    currency: invoice.currency,
    ...rest,
    // the invoice says what the month was for; its receipt is a link on it
    receiptUrl: invoice.hosted_invoice_url ?? receiptUrl,
    state: paid ? "paid" : "failed",
    at: ms(invoice.status_transitions.paid_at ?? invoice.created),
  };
}

function checkoutFrom(session: Stripe.Checkout.Session, listed: Listed): PaidCheckout | null {
  const kind = kindOf(session.metadata);
  if (!kind) return null;
  const state = stateOf(session, listed);
  const paymentId = session.mode === "payment" ? session.id : idOf(session.invoice);
  return {
    id: session.id,
    reference: session.metadata?.reference ?? null,
    kind,
    state,
    paymentId: state === "paid" ? paymentId : null,
  };
}

function stateOf(session: Stripe.Checkout.Session, listed: Listed): PaidCheckout["state"] {
  if (session.status === "expired") return "over";
  if (session.status !== "complete") return "open";
  if (session.payment_status !== "unpaid") return "paid";
  // the session never says that the bank has refused: its payment does, which waits for another way to pay
  const { status } = intentOf(session, listed) ?? {};
  return status === "requires_payment_method" || status === "canceled" ? "over" : "processing";
}

/** Premium is paid by its first invoice. */
function intentOf(session: Stripe.Checkout.Session, { invoices, intents }: Listed) {
  const invoice = invoices.find(({ id }) => id === idOf(session.invoice));
  const intentId =
    idOf(session.payment_intent) ?? idOf(invoice?.payments?.data.at(-1)?.payment.payment_intent);
  return intents.find(({ id }) => id === intentId);
}

const present = <Value>(value: Value | null): value is Value => value !== null;

/** Stripe's objects in the product's words. */
export function accountFrom(listed: Listed, premiumPrice: string): CustomerAccount {
  const premium = listed.subscriptions.filter((one) => isPremium(one, premiumPrice));
  const ids = new Set(premium.map(({ id }) => id));
  return {
    subscriptions: premium.map((one) => subscriptionFrom(one, listed.invoices)),
    payments: [
      ...listed.sessions.map((session) => paymentOfSession(session, listed)),
      ...listed.invoices.map((invoice) => paymentOfInvoice(invoice, listed, ids)),
    ].filter(present),
    checkouts: listed.sessions.map((session) => checkoutFrom(session, listed)).filter(present),
  };
}
