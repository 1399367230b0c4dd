import { refuse } from "#app/core/result.ts";
import type { Statement } from "#app/db/database.ts";
import { PAGE_LIMIT, PLAN_CHANGE_LIMIT } from "#app/features/billing/model/offers.ts";
import type { PageLimitRefusal } from "#app/features/billing/model/refusals.ts";
import { incrementRateLimits } from "#app/features/member/store.server.ts";
import { rateLimitCounters } from "#app/rate-limit/rate-limit-rules.ts";
import type { MemberContext } from "#app/request/context.ts";

const REFUSAL_OF: Record<string, PageLimitRefusal> = {
  send_burst_kept: "billing.too_fast",
  send_day_kept: "billing.too_many",
};

/** One more page of the vendor's, a checkout or the portal: for the commit before the vendor is asked. */
export async function countPage(ctx: MemberContext): Promise<Statement[]> {
  const mark = await ctx.hmac(`payment-pages:${ctx.userId}`);
  return [incrementRateLimits(ctx.db, rateLimitCounters(mark, PAGE_LIMIT, ctx.now()))];
}

/** One more change of the plan. */
export async function countPlanChange(ctx: MemberContext): Promise<Statement> {
  const mark = await ctx.hmac(`plan-changes:${ctx.userId}`);
  return incrementRateLimits(ctx.db, rateLimitCounters(mark, PLAN_CHANGE_LIMIT, ctx.now()));
}

/** What it means that the commit has failed; null when it was for something else. */
export function refusedByLimit(constraint: string): ReturnType<typeof refuse<PageLimitRefusal>> | null {
  const refusal = REFUSAL_OF[constraint];
  return refusal ? refuse(refusal) : null;
}
