import type { Context } from "hono";
import { takeText } from "#app/features/sending/texts/stop.server.ts";
import type { AppEnv } from "#workers/app-env.ts";
import { composeBackground } from "#workers/compose.ts";

const MAX_BYTES = 64 * 1024;

/** Somebody answered a text: signed by Twilio over this address and all fields, or refused. */
export async function twilioWebhook(c: Context<AppEnv>): Promise<Response> {
  const body = await c.req.arrayBuffer();
  if (body.byteLength > MAX_BYTES) return c.text("too large", 413);
  const form = new URLSearchParams(new TextDecoder().decode(body));
  const ctx = await composeBackground(c.env, (work) => c.executionCtx.waitUntil(work));
  const signature = c.req.header("x-twilio-signature") ?? "";
  if (!(await ctx.texts.isSigned({ url: c.req.url, form, signature })))
    return c.text("signature not accepted", 403);
  const from = form.get("From") ?? "";
  if (!/^\+[1-9]\d{7,14}$/.test(from)) return c.text("no number", 400);
  const answer = await takeText(ctx, { from, body: form.get("Body") ?? "", handled: form.get("OptOutType") });
  return new Response(answer, { headers: { "content-type": "text/xml; charset=utf-8" } });
}
