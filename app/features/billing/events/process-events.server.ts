import { faultText } from "#app/core/fault-text.ts";
import { commit } from "#app/db/commit.ts";
import { isVendorTimeout, MAX_TIMEOUTS, syncCustomer } from "#app/features/billing/sync/sync.server.ts";
import type { AppContext } from "#app/request/context.ts";
import type { PaymentEvent } from "#app/vendors/ports.ts";
import {
  addEvent,
  claimOfCustomer,
  claimOne,
  closeEvents,
  customerOfIntent,
  type DueEvent,
  dueEvents,
} from "./store.server.ts";

/** What is worked of all that happens at the vendor (vendors.md). */
const HANDLED = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
]);
export const isHandled = ({ type }: Pick<PaymentEvent, "type">): boolean => HANDLED.has(type);

/** Customers that one run of the cron works; the next one goes on. */
const MAX_AT_ONCE = 50;
/** From so many tries on it is told as an error: somebody should look. */
const ERROR_AFTER_TRIES = 6;

/** A verified webhook, stored as it came: one D1 trip. The same again is stored once. */
export async function storeEvent(ctx: AppContext, event: PaymentEvent, body: string): Promise<void> {
  const stored = await commit(ctx.db, [addEvent(ctx.db, { ...event, body }, ctx.now())]);
  if (!stored.ok) throw new Error(`event not stored: ${stored.constraint}`);
}

/**
 * Works a payment or refund event that was stored a moment ago, with all that waits of the same customer. Never throws.
 */
export async function processEvent(
  ctx: AppContext,
  { id, customerId }: Pick<PaymentEvent, "id" | "customerId">,
): Promise<void> {
  try {
    if (customerId !== null) return await processCustomer(ctx, customerId);
    const [due] = (await ctx.db.batch([claimOne(ctx.db, id, ctx.now())]))[0];
    if (due) await processWithoutCustomer(ctx, due);
  } catch (error) {
    logFailure("warn", [id], error);
  }
}

/** By cron: what was lost on the way, what the vendor did not answer to. */
export async function processPendingEvents(ctx: AppContext): Promise<void> {
  const [due] = await ctx.db.batch([dueEvents(ctx.db, ctx.now(), MAX_AT_ONCE)]);
  const seen = new Set<string>();
  let silent = 0;
  for (const event of due) {
    if (event.customerId !== null && seen.has(event.customerId)) continue;
    if (event.customerId !== null) seen.add(event.customerId);
    try {
      if (event.customerId !== null) await processCustomer(ctx, event.customerId);
      else {
        const [claimed] = (await ctx.db.batch([claimOne(ctx.db, event.id, ctx.now())]))[0];
        if (claimed) await processWithoutCustomer(ctx, claimed);
      }
    } catch (error) {
      logFailure(event.tries >= ERROR_AFTER_TRIES ? "error" : "warn", [event.id], error);
      if (isVendorTimeout(error) && ++silent >= MAX_TIMEOUTS) return;
    }
  }
}

async function processCustomer(ctx: AppContext, customerId: string): Promise<void> {
  const [claimed] = await ctx.db.batch([claimOfCustomer(ctx.db, customerId, ctx.now())]);
  // somebody else works them
  if (claimed.length === 0) return;
  await syncAndClose(ctx, customerId, claimed);
}

const syncAndClose = (ctx: AppContext, customerId: string, events: readonly DueEvent[]) =>
  syncCustomer(ctx, customerId, (db) => [
    closeEvents(
      db,
      events.map(({ id }) => id),
    ),
  ]);

/** A dispute names the payment alone. One that is not ours is closed. */
async function processWithoutCustomer(ctx: AppContext, event: DueEvent): Promise<void> {
  const customerId = event.intentId === null ? null : await payerOf(ctx, event.intentId);
  if (customerId !== null) {
    await syncAndClose(ctx, customerId, [event]);
    return;
  }
  const closed = await commit(ctx.db, [closeEvents(ctx.db, [event.id])]);
  if (!closed.ok) throw new Error(`event not closed: ${closed.constraint}`);
}

async function payerOf(ctx: AppContext, intentId: string): Promise<string | null> {
  const [known] = await ctx.db.batch([customerOfIntent(ctx.db, intentId)]);
  return known[0]?.customerId ?? ctx.payments.customerOfPayment(intentId);
}

function logFailure(level: "warn" | "error", events: readonly string[], error: unknown): void {
  const line = JSON.stringify({ level, at: "billing.event", events, error: faultText(error) });
  if (level === "error") console.error(line);
  else console.warn(line);
}
