import { readBillingFromPrimary } from "#app/features/billing/model/read.server.ts";
import type { BillingState } from "#app/features/billing/model/state.ts";
import { claimVendorRead } from "#app/features/billing/model/store.server.ts";
import type { Checkout } from "#app/features/billing/model/tables.ts";
import { trySync } from "#app/features/billing/sync/sync.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { CheckoutStatus } from "./waiting.ts";

/** Pages that wait have the vendor asked once in so many ms. */
const ASK_APART_MS = 5_000;

type CheckoutReturn = {
  status: CheckoutStatus;
  /** What it was for; null for a checkout that is none of this member's. */
  kind: Checkout["kind"] | null;
  /** Of this checkout's payment, and of no other. */
  receiptUrl: string | null;
  billing: BillingState;
};

/**
 * What a member who comes back from a checkout is told of it, by the vendor's name of it or ours. All of the primary:
 * the webhook that has just written is in nobody's bookmark.
 */
export async function readReturn(ctx: MemberContext, sessionId: string): Promise<CheckoutReturn> {
  const row = await checkoutOf(ctx, sessionId);
  const word = await checkoutStatus(ctx, row);
  const billing = await readBillingFromPrimary(ctx);
  const payment = billing.payments.find(({ id }) => id === row?.paymentId);
  return { status: word, kind: row?.kind ?? null, receiptUrl: payment?.receiptUrl ?? null, billing };
}

type Row = Pick<Checkout, "kind" | "state" | "paymentId">;

const checkoutOf = (ctx: MemberContext, sessionId: string): Promise<Row | null> =>
  ctx.db.firstOfPrimary<Row>(
    `SELECT kind, state, payment_id AS paymentId FROM checkouts
    WHERE user_id = ?1 AND (id = ?2 OR session_id = ?2)`,
    ctx.userId,
    sessionId,
  );

/** The vendor's word comes by webhook; while it does not, the vendor is asked behind the answer. */
async function checkoutStatus(ctx: MemberContext, row: Row | null): Promise<CheckoutStatus> {
  if (!row) return "unknown";
  if (row.state === "paid") return "paid";
  if (row.state === "over") return "unpaid";
  const [claimed] = await ctx.db.batch([claimVendorRead(ctx.db, ctx.userId, ctx.now(), ASK_APART_MS)]);
  const customerId = claimed[0]?.customerId;
  if (customerId) ctx.waitUntil(trySync(ctx, customerId));
  return "waiting";
}
