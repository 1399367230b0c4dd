import type Stripe from "stripe";
import { randomId } from "#workers/sandbox/random.ts";
import type { Books } from "#workers/sandbox/stripe/books/books.ts";
import { idOf, type Kept } from "#workers/sandbox/stripe/books/records.ts";
import type { Outcome, Payer } from "#workers/sandbox/stripe/cards.ts";
import { newInvoice } from "#workers/sandbox/stripe/objects/invoice.ts";
import { createIntent, payIntent } from "./pay.ts";
import { changeSubscription, endSubscription, isRunning, itemOf, setLatestInvoice } from "./subscriptions.ts";

const DAY_S = 86_400;
/** Days from one failed try to the next; after the last the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

type Reason = "subscription_create" | "subscription_cycle";

/** Draws up what a subscription's period costs. */
export async function issueInvoice(books: Books, subscriptionId: string, reason: Reason): Promise<string> {
  const { object: subscription } = await books.get("subscription", subscriptionId);
  const customer = await books.get("customer", idOf(subscription.customer));
  const product = await books.get("product", idOf(itemOf(subscription).price.product));
  const sequence = customer.object.next_invoice_sequence ?? 1;
  books.put({ ...customer, object: { ...customer.object, next_invoice_sequence: sequence + 1 } });
  const id = randomId("in", 24);
  const invoice = newInvoice(id, books.now, {
    lineId: randomId("il", 24),
    number: `${customer.object.invoice_prefix ?? "SANDBOX"}-${String(sequence).padStart(4, "0")}`,
    subscription,
    customer: customer.object,
    reason,
    description: `1 × ${product.object.name}`,
    hostedUrl: `${books.pages}/invoice/${id}`,
  });
  books.add("invoice", { object: invoice, paymentIntent: null });
  await setLatestInvoice(books, subscriptionId, id);
  books.emit("invoice.created", { ...invoice, status: "draft" });
  books.emit("invoice.finalized", invoice);
  return id;
}

/** Asks the customer's card for an open invoice; the subscription follows what comes of it. */
export async function payInvoice(books: Books, id: string, payer: Payer): Promise<Outcome> {
  const invoice = await books.get("invoice", id);
  const subscription = await subscriptionOf(books, invoice.object);
  const customer = await books.get("customer", idOf(subscription.customer));
  const method =
    idOf(subscription.default_payment_method) ??
    idOf(customer.object.invoice_settings.default_payment_method);
  const intent =
    invoice.paymentIntent ??
    createIntent(books, {
      amount: invoice.object.amount_due,
      customer: customer.object.id,
      metadata: {},
      description: "Subscription update",
      receiptEmail: null,
    }).object.id;
  books.put({ ...invoice, paymentIntent: intent });
  const outcome = method ? await payIntent(books, intent, method, payer) : "declined";
  await settleInvoice(books, id, outcome);
  return outcome;
}

/** Writes into invoice and subscription how a payment came out. */
export async function settleInvoice(books: Books, id: string, outcome: Outcome): Promise<void> {
  const invoice = await books.get("invoice", id);
  if (outcome === "succeeded") await paid(books, invoice);
  else await unpaid(books, invoice, outcome);
}

async function paid(books: Books, record: Kept<"invoice">): Promise<void> {
  const invoice = record.object;
  const { object } = books.put({
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
      status_transitions: { ...invoice.status_transitions, paid_at: books.now },
    },
  });
  books.emit("invoice.paid", object);
  books.emit("invoice.payment_succeeded", object);
  const subscription = await subscriptionOf(books, object);
  if (subscription.status === "incomplete" || isRunning(subscription)) {
    await changeSubscription(books, subscription.id, { status: "active" });
  }
}

async function unpaid(books: Books, record: Kept<"invoice">, outcome: Outcome): Promise<void> {
  const attempts = record.object.attempt_count + 1;
  const subscription = await subscriptionOf(books, record.object);
  const days = isRunning(subscription) ? RETRY_DAYS[attempts - 1] : undefined;
  const next = days === undefined ? null : books.now + days * DAY_S;
  const { object } = books.put({
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
  books.emit("invoice.payment_failed", object);
  if (outcome === "requires_action") books.emit("invoice.payment_action_required", object);
  if (!isRunning(subscription)) return;
  await changeSubscription(books, subscription.id, { status: "past_due" });
  if (next === null) await endSubscription(books, subscription.id, "payment_failed");
}

async function subscriptionOf(books: Books, invoice: Stripe.Invoice): Promise<Stripe.Subscription> {
  const reference = invoice.parent?.subscription_details?.subscription;
  if (!reference) throw new Error(`${invoice.id} is of no subscription`);
  return (await books.get("subscription", idOf(reference))).object;
}

/** Invoices of a subscription that wait for money, oldest first. */
export async function openInvoices(books: Books, subscription: string): Promise<Kept<"invoice">[]> {
  const path = "object.parent.subscription_details.subscription";
  const invoices = await books.where("invoice", path, subscription);
  return invoices.filter(({ object }) => object.status === "open").reverse();
}
