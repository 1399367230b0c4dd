import type { Context } from "hono";
import { isHandled, processEvent, storeEvent } from "#app/features/billing/events/process-events.server.ts";
import type { AppEnv } from "#workers/app-env.ts";
import { composeBackground } from "#workers/compose.ts";

const MAX_BYTES = 256 * 1024;

/**
 * Money (docs/decisions/0035): verified over the body as it came, stored in one D1 trip, acknowledged, and worked after
 * that. What cannot be stored is answered 500, so that it is sent again.
 */
export async function stripeWebhook(c: Context<AppEnv>): Promise<Response> {
  if (Number(c.req.header("content-length") ?? 0) > MAX_BYTES) return c.text("too large", 413);
  const body = await c.req.text();
  if (body.length > MAX_BYTES) return c.text("too large", 413);
  const ctx = await composeBackground(c.env, (work) => c.executionCtx.waitUntil(work));
  const event = await ctx.payments.verifyEvent(body, c.req.header("stripe-signature") ?? "");
  if (!event) return c.text("signature not accepted", 400);
  if (isHandled(event)) {
    await storeEvent(ctx, event, body);
    // the acknowledgement goes out first
    ctx.waitUntil(scheduler.wait(1).then(() => processEvent(ctx, event)));
  }
  return c.json({ received: true });
}
