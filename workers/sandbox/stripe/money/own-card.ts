import type { Outcome, Payer } from "#workers/sandbox/stripe/cards.ts";
import type { CardTyped } from "#workers/sandbox/stripe/objects/payment-method.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";
import { addCard, attachCard, changeCustomer, withDefaultCard } from "./customers.ts";
import { openInvoices, payInvoice } from "./invoices.ts";
import { changeSubscription, isRunning } from "./subscriptions.ts";

/** A card takes the place of the one before, for the customer and for all that runs. */
export async function replaceCard(store: StripeStore, customerId: string, typed: CardTyped): Promise<void> {
  const card = addCard(store, typed).id;
  await attachCard(store, card, customerId);
  const { object: customer } = await store.get("customer", customerId);
  await changeCustomer(store, customerId, withDefaultCard(customer, card));
  for (const { object } of await store.where("subscription", "object.customer", customerId)) {
    if (isRunning(object)) await changeSubscription(store, object.id, { default_payment_method: card });
  }
}

/** A person pays what is open with the card that is there: the worst that came of it. */
export async function payOpen(
  store: StripeStore,
  customerId: string,
  payer: Payer = "at_hand",
): Promise<Outcome | "nothing_open"> {
  let worst: Outcome | "nothing_open" = "nothing_open";
  for (const { object } of await store.where("subscription", "object.customer", customerId)) {
    if (!isRunning(object)) continue;
    for (const invoice of await openInvoices(store, object.id)) {
      const outcome = await payInvoice(store, invoice.object.id, payer);
      if (worst === "nothing_open" || worst === "succeeded") worst = outcome;
    }
  }
  return worst;
}
