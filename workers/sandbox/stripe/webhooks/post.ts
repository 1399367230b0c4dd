import type Stripe from "stripe";
import type { SandboxEnv } from "#workers/sandbox/env.ts";

const TIMEOUT_MS = 20_000;

/** Delivers an event to the product, signed as Stripe signs it; the status of its answer, null for none. */
export async function postEvent(env: SandboxEnv, event: Stripe.Event): Promise<number | null> {
  const body = JSON.stringify(event, null, 2);
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = await sign(env.STRIPE_WEBHOOK_SECRET, `${timestamp}.${body}`);
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "stripe-signature": `t=${timestamp},v1=${signature}`,
    "user-agent": "Stripe/1.0 (Koinonia's sandbox)",
  };
  try {
    const response = await env.APP.fetch(`${env.APP_ORIGIN}/api/webhooks/stripe`, {
      method: "POST",
      headers,
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}

async function sign(secret: string, content: string): Promise<string> {
  const bytes = new TextEncoder();
  const hash = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes.encode(secret), hash, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, bytes.encode(content));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
