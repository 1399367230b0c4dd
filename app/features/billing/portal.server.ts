import { faultText } from "#app/core/fault-text.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import type { MemberContext } from "#app/platform/context.ts";
import { PaymentsFault } from "#app/vendors/ports.ts";
import { countPage, refusedByLimit } from "./page-limit.server.ts";
import { readBillingAnew } from "./read.server.ts";
import type { PageLimitRefusal } from "./refusals.ts";
import type { BillingState } from "./state.ts";
import { customerOf, subscriptionsOfMember } from "./store.server.ts";
import { syncCustomer } from "./sync.server.ts";

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
    tell(ctx, "billing.portal", error);
    return refuse(error.reason === "missing" ? "billing.no_customer" : "billing.unreachable");
  }
}

/** One tap ends it at the end of the paid time, one tap takes that back. Told twice, it is told once. */
export async function setCancelAtPeriodEnd(
  ctx: MemberContext,
  cancel: boolean,
): Promise<Result<BillingState, "billing.unreachable" | "billing.no_subscription">> {
  const { db, userId } = ctx;
  const [customers, subscriptions] = await db.batch([
    customerOf(db, userId),
    subscriptionsOfMember(db, userId),
  ]);
  const [customer] = customers;
  const running = subscriptions.filter(({ endedAt }) => endedAt === null);
  if (!customer || running.length === 0) return refuse("billing.no_subscription");
  try {
    const gone = await endEach(
      ctx,
      running.map(({ id }) => id),
      cancel,
    );
    await syncCustomer(ctx, customer.customerId);
    return gone ? refuse("billing.no_subscription") : ok(await readBillingAnew(ctx));
  } catch (error) {
    if (!(error instanceof PaymentsFault)) throw error;
    tell(ctx, "billing.cancel", error);
    return refuse("billing.unreachable");
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

function tell(ctx: MemberContext, at: string, error: PaymentsFault): void {
  console.warn(JSON.stringify({ level: "warn", at, requestId: ctx.requestId, error: faultText(error) }));
}
