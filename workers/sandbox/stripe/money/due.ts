import type { Books } from "#workers/sandbox/stripe/books/books.ts";
import { KIND_PREFIX } from "#workers/sandbox/stripe/books/books.ts";
import { type Desk, transact } from "#workers/sandbox/stripe/books/desk.ts";
import { DUE_KINDS, type DueKind, type Kept } from "#workers/sandbox/stripe/books/records.ts";
import { concludeLate, expireCheckout } from "./checkout.ts";
import { issueInvoice, payInvoice } from "./invoices.ts";
import { periodEnd } from "./period.ts";
import { changeSubscription, endSubscription, itemOf } from "./subscriptions.ts";

const STORED_KINDS = DUE_KINDS.map((kind) => KIND_PREFIX + kind);

/**
 * Does what time alone brings, in time order and each as of its own moment: renewals, tries of unpaid invoices,
 * ends of what was cancelled, expiry of checkouts, answers of banks.
 */
export async function settleDue(desk: Desk): Promise<void> {
  const now = await desk.now();
  while (await firstDue(desk, now)) {
    await transact(desk, async (books) => {
      // in the transaction once more: another request may have done it
      const due = await firstDue(desk, now);
      if (due) await run(Object.assign(books, { now: due.dueAt }), due);
    });
  }
}

type Due = Kept<DueKind> & { dueAt: number };

const firstDue = (desk: Desk, now: number): Promise<Due | null> =>
  desk.documents.smallest<Due>(STORED_KINDS, "$.dueAt", now);

async function run(books: Books, due: Due): Promise<void> {
  switch (due.kind) {
    case "subscription":
      await turnPeriod(books, due.object.id);
      break;
    case "invoice":
      await payInvoice(books, due.object.id, "away");
      break;
    case "checkout.session":
      await expireCheckout(books, due.object.id);
      break;
    case "payment_intent":
      await concludeLate(books, due.object.id);
  }
}

/** At a period's end a subscription is over, or begins the next and asks for its price. */
async function turnPeriod(books: Books, id: string): Promise<void> {
  const { object } = await books.get("subscription", id);
  if (object.cancel_at_period_end) {
    await endSubscription(books, id, "cancellation_requested");
    return;
  }
  const item = itemOf(object);
  const start = item.current_period_end;
  const end = periodEnd(start, item.price.recurring, object.billing_cycle_anchor);
  const next = { ...item, current_period_start: start, current_period_end: end };
  await changeSubscription(books, id, { items: { ...object.items, data: [next] } });
  const invoice = await issueInvoice(books, id, "subscription_cycle");
  await payInvoice(books, invoice, "away");
}
