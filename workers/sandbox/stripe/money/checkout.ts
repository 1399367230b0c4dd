import type Stripe from "stripe";
import type { Books } from "#workers/sandbox/stripe/books/books.ts";
import { idOf, type Kept } from "#workers/sandbox/stripe/books/records.ts";
import type { Outcome, Payer } from "#workers/sandbox/stripe/cards.ts";
import type { AccountTyped, CardTyped } from "#workers/sandbox/stripe/objects/payment-method.ts";
import { addAccount, addCard, attachCard, changeCustomer, createCustomer } from "./customers.ts";
import { issueInvoice, settleInvoice } from "./invoices.ts";
import { arrive, createIntent, payIntent, refuseConfirmation } from "./pay.ts";
import { createSubscription } from "./subscriptions.ts";

type Session = Kept<"checkout.session">;

/** A person pays at the hosted page. Only an open session takes money, and only once. */
export async function payCheckout(
  books: Books,
  session: Session,
  typed: CardTyped | AccountTyped,
): Promise<Outcome> {
  const intent = await openAttempt(books, session, typed.email);
  const method = "card" in typed ? addCard(books, typed) : addAccount(books, typed);
  return conclude(books, session.object.id, { intent, method: method.id, payer: "at_checkout" });
}

/** The person confirms, at the bank's question, what was tried before. */
export async function confirmCheckout(books: Books, session: Session): Promise<Outcome> {
  const { object: intent } = await books.get("payment_intent", session.attempt ?? "");
  return conclude(books, session.object.id, {
    intent: intent.id,
    method: String(intent.payment_method),
    payer: "confirmed",
  });
}

export const refuseCheckout = (books: Books, session: Session): Promise<void> =>
  refuseConfirmation(books, session.attempt ?? "");

/** The payment of a session: one, however often it is tried. */
async function openAttempt(books: Books, session: Session, email: string | null): Promise<string> {
  if (session.attempt) return session.attempt;
  const { object, passedOn } = session;
  const { object: intent } = createIntent(books, {
    amount: object.amount_total ?? 0,
    customer: idOf(object.customer),
    metadata: object.mode === "payment" ? passedOn.metadata : {},
    description: object.mode === "payment" ? passedOn.description : "Subscription creation",
    receiptEmail: object.mode === "payment" ? email : null,
  });
  books.put({ ...session, attempt: intent.id });
  return intent.id;
}

type Attempt = { intent: string; method: string; payer: Payer };

async function conclude(
  books: Books,
  sessionId: string,
  { intent, method, payer }: Attempt,
): Promise<Outcome> {
  const { billing_details } = (await books.get("payment_method", method)).object;
  const session = await books.get("checkout.session", sessionId);
  const outcome = await payIntent(books, intent, method, payer);
  if (outcome !== "succeeded" && outcome !== "processing") return outcome;
  const customer = await payerOf(books, session, billing_details.email);
  if (customer) await ownIntent(books, intent, customer);
  const bought =
    session.object.mode === "subscription" && customer
      ? await subscribe(books, session, { intent, method, customer })
      : { payment_intent: intent };
  await complete(books, session.object.id, {
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
async function payerOf(books: Books, session: Session, email: string | null): Promise<string | null> {
  const known = idOf(session.object.customer);
  if (known) {
    const { object } = await books.get("customer", known);
    if (!object.email && email) await changeCustomer(books, known, { email });
    return known;
  }
  return session.object.customer_creation === "always" ? createCustomer(books, { email }).id : null;
}

async function ownIntent(books: Books, intentId: string, customer: string): Promise<void> {
  const intent = await books.get("payment_intent", intentId);
  if (intent.object.customer === customer) return;
  books.put({ ...intent, object: { ...intent.object, customer } });
  for (const charge of await books.where("charge", "object.payment_intent", intentId)) {
    books.put({ ...charge, object: { ...charge.object, customer } });
  }
}

type Paid = { intent: string; method: string; customer: string };

async function subscribe(
  books: Books,
  session: Session,
  { intent, method, customer }: Paid,
): Promise<Partial<Stripe.Checkout.Session>> {
  const [line] = session.lines;
  if (!line?.price) throw new Error(`${session.object.id} has no line`);
  await attachCard(books, method, customer);
  const subscription = createSubscription(books, {
    customer,
    price: line.price,
    quantity: line.quantity ?? 1,
    metadata: session.passedOn.metadata,
    description: session.passedOn.description,
    paymentMethod: method,
  });
  books.emit("customer.subscription.created", subscription);
  const invoice = await issueInvoice(books, subscription.id, "subscription_create");
  books.put({ ...(await books.get("invoice", invoice)), paymentIntent: intent });
  await settleInvoice(books, invoice, "succeeded");
  return { subscription: subscription.id, invoice };
}

async function complete(books: Books, id: string, patch: Partial<Stripe.Checkout.Session>): Promise<void> {
  const session = await books.get("checkout.session", id);
  const { object } = books.put({
    ...session,
    dueAt: null,
    object: { ...session.object, ...patch, status: "complete", url: null },
  });
  books.emit("checkout.session.completed", object);
}

/** What a bank has taken days for: the session hears how it came out. */
export async function concludeLate(books: Books, intentId: string): Promise<void> {
  const succeeded = await arrive(books, intentId);
  const [session] = await books.where("checkout.session", "object.payment_intent", intentId);
  if (!session) return;
  if (!succeeded) {
    books.emit("checkout.session.async_payment_failed", session.object);
    return;
  }
  const { object } = books.put({ ...session, object: { ...session.object, payment_status: "paid" } });
  books.emit("checkout.session.async_payment_succeeded", object);
}

export async function expireCheckout(books: Books, id: string): Promise<Stripe.Checkout.Session> {
  const session = await books.get("checkout.session", id);
  const { object } = books.put({
    ...session,
    dueAt: null,
    object: { ...session.object, status: "expired", url: null },
  });
  books.emit("checkout.session.expired", object);
  return object;
}
