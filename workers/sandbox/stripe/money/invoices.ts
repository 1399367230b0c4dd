import type Stripe from "stripe";
import { randomId } from "#workers/sandbox/random.ts";
import type { Outcome, Payer } from "#workers/sandbox/stripe/cards.ts";
import { newInvoice } from "#workers/sandbox/stripe/objects/invoice.ts";
import { idOf, type Kept } from "#workers/sandbox/stripe/store/records.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";
import { createIntent, payIntent } from "./pay.ts";
import { changeSubscription, endSubscription, isRunning, itemOf, setLatestInvoice } from "./subscriptions.ts";

const DAY_S = 86_400;
/** Days from one failed try to the next; after the last the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

type Reason = "subscription_create" | "subscription_cycle";

/** Draws up what a subscription's period costs. */
export async function issueInvoice(
  store: StripeStore,
  subscriptionId: string,
  reason: Reason,
): Promise<string> {
  const { object: subscription } = await store.get("subscription", subscriptionId);
  const customer = await store.get("customer", idOf(subscription.customer));
  const product = await store.get("product", idOf(itemOf(subscription).price.product));
  const sequence = customer.object.next_invoice_sequence ?? 1;
  store.put({ ...customer, object: { ...customer.object, next_invoice_sequence: sequence + 1 } });
  const id = randomId("in", 24);
  const invoice = newInvoice(id, store.now, {
    lineId: randomId("il", 24),
    number: `${customer.object.invoice_prefix ?? "SANDBOX"}-${String(sequence).padStart(4, "0")}`,
    subscription,
    customer: customer.object,
    reason,
    description: `1 × ${product.object.name}`,
    hostedUrl: `${store.pages}/invoice/${id}`,
  });
  store.add("invoice", { object: invoice, paymentIntent: null });
  await setLatestInvoice(store, subscriptionId, id);
  store.emit("invoice.created", { ...invoice, status: "draft" });
  store.emit("invoice.finalized", invoice);
  return id;
}

/** Asks the customer's card for an open invoice; the subscription follows what comes of it. */
export async function payInvoice(store: StripeStore, id: string, payer: Payer): Promise<Outcome> {
  const invoice = await store.get("invoice", id);
  const subscription = await subscriptionOf(store, invoice.object);
  const customer = await store.get("customer", idOf(subscription.customer));
  const method =
    idOf(subscription.default_payment_method) ??
    idOf(customer.object.invoice_settings.default_payment_method);
  const intent =
    invoice.paymentIntent ??
    createIntent(store, {
      amount: invoice.object.amount_due,
      customer: customer.object.id,
      metadata: {},
      description: "Subscription update",
      receiptEmail: null,
    }).object.id;
  store.put({ ...invoice, paymentIntent: intent });
  const outcome = method ? await payIntent(store, intent, method, payer) : "declined";
  await settleInvoice(store, id, outcome);
  return outcome;
}

/** Writes into invoice and subscription how a payment came out. */
export async function settleInvoice(store: StripeStore, id: string, outcome: Outcome): Promise<void> {
  const invoice = await store.get("invoice", id);
  if (outcome === "succeeded") await paid(store, invoice);
  else await unpaid(store, invoice, outcome);
}

async function paid(store: StripeStore, record: Kept<"invoice">): Promise<void> {
  const invoice = record.object;
  const { object } = store.put({
    ...record,
    dueAt: null,
    object: {
      ...invoice,
      status: "paid",
      attempt_count: invoice.attempt_count + 1,
      attempted: true,
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      auto_advance: false,
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, paid_at: store.now },
    },
  });
  store.emit("invoice.paid", object);
  store.emit("invoice.payment_succeeded", object);
  const subscription = await subscriptionOf(store, object);
  if (subscription.status === "incomplete" || isRunning(subscription)) {
    await changeSubscription(store, subscription.id, { status: "active" });
  }
}

async function unpaid(store: StripeStore, record: Kept<"invoice">, outcome: Outcome): Promise<void> {
  const attempts = record.object.attempt_count + 1;
  const subscription = await subscriptionOf(store, record.object);
  const days = isRunning(subscription) ? RETRY_DAYS[attempts - 1] : undefined;
  const next = days === undefined ? null : store.now + days * DAY_S;
  const { object } = store.put({
    ...record,
    dueAt: next,
    object: {
      ...record.object,
      attempt_count: attempts,
      attempted: true,
      auto_advance: next !== null,
      next_payment_attempt: next,
    },
  });
  store.emit("invoice.payment_failed", object);
  if (outcome === "requires_action") store.emit("invoice.payment_action_required", object);
  if (!isRunning(subscription)) return;
  await changeSubscription(store, subscription.id, { status: "past_due" });
  if (next === null) await endSubscription(store, subscription.id, "payment_failed");
}

async function subscriptionOf(store: StripeStore, invoice: Stripe.Invoice): Promise<Stripe.Subscription> {
  const reference = invoice.parent?.subscription_details?.subscription;
  if (!reference) throw new Error(`${invoice.id} is of no subscription`);
  return (await store.get("subscription", idOf(reference))).object;
}

/** Invoices of a subscription that wait for money, oldest first. */
export async function openInvoices(store: StripeStore, subscription: string): Promise<Kept<"invoice">[]> {
  const path = "object.parent.subscription_details.subscription";
  const invoices = await store.where("invoice", path, subscription);
  return invoices.filter(({ object }) => object.status === "open").reverse();
}
