import { type OwnPlan, ownPlanIn } from "#app/features/billing/model/plans.ts";
import { readBillingAndAge } from "#app/features/billing/model/read.server.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";

/**
 * The plan of the person who looks at the prices; null for a visitor, and when it cannot be read: the prices are
 * there for everyone, whatever becomes of this mark.
 */
export async function readOwnPlan(ctx: AppContext): Promise<OwnPlan | null> {
  if (!ctx.session) return null;
  const { userId } = ctx.session;
  const read = await readBillingAndAge(Object.assign(ctx, { userId }) as MemberContext).catch(() => null);
  return read && ownPlanIn(read.state, read.young);
}
