import type { MemberContext } from "#app/request/context.ts";
import { forMembers, type ServerFunctions } from "#app/request/server-function.server.ts";
import { subscriptionOf } from "./store.server.ts";

/** F5: `check-subscription` tells what is known here, without asking the card vendor: webhooks keep it true. */
export async function checkSubscriptionFunction(ctx: MemberContext): Promise<Response> {
  const [row] = await subscriptionOf(ctx.db, ctx.userId);
  return Response.json({
    subscribed: row?.subscribed ?? false,
    subscription_tier: row?.subscriptionTier ?? null,
    subscription_end: row?.subscriptionEnd ?? null,
  });
}

export const functions = {
  "check-subscription": forMembers(checkSubscriptionFunction),
} satisfies ServerFunctions;
