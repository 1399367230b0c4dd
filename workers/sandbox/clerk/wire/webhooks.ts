import type { Instance } from "#workers/sandbox/clerk/wire/call.ts";
import type { SandboxEnv } from "#workers/sandbox/env.ts";
import { randomId } from "#workers/sandbox/random.ts";

const MAX_TRIES = 5;
/** Before the second try, ms; doubles each time. */
const FIRST_PAUSE_MS = 300;

export type WebhookType =
  | "user.created"
  | "user.updated"
  | "user.deleted"
  | "session.created"
  | "session.ended"
  | "session.removed"
  | "session.revoked";

/** How one webhook fared; `/sandbox` shows the newest. `status` is null when the product could not be reached. */
export type Delivery = { id: string; type: WebhookType; status: number | null; tries: number; at: number };

/** Sends an event to the product in the background, signed as Svix signs it. */
export function sendWebhook(instance: Instance, type: WebhookType, data: unknown): void {
  instance.background(deliver(instance, type, data));
}

async function deliver({ env, documents }: Instance, type: WebhookType, data: unknown): Promise<void> {
  const id = randomId("msg");
  const body = JSON.stringify({
    data,
    object: "event",
    type,
    timestamp: Date.now(),
    instance_id: "ins_sandbox",
    event_attributes: { http_request: { client_ip: "127.0.0.1", user_agent: "" } },
  });
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    const status = await post(env, id, body);
    await documents.put("delivery", id, { id, type, status, tries, at: Date.now() } satisfies Delivery);
    if (status !== null && status < 300) return;
    if (tries < MAX_TRIES) await pause(FIRST_PAUSE_MS * 2 ** (tries - 1));
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function post(env: SandboxEnv, id: string, body: string): Promise<number | null> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = await sign(env.CLERK_WEBHOOK_SIGNING_SECRET, `${id}.${timestamp}.${body}`);
  const headers = {
    "content-type": "application/json",
    "svix-id": id,
    "svix-timestamp": timestamp,
    "svix-signature": `v1,${signature}`,
  };
  try {
    const url = `${env.APP_ORIGIN}/api/webhooks/clerk`;
    const response = await env.APP.fetch(url, { method: "POST", headers, body });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}

async function sign(secret: string, content: string): Promise<string> {
  const key = Uint8Array.from(atob(secret.replace(/^whsec_/, "")), (character) => character.charCodeAt(0));
  const hmac = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", hmac, new TextEncoder().encode(content));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}
