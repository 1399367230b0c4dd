import { Hono } from "hono";
import { z } from "zod";
import { Documents } from "#workers/sandbox/documents.ts";
import type { SandboxEnv } from "#workers/sandbox/env.ts";
import { randomSid } from "#workers/sandbox/random.ts";
import { setStopped } from "#workers/sandbox/twilio/stopped.ts";

const Inbound = z.object({ from: z.string().regex(/^\+[1-9]\d{7,14}$/), body: z.string().max(1600) });

/** The words that Twilio answers by itself, before the product hears of them. */
const STOP = /^(stop|stopall|unsubscribe|cancel|end|quit|revoke|optout)$/i;
const START = /^(start|yes|unstop)$/i;

/** A person answers a text: `{"from": "+1…", "body": "STOP"}`. Says what the product answered. */
export const twilioControls = new Hono<{ Bindings: SandboxEnv }>();

twilioControls.post("/inbound", async (c) => {
  const parsed = Inbound.safeParse(await c.req.json().catch(() => null));
  if (!parsed.success) return c.json({ error: z.prettifyError(parsed.error) }, 400);
  const { from, body } = parsed.data;
  const word = body.trim();
  if (STOP.test(word)) await setStopped(new Documents(c.env.SANDBOX_DB), from, true);
  if (START.test(word)) await setStopped(new Documents(c.env.SANDBOX_DB), from, false);
  const form = new URLSearchParams({
    AccountSid: c.env.TWILIO_ACCOUNT_SID,
    MessageSid: randomSid("SM"),
    From: from,
    To: c.env.TWILIO_FROM,
    Body: body,
  });
  const url = `${c.env.APP_ORIGIN}/api/webhooks/twilio`;
  const answer = await c.env.APP.fetch(url, {
    method: "POST",
    headers: { "x-twilio-signature": await sign(c.env.TWILIO_AUTH_TOKEN, url, form) },
    body: form,
  });
  return c.json({ status: answer.status, body: await answer.text() });
});

async function sign(token: string, url: string, form: URLSearchParams): Promise<string> {
  const text = [...form.keys()].sort().reduce((all, name) => all + name + (form.get(name) ?? ""), url);
  const hmac = { name: "HMAC", hash: "SHA-1" };
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(token), hmac, false, ["sign"]);
  return btoa(
    String.fromCharCode(
      ...new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text))),
    ),
  );
}
