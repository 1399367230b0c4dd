import type { RawQuery } from "#app/db/database.ts";
import { type AgeBand, isYoung } from "#app/features/member/age.ts";
import { ageBandOf } from "#app/features/member/fragments-store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { type BillingRows, type BillingState, billingState } from "./state.ts";
import { billingOf } from "./store.server.ts";

/** For a page's own batch: what it answers goes to `billingIn`. */
export const billingRead = ({
  db,
  userId,
}: Pick<MemberContext, "db" | "userId">): RawQuery<{ billing: string }> =>
  db.written(`SELECT ${billingOf("?1")} AS billing`, userId);

export function billingIn(rows: readonly { billing: string }[], now: number): BillingState {
  const [row] = rows;
  if (!row) throw new Error("a statement without a table answered with no row");
  return billingState(JSON.parse(row.billing) as BillingRows, now);
}

/** What a member is told of their money, with how old they are, for the page of prices: what is for adults is not offered to who is younger (G13). */
export async function readBillingAndAge(
  ctx: MemberContext,
): Promise<{ state: BillingState; young: boolean }> {
  const row = await ctx.db.first<{ billing: string; ageBand: AgeBand | null }>(
    `SELECT ${billingOf("?1")} AS billing, ${ageBandOf("?1")} AS ageBand`,
    ctx.userId,
  );
  return { state: billingIn(row ? [row] : [], ctx.now()), young: isYoung(row?.ageBand ?? null) };
}

/** The same of the primary: after the vendor was asked. */
export async function readBillingFromPrimary(ctx: MemberContext): Promise<BillingState> {
  const row = await ctx.db.firstOfPrimary<{ billing: string }>(
    `SELECT ${billingOf("?1")} AS billing`,
    ctx.userId,
  );
  return billingIn(row ? [row] : [], ctx.now());
}
