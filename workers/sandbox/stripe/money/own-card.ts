import type { Books } from "#workers/sandbox/stripe/books/books.ts";
import type { Outcome, Payer } from "#workers/sandbox/stripe/cards.ts";
import type { CardTyped } from "#workers/sandbox/stripe/objects/payment-method.ts";
import { addCard, attachCard, changeCustomer, withDefaultCard } from "./customers.ts";
import { openInvoices, payInvoice } from "./invoices.ts";
import { changeSubscription, isRunning } from "./subscriptions.ts";

/** A card takes the place of the one before, for the customer and for all that runs. */
export async function replaceCard(books: Books, customerId: string, typed: CardTyped): Promise<void> {
  const card = addCard(books, typed).id;
  await attachCard(books, card, customerId);
  const { object: customer } = await books.get("customer", customerId);
  await changeCustomer(books, customerId, withDefaultCard(customer, card));
  for (const { object } of await books.where("subscription", "object.customer", customerId)) {
    if (isRunning(object)) await changeSubscription(books, object.id, { default_payment_method: card });
  }
}

/** A person pays what is open with the card that is there: the worst that came of it. */
export async function payOpen(
  books: Books,
  customerId: string,
  payer: Payer = "at_hand",
): Promise<Outcome | "nothing_open"> {
  let worst: Outcome | "nothing_open" = "nothing_open";
  for (const { object } of await books.where("subscription", "object.customer", customerId)) {
    if (!isRunning(object)) continue;
    for (const invoice of await openInvoices(books, object.id)) {
      const outcome = await payInvoice(books, invoice.object.id, payer);
      if (worst === "nothing_open" || worst === "succeeded") worst = outcome;
    }
  }
  return worst;
}
