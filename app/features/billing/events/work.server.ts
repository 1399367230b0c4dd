import { faultText } from "#app/core/fault-text.ts";
import { commit } from "#app/db/commit.ts";
import { isSilent, MOST_SILENT, syncCustomer } from "#app/features/billing/sync/sync.server.ts";
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
const WORKED = new Set([
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
export const isWorked = ({ type }: Pick<PaymentEvent, "type">): boolean => WORKED.has(type);

/** Customers that one run of the cron works; the next one goes on. */
const MOST_AT_ONCE = 50;
/** From so many tries on it is told as an error: somebody should look. */
const WORRYING_TRIES = 6;

/** A verified webhook, stored as it came: one D1 trip. The same again is stored once. */
export async function storeEvent(ctx: AppContext, event: PaymentEvent, body: string): Promise<void> {
  const stored = await commit(ctx.db, [addEvent(ctx.db, { ...event, body }, ctx.now())]);
  if (!stored.ok) throw new Error(`event not stored: ${stored.constraint}`);
}

/** Works an event that was stored a moment ago, with all that waits of the same customer. Never throws. */
export async function workEvent(
  ctx: AppContext,
  { id, customerId }: Pick<PaymentEvent, "id" | "customerId">,
): Promise<void> {
  try {
    if (customerId !== null) return await workCustomer(ctx, customerId);
    const [due] = (await ctx.db.batch([claimOne(ctx.db, id, ctx.now())]))[0];
    if (due) await workNameless(ctx, due);
  } catch (error) {
    tell("warn", [id], error);
  }
}

/** By cron: what was lost on the way, what the vendor did not answer to. */
export async function workPending(ctx: AppContext): Promise<void> {
  const [due] = await ctx.db.batch([dueEvents(ctx.db, ctx.now(), MOST_AT_ONCE)]);
  const seen = new Set<string>();
  let silent = 0;
  for (const event of due) {
    if (event.customerId !== null && seen.has(event.customerId)) continue;
    if (event.customerId !== null) seen.add(event.customerId);
    try {
      if (event.customerId !== null) await workCustomer(ctx, event.customerId);
      else {
        const [claimed] = (await ctx.db.batch([claimOne(ctx.db, event.id, ctx.now())]))[0];
        if (claimed) await workNameless(ctx, claimed);
      }
    } catch (error) {
      tell(event.tries >= WORRYING_TRIES ? "error" : "warn", [event.id], error);
      if (isSilent(error) && ++silent >= MOST_SILENT) return;
    }
  }
}

async function workCustomer(ctx: AppContext, customerId: string): Promise<void> {
  const [claimed] = await ctx.db.batch([claimOfCustomer(ctx.db, customerId, ctx.now())]);
  // somebody else works them
  if (claimed.length === 0) return;
  await answer(ctx, customerId, claimed);
}

const answer = (ctx: AppContext, customerId: string, events: readonly DueEvent[]) =>
  syncCustomer(ctx, customerId, (db) => [
    closeEvents(
      db,
      events.map(({ id }) => id),
    ),
  ]);

/** A dispute names the payment alone. One that is not ours is closed. */
async function workNameless(ctx: AppContext, event: DueEvent): Promise<void> {
  const customerId = event.intentId === null ? null : await payerOf(ctx, event.intentId);
  if (customerId !== null) {
    await answer(ctx, customerId, [event]);
    return;
  }
  const closed = await commit(ctx.db, [closeEvents(ctx.db, [event.id])]);
  if (!closed.ok) throw new Error(`event not closed: ${closed.constraint}`);
}

async function payerOf(ctx: AppContext, intentId: string): Promise<string | null> {
  const [known] = await ctx.db.batch([customerOfIntent(ctx.db, intentId)]);
  return known[0]?.customerId ?? ctx.payments.customerOfPayment(intentId);
}

function tell(level: "warn" | "error", events: readonly string[], error: unknown): void {
  const line = JSON.stringify({ level, at: "billing.event", events, error: faultText(error) });
  if (level === "error") console.error(line);
  else console.warn(line);
}
