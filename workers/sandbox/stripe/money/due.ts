import { type StripeBackend, transact } from "#workers/sandbox/stripe/store/backend.ts";
import { DUE_KINDS, type DueKind, type Kept } from "#workers/sandbox/stripe/store/records.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";
import { KIND_PREFIX } from "#workers/sandbox/stripe/store/store.ts";
import { concludeLate, expireCheckout } from "./checkout.ts";
import { issueInvoice, payInvoice } from "./invoices.ts";
import { periodEnd } from "./period.ts";
import { changeSubscription, endSubscription, itemOf } from "./subscriptions.ts";

const STORED_KINDS = DUE_KINDS.map((kind) => KIND_PREFIX + kind);

/**
 * Does what time alone brings, in time order and each as of its own moment: renewals, tries of unpaid invoices,
 * ends of what was cancelled, expiry of checkouts, answers of banks.
 */
export async function settleDue(backend: StripeBackend): Promise<void> {
  const now = await backend.now();
  while (await firstDue(backend, now)) {
    await transact(backend, async (store) => {
      // in the transaction once more: another request may have done it
      const due = await firstDue(backend, now);
      if (due) await run(Object.assign(store, { now: due.dueAt }), due);
    });
  }
}

type Due = Kept<DueKind> & { dueAt: number };

const firstDue = (backend: StripeBackend, now: number): Promise<Due | null> =>
  backend.documents.smallest<Due>(STORED_KINDS, "$.dueAt", now);

async function run(store: StripeStore, due: Due): Promise<void> {
  switch (due.kind) {
    case "subscription":
      await turnPeriod(store, due.object.id);
      break;
    case "invoice":
      await payInvoice(store, due.object.id, "away");
      break;
    case "checkout.session":
      await expireCheckout(store, due.object.id);
      break;
    case "payment_intent":
      await concludeLate(store, due.object.id);
  }
}

/** At a period's end a subscription is over, or begins the next and asks for its price. */
async function turnPeriod(store: StripeStore, id: string): Promise<void> {
  const { object } = await store.get("subscription", id);
  if (object.cancel_at_period_end) {
    await endSubscription(store, id, "cancellation_requested");
    return;
  }
  const item = itemOf(object);
  const start = item.current_period_end;
  const end = periodEnd(start, item.price.recurring, object.billing_cycle_anchor);
  const next = { ...item, current_period_start: start, current_period_end: end };
  await changeSubscription(store, id, { items: { ...object.items, data: [next] } });
  const invoice = await issueInvoice(store, id, "subscription_cycle");
  await payInvoice(store, invoice, "away");
}
