import type Stripe from "stripe";
import { randomId } from "#workers/sandbox/random.ts";
import { findAccount, findCard, type Outcome, outcomeOf, type Payer } from "#workers/sandbox/stripe/cards.ts";
import { DECLINED } from "#workers/sandbox/stripe/errors.ts";
import { newCharge } from "#workers/sandbox/stripe/objects/charge.ts";
import { type IntentWanted, newPaymentIntent } from "#workers/sandbox/stripe/objects/payment-intent.ts";
import { idOf, type Kept } from "#workers/sandbox/stripe/store/records.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";

export const NOT_CONFIRMED =
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.";

type Refusal = {
  code: "card_declined" | "payment_method_provider_decline";
  message: string;
  decline_code?: string;
};

const DECLINED_CARD: Refusal = {
  code: "card_declined",
  message: DECLINED,
  decline_code: "generic_decline",
};
const REFUSED_ACCOUNT: Refusal = {
  code: "payment_method_provider_decline",
  message: "The customer's bank account could not be debited.",
};

/** How long a bank takes, seconds. */
const BANK_S = 4 * 86_400;

export function createIntent(store: StripeStore, wanted: IntentWanted): Kept<"payment_intent"> {
  const intent = newPaymentIntent(randomId("pi", 24), store.now, wanted);
  store.emit("payment_intent.created", intent);
  return store.add("payment_intent", { object: intent });
}

/** Asks a card for a payment. Nobody's card is asked: its number says how it behaves. */
export async function payIntent(
  store: StripeStore,
  intentId: string,
  methodId: string,
  payer: Payer,
): Promise<Outcome> {
  const intent = await store.get("payment_intent", intentId);
  const { object: method, number } = await store.get("payment_method", methodId);
  if (findAccount(number)) {
    process(store, intent, method);
    return "processing";
  }
  const outcome = outcomeOf(findCard(number)?.behaviour ?? "declines", payer);
  switch (outcome) {
    case "succeeded":
      succeed(store, intent, method);
      break;
    case "declined":
      decline(store, intent, method, DECLINED_CARD);
      break;
    case "requires_action":
      ask(store, intent, method);
  }
  return outcome;
}

/** A bank has answered at last: whether the money came. */
export async function arrive(store: StripeStore, intentId: string): Promise<boolean> {
  const intent = await store.get("payment_intent", intentId);
  const { object: method, number } = await store.get(
    "payment_method",
    idOf(intent.object.payment_method) ?? "",
  );
  const succeeds = findAccount(number)?.succeeds ?? false;
  if (succeeds) succeed(store, { ...intent, dueAt: null }, method);
  else decline(store, { ...intent, dueAt: null }, method, REFUSED_ACCOUNT);
  return succeeds;
}

function process(store: StripeStore, record: Kept<"payment_intent">, method: Stripe.PaymentMethod): void {
  const { object } = store.put({
    ...record,
    dueAt: store.now + BANK_S,
    object: { ...record.object, status: "processing", next_action: null, payment_method: method.id },
  });
  store.emit("payment_intent.processing", object);
}

function succeed(store: StripeStore, record: Kept<"payment_intent">, method: Stripe.PaymentMethod): void {
  const charge = addCharge(store, record.object, method, null);
  store.emit("charge.succeeded", charge);
  const { object } = store.put({
    ...record,
    object: {
      ...record.object,
      status: "succeeded",
      amount_received: record.object.amount,
      latest_charge: charge.id,
      last_payment_error: null,
      next_action: null,
      payment_method: method.id,
    },
  });
  store.emit("payment_intent.succeeded", object);
}

function decline(
  store: StripeStore,
  record: Kept<"payment_intent">,
  method: Stripe.PaymentMethod,
  why: Refusal,
): void {
  const charge = addCharge(store, record.object, method, why);
  store.emit("charge.failed", charge);
  fail(store, record, method, { charge: charge.id, ...why });
}

/** The payer did not confirm, or could not be asked. */
export async function refuseConfirmation(store: StripeStore, intentId: string): Promise<void> {
  const record = await store.get("payment_intent", intentId);
  const method = await store.find("payment_method", String(record.object.payment_method));
  fail(store, record, method?.object ?? null, {
    code: "payment_intent_authentication_failure",
    message: NOT_CONFIRMED,
  });
}

type Failure = Pick<Stripe.PaymentIntent.LastPaymentError, "charge" | "code" | "decline_code" | "message">;

function fail(
  store: StripeStore,
  record: Kept<"payment_intent">,
  method: Stripe.PaymentMethod | null,
  failure: Failure,
): void {
  const { object } = store.put({
    ...record,
    object: {
      ...record.object,
      status: "requires_payment_method",
      latest_charge: failure.charge ?? record.object.latest_charge,
      last_payment_error: { ...failure, type: "card_error", ...(method && { payment_method: method }) },
      next_action: null,
      payment_method: null,
    },
  });
  store.emit("payment_intent.payment_failed", object);
}

function ask(store: StripeStore, record: Kept<"payment_intent">, method: Stripe.PaymentMethod): void {
  const { object } = store.put({
    ...record,
    object: {
      ...record.object,
      status: "requires_action",
      next_action: { type: "use_stripe_sdk", use_stripe_sdk: {} },
      payment_method: method.id,
    },
  });
  store.emit("payment_intent.requires_action", object);
}

function addCharge(
  store: StripeStore,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  failure: { code: string; message: string } | null,
): Stripe.Charge {
  const id = randomId("ch", 24);
  const receiptUrl = `${store.pages}/receipt/${id}`;
  const charge = newCharge(id, store.now, { intent, method, failure, receiptUrl });
  store.add("charge", { object: charge });
  return charge;
}
