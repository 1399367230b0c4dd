import type Stripe from "stripe";
import { randomId } from "#workers/sandbox/random.ts";
import { newSubscription, type SubscriptionWanted } from "#workers/sandbox/stripe/objects/subscription.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";
import { before } from "./customers.ts";
import { periodEnd } from "./period.ts";

const RUNNING = ["active", "trialing", "past_due"];

export const isRunning = ({ status }: Stripe.Subscription): boolean => RUNNING.includes(status);

/** The one thing that is subscribed to; the sandbox sells no bundles. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

/** When time alone changes it. */
const dueAt = (subscription: Stripe.Subscription): number | null =>
  isRunning(subscription) ? itemOf(subscription).current_period_end : null;

/** Not paid yet: its first invoice decides. */
export function createSubscription(
  store: StripeStore,
  wanted: Omit<SubscriptionWanted, "itemId" | "periodEnd">,
): Stripe.Subscription {
  const subscription = newSubscription(randomId("sub", 24), store.now, {
    ...wanted,
    itemId: randomId("si", 14),
    periodEnd: periodEnd(store.now, wanted.price.recurring),
  });
  store.add("subscription", { object: subscription });
  return subscription;
}

/** Writes what changes, and tells it with the values before. */
export async function changeSubscription(
  store: StripeStore,
  id: string,
  patch: Partial<Stripe.Subscription>,
): Promise<Stripe.Subscription> {
  const record = await store.get("subscription", id);
  const previous = before(record.object, patch);
  if (Object.keys(previous).length === 0) return record.object;
  const object = { ...record.object, ...patch };
  store.put({ ...record, object, dueAt: dueAt(object) });
  store.emit("customer.subscription.updated", object, previous);
  return object;
}

/** Without a word of its own: what led to it is told by the invoice's events. */
export async function setLatestInvoice(store: StripeStore, id: string, invoice: string): Promise<void> {
  const record = await store.get("subscription", id);
  store.put({ ...record, object: { ...record.object, latest_invoice: invoice } });
}

export async function setCancelAtPeriodEnd(
  store: StripeStore,
  id: string,
  cancel: boolean,
): Promise<Stripe.Subscription> {
  const { object } = await store.get("subscription", id);
  if (object.cancel_at_period_end === cancel) return object;
  return changeSubscription(store, id, {
    cancel_at_period_end: cancel,
    cancel_at: cancel ? itemOf(object).current_period_end : null,
    canceled_at: cancel ? store.now : null,
    cancellation_details: reason(cancel ? "cancellation_requested" : null),
  });
}

type Reason = "cancellation_requested" | "payment_failed";

const reason = (why: Reason | null): Stripe.Subscription.CancellationDetails => ({
  comment: null,
  feedback: null,
  feedback_option: null,
  reason: why,
});

export async function endSubscription(
  store: StripeStore,
  id: string,
  why: Reason,
): Promise<Stripe.Subscription> {
  const record = await store.get("subscription", id);
  const object: Stripe.Subscription = {
    ...record.object,
    status: "canceled",
    ended_at: store.now,
    canceled_at: record.object.canceled_at ?? store.now,
    cancellation_details: reason(why),
  };
  store.put({ ...record, object, dueAt: null });
  store.emit("customer.subscription.deleted", object);
  return object;
}
