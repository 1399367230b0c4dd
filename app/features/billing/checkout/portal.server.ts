import { faultText } from "#app/core/fault-text.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit, commitNamed } from "#app/db/commit.ts";
import { readBillingFromPrimary } from "#app/features/billing/model/read.server.ts";
import type { PageLimitRefusal, PlanChangeRefusal } from "#app/features/billing/model/refusals.ts";
import type { BillingState } from "#app/features/billing/model/state.ts";
import {
  claimPlanChange,
  customerOf,
  endPlanChange,
  subscriptionsOfMember,
} from "#app/features/billing/model/store.server.ts";
import { type ExtraStatements, syncCustomer } from "#app/features/billing/sync/sync.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { PaymentsFault } from "#app/vendors/ports.ts";
import { countPage, countPlanChange, refusedByLimit } from "./page-limit.server.ts";

const RETURN_PATH = "/settings#billing";

/** F8: the vendor's own page for card, invoices and plan. */
export async function openPortal(
  ctx: MemberContext,
): Promise<Result<{ url: string }, "billing.unreachable" | "billing.no_customer" | PageLimitRefusal>> {
  const [customer] = await customerOf(ctx.db, ctx.userId);
  if (!customer) return refuse("billing.no_customer");
  const counted = await commit(ctx.db, await countPage(ctx));
  const refused = counted.ok ? null : refusedByLimit(counted.constraint);
  if (refused) return refused;
  if (!counted.ok) throw new Error(`portal not counted: ${counted.constraint}`);
  try {
    return ok({ url: await ctx.payments.openPortal(customer.customerId, `${ctx.origin}${RETURN_PATH}`) });
  } catch (error) {
    if (!(error instanceof PaymentsFault)) throw error;
    reportFault(ctx, "billing.portal", error);
    return refuse(error.reason === "missing" ? "billing.no_customer" : "billing.unreachable");
  }
}

/** Longer no change of the plan is waited for, ms: as long as the vendor may take for all that it is asked. */
const CHANGE_MS = 45_000;

/**
 * One tap ends it at the end of the paid time, one tap takes that back. Pressed twice, it is done once. One at a time for a
 * member, and so many in a minute: who presses on is refused at once, and nobody else waits.
 */
export async function setCancelAtPeriodEnd(
  ctx: MemberContext,
  cancel: boolean,
): Promise<Result<BillingState, PlanChangeRefusal>> {
  const { db, userId } = ctx;
  const now = ctx.now();
  const until = now + CHANGE_MS;
  const begun = await commitNamed(db, {
    counted: await countPlanChange(ctx),
    claimed: claimPlanChange(db, userId, { now, until }),
    customers: customerOf(db, userId),
    subscriptions: subscriptionsOfMember(db, userId),
  });
  const refused = begun.ok ? null : refusedByLimit(begun.constraint);
  if (refused) return refused;
  if (!begun.ok) throw new Error(`plan change not begun: ${begun.constraint}`);
  const { claimed, customers, subscriptions } = begun.rows;
  const [customer] = customers;
  if (!customer) return refuse("billing.no_subscription");
  if (claimed.length === 0) return refuse("billing.change_under_way");
  const end: ExtraStatements = () => [endPlanChange(db, userId, until)];
  const running = subscriptions.filter(({ endedAt }) => endedAt === null).map(({ id }) => id);
  let ended = false;
  try {
    if (running.length === 0) return refuse("billing.no_subscription");
    const gone = await endEach(ctx, running, cancel);
    await syncCustomer(ctx, customer.customerId, end);
    ended = true;
    return gone ? refuse("billing.no_subscription") : ok(await readBillingFromPrimary(ctx));
  } catch (error) {
    if (!(error instanceof PaymentsFault)) throw error;
    reportFault(ctx, "billing.cancel", error);
    return refuse("billing.unreachable");
  } finally {
    if (!ended) await commit(db, end(db)).catch(() => undefined);
  }
}

/** True when the vendor has none of them any more: what D1 knew was old. */
async function endEach(ctx: MemberContext, ids: readonly string[], cancel: boolean): Promise<boolean> {
  let gone = 0;
  for (const id of ids) {
    try {
      await ctx.payments.setCancelAtPeriodEnd(id, cancel);
    } catch (error) {
      if (!(error instanceof PaymentsFault) || error.reason === "unreachable") throw error;
      gone++;
    }
  }
  return gone === ids.length;
}

function reportFault(ctx: MemberContext, at: string, error: PaymentsFault): void {
  console.warn(JSON.stringify({ level: "warn", at, requestId: ctx.requestId, error: faultText(error) }));
}
