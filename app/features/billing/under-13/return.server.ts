import { faultText } from "#app/core/fault-text.ts";
import { commit } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { endCheckouts } from "#app/features/billing/model/store.server.ts";
import { isVendorTimeout, MAX_TIMEOUTS, syncCustomer } from "#app/features/billing/sync/sync.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { PaymentsFault } from "#app/vendors/ports.ts";
import {
  dueRefundsOfUnder13,
  finishRefund,
  type PaymentsOfUnder13,
  paymentsOfUnder13,
  postponeRefund,
  type Returnable,
} from "./store.server.ts";

const MAX_AT_ONCE = 50;

/**
 * By cron: nobody under 13 pays for anything (G13). What can still be paid is closed, what runs is ended, and every
 * payment goes back whole, gifts too: a child's money is not kept. Also what a bank brings only later.
 */
export async function refundDueUnder13(ctx: AppContext): Promise<void> {
  const [due] = await ctx.db.batch([dueRefundsOfUnder13(ctx.db, ctx.now(), MAX_AT_ONCE)]);
  let silent = 0;
  for (const { userId } of due) {
    const fault = await tryRefundUnder13(ctx, userId);
    if (isVendorTimeout(fault) && ++silent >= MAX_TIMEOUTS) return;
  }
}

/** Behind the answer to who has said so; what fails is tried again by the cron. @returns what has failed */
export async function tryRefundUnder13(ctx: AppContext, userId: string): Promise<unknown> {
  try {
    await refundUnder13(ctx, userId);
    return null;
  } catch (error) {
    console.error(JSON.stringify({ level: "error", at: "billing.under_13", error: faultText(error) }));
    await write(ctx, [postponeRefund(ctx.db, userId, ctx.now())]);
    return error;
  }
}

/**
 * Each step can be repeated. Does nothing for an account that is not closed for this.
 * @throws PaymentsFault when the vendor does not answer; what it refuses to give back is told in the log
 */
export async function refundUnder13(ctx: AppContext, userId: string): Promise<void> {
  const before = await read(ctx, userId);
  if (!before) return;
  await closeCheckouts(ctx, listIn(before.checkouts));
  // what D1 does not know yet is ended and given back as well
  await syncCustomer(ctx, before.customerId);
  const money = await read(ctx, userId);
  if (!money) return;
  for (const id of listIn<string>(money.subscriptions)) await ctx.payments.endSubscription(id);
  let refused = 0;
  for (const payment of listIn<Returnable>(money.payments)) {
    if (!(await giveBack(ctx, payment, money.tries))) refused++;
  }
  await syncCustomer(ctx, money.customerId);
  await write(ctx, [refused > 0 ? postponeRefund(ctx.db, userId, ctx.now()) : finishRefund(ctx.db, userId)]);
}

const listIn = <Row>(json: string): Row[] => JSON.parse(json) as Row[];

const read = async (ctx: AppContext, userId: string): Promise<PaymentsOfUnder13 | undefined> =>
  (await ctx.db.batch([paymentsOfUnder13(ctx.db, userId)]))[0][0];

type Open = { id: string; sessionId: string | null };

/** At the vendor first: a page that is open there could still be paid. */
async function closeCheckouts(ctx: AppContext, open: readonly Open[]): Promise<void> {
  if (open.length === 0) return;
  for (const { sessionId } of open) if (sessionId) await ctx.payments.expireCheckout(sessionId);
  const ids = open.map(({ id }) => id);
  await write(ctx, [endCheckouts(ctx.db, ids)]);
}

/** False when the vendor says no. */
async function giveBack(ctx: AppContext, payment: Returnable, tries: number): Promise<boolean> {
  const { id, intentId, refundedCents } = payment;
  try {
    await ctx.payments.refund(intentId, `under_13:${id}:${refundedCents}:${tries}`);
    return true;
  } catch (error) {
    if (!(error instanceof PaymentsFault) || error.reason === "unreachable") throw error;
    console.error(
      JSON.stringify({ level: "error", at: "billing.under_13", payment: id, error: faultText(error) }),
    );
    return false;
  }
}

async function write(ctx: AppContext, statements: Statement[]): Promise<void> {
  const done = await commit(ctx.db, statements);
  if (!done.ok) throw new Error(`return of money not written: ${done.constraint}`);
}
