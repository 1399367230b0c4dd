import { subscriptionOf } from "#app/features/member/store.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { type OwnPlan, ownPlan } from "./plans.ts";

/**
 * The plan of the person who looks at the prices; null for a visitor, and when it cannot be read: the prices are
 * there for everyone, whatever becomes of this mark.
 */
export async function readOwnPlan(ctx: AppContext): Promise<OwnPlan | null> {
  if (!ctx.session) return null;
  const rows = await subscriptionOf(ctx.db, ctx.session.userId).catch(() => null);
  return rows && ownPlan(rows[0]);
}
