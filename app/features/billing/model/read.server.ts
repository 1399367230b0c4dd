import type { Written } from "#app/db/database.ts";
import type { MemberContext } from "#app/request/context.ts";
import { type BillingRows, type BillingState, billingState } from "./state.ts";
import { billingOf } from "./store.server.ts";

/** For a page's own batch: what it answers goes to `billingIn`. */
export const billingRead = ({
  db,
  userId,
}: Pick<MemberContext, "db" | "userId">): Written<{ billing: string }> =>
  db.written(`SELECT ${billingOf("?1")} AS billing`, userId);

export function billingIn(rows: readonly { billing: string }[], now: number): BillingState {
  const [row] = rows;
  if (!row) throw new Error("a statement without a table answered with no row");
  return billingState(JSON.parse(row.billing) as BillingRows, now);
}

/** What a member is told of their money; one D1 trip, and none to the vendor. */
export async function readBilling(ctx: MemberContext): Promise<BillingState> {
  const row = await ctx.db.first<{ billing: string }>(`SELECT ${billingOf("?1")} AS billing`, ctx.userId);
  return billingIn(row ? [row] : [], ctx.now());
}

/** The same of the primary: after the vendor was asked. */
export async function readBillingAnew(ctx: MemberContext): Promise<BillingState> {
  const row = await ctx.db.firstOfPrimary<{ billing: string }>(
    `SELECT ${billingOf("?1")} AS billing`,
    ctx.userId,
  );
  return billingIn(row ? [row] : [], ctx.now());
}
