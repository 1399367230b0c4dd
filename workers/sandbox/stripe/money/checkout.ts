import type Stripe from "stripe";
import type { Outcome, Payer } from "#workers/sandbox/stripe/cards.ts";
import type { AccountTyped, CardTyped } from "#workers/sandbox/stripe/objects/payment-method.ts";
import { idOf, type Kept } from "#workers/sandbox/stripe/store/records.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";
import { addAccount, addCard, attachCard, changeCustomer, createCustomer } from "./customers.ts";
import { issueInvoice, settleInvoice } from "./invoices.ts";
import { arrive, createIntent, payIntent, refuseConfirmation } from "./pay.ts";
import { createSubscription } from "./subscriptions.ts";

type Session = Kept<"checkout.session">;

/** A person pays at the hosted page. Only an open session takes money, and only once. */
export async function payCheckout(
  store: StripeStore,
  session: Session,
  typed: CardTyped | AccountTyped,
): Promise<Outcome> {
  const intent = await openAttempt(store, session, typed.email);
  const method = "card" in typed ? addCard(store, typed) : addAccount(store, typed);
  return conclude(store, session.object.id, { intent, method: method.id, payer: "at_checkout" });
}

/** The person confirms, at the bank's question, what was tried before. */
export async function confirmCheckout(store: StripeStore, session: Session): Promise<Outcome> {
  const { object: intent } = await store.get("payment_intent", session.attempt ?? "");
  return conclude(store, session.object.id, {
    intent: intent.id,
    method: String(intent.payment_method),
    payer: "confirmed",
  });
}

export const refuseCheckout = (store: StripeStore, session: Session): Promise<void> =>
  refuseConfirmation(store, session.attempt ?? "");

/** The payment of a session: one, however often it is tried. */
async function openAttempt(store: StripeStore, session: Session, email: string | null): Promise<string> {
  if (session.attempt) return session.attempt;
  const { object, passedOn } = session;
  const { object: intent } = createIntent(store, {
    amount: object.amount_total ?? 0,
    customer: idOf(object.customer),
    metadata: object.mode === "payment" ? passedOn.metadata : {},
    description: object.mode === "payment" ? passedOn.description : "Subscription creation",
    receiptEmail: object.mode === "payment" ? email : null,
  });
  store.put({ ...session, attempt: intent.id });
  return intent.id;
}

type Attempt = { intent: string; method: string; payer: Payer };

async function conclude(
  store: StripeStore,
  sessionId: string,
  { intent, method, payer }: Attempt,
): Promise<Outcome> {
  const { billing_details } = (await store.get("payment_method", method)).object;
  const session = await store.get("checkout.session", sessionId);
  const outcome = await payIntent(store, intent, method, payer);
  if (outcome !== "succeeded" && outcome !== "processing") return outcome;
  const customer = await payerOf(store, session, billing_details.email);
  if (customer) await ownIntent(store, intent, customer);
  const bought =
    session.object.mode === "subscription" && customer
      ? await subscribe(store, session, { intent, method, customer })
      : { payment_intent: intent };
  await complete(store, session.object.id, {
    ...bought,
    customer,
    payment_status: outcome === "succeeded" ? "paid" : "unpaid",
    customer_details: {
      address: null,
      business_name: null,
      email: billing_details.email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: "none",
      tax_ids: [],
    },
  });
  return outcome;
}

/** The customer who pays: known before, made now, or nobody in particular. */
async function payerOf(store: StripeStore, session: Session, email: string | null): Promise<string | null> {
  const known = idOf(session.object.customer);
  if (known) {
    const { object } = await store.get("customer", known);
    if (!object.email && email) await changeCustomer(store, known, { email });
    return known;
  }
  return session.object.customer_creation === "always" ? createCustomer(store, { email }).id : null;
}

async function ownIntent(store: StripeStore, intentId: string, customer: string): Promise<void> {
  const intent = await store.get("payment_intent", intentId);
  if (intent.object.customer === customer) return;
  store.put({ ...intent, object: { ...intent.object, customer } });
  for (const charge of await store.where("charge", "object.payment_intent", intentId)) {
    store.put({ ...charge, object: { ...charge.object, customer } });
  }
}

type Paid = { intent: string; method: string; customer: string };

async function subscribe(
  store: StripeStore,
  session: Session,
  { intent, method, customer }: Paid,
): Promise<Partial<Stripe.Checkout.Session>> {
  const [line] = session.lines;
  if (!line?.price) throw new Error(`${session.object.id} has no line`);
  await attachCard(store, method, customer);
  const subscription = createSubscription(store, {
    customer,
    price: line.price,
    quantity: line.quantity ?? 1,
    metadata: session.passedOn.metadata,
    description: session.passedOn.description,
    paymentMethod: method,
  });
  store.emit("customer.subscription.created", subscription);
  const invoice = await issueInvoice(store, subscription.id, "subscription_create");
  store.put({ ...(await store.get("invoice", invoice)), paymentIntent: intent });
  await settleInvoice(store, invoice, "succeeded");
  return { subscription: subscription.id, invoice };
}

async function complete(
  store: StripeStore,
  id: string,
  patch: Partial<Stripe.Checkout.Session>,
): Promise<void> {
  const session = await store.get("checkout.session", id);
  const { object } = store.put({
    ...session,
    dueAt: null,
    object: { ...session.object, ...patch, status: "complete", url: null },
  });
  store.emit("checkout.session.completed", object);
}

/** What a bank has taken days for: the session hears how it came out. */
export async function concludeLate(store: StripeStore, intentId: string): Promise<void> {
  const succeeded = await arrive(store, intentId);
  const [session] = await store.where("checkout.session", "object.payment_intent", intentId);
  if (!session) return;
  if (!succeeded) {
    store.emit("checkout.session.async_payment_failed", session.object);
    return;
  }
  const { object } = store.put({ ...session, object: { ...session.object, payment_status: "paid" } });
  store.emit("checkout.session.async_payment_succeeded", object);
}

export async function expireCheckout(store: StripeStore, id: string): Promise<Stripe.Checkout.Session> {
  const session = await store.get("checkout.session", id);
  const { object } = store.put({
    ...session,
    dueAt: null,
    object: { ...session.object, status: "expired", url: null },
  });
  store.emit("checkout.session.expired", object);
  return object;
}
