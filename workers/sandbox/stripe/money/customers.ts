import type Stripe from "stripe";
import { randomId } from "#workers/sandbox/random.ts";
import { type CustomerWanted, newCustomer } from "#workers/sandbox/stripe/objects/customer.ts";
import {
  type AccountTyped,
  type CardTyped,
  newAccount,
  newPaymentMethod,
} from "#workers/sandbox/stripe/objects/payment-method.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";

export function createCustomer(store: StripeStore, wanted: CustomerWanted): Stripe.Customer {
  const customer = newCustomer(randomId("cus", 14), store.now, wanted);
  store.add("customer", { object: customer });
  store.emit("customer.created", customer);
  return customer;
}

export async function changeCustomer(
  store: StripeStore,
  id: string,
  patch: Partial<Stripe.Customer>,
): Promise<Stripe.Customer> {
  const record = await store.get("customer", id);
  const { object } = store.put({ ...record, object: { ...record.object, ...patch } });
  store.emit("customer.updated", object, before(record.object, patch));
  return object;
}

/** Of an object the values that a patch takes away. */
export function before<T extends object>(object: T, patch: Partial<T>): Partial<T> {
  const changed = (Object.keys(patch) as (keyof T)[]).filter(
    (key) => JSON.stringify(object[key]) !== JSON.stringify(patch[key]),
  );
  return Object.fromEntries(changed.map((key) => [key, object[key]])) as Partial<T>;
}

/** A card as it was typed; nobody's yet. */
export function addCard(store: StripeStore, typed: CardTyped): Stripe.PaymentMethod {
  const method = newPaymentMethod(randomId("pm", 24), store.now, typed);
  store.add("payment_method", { object: method, number: typed.card.number });
  return method;
}

export function addAccount(store: StripeStore, typed: AccountTyped): Stripe.PaymentMethod {
  const method = newAccount(randomId("pm", 24), store.now, typed);
  store.add("payment_method", { object: method, number: typed.account.number });
  return method;
}

/** Keeps a card for a customer's later payments. */
export async function attachCard(store: StripeStore, methodId: string, customer: string): Promise<void> {
  const record = await store.get("payment_method", methodId);
  if (record.object.customer === customer) return;
  const { object } = store.put({ ...record, object: { ...record.object, customer } });
  store.emit("payment_method.attached", object);
}

export const withDefaultCard = (customer: Stripe.Customer, method: string): Partial<Stripe.Customer> => ({
  invoice_settings: { ...customer.invoice_settings, default_payment_method: method },
});
