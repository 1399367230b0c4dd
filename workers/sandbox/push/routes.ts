import { type Context, Hono } from "hono";
import { fromBase64Url } from "#app/vendors/web-push/base64url.ts";
import { Documents } from "#workers/sandbox/documents.ts";
import type { SandboxEnv } from "#workers/sandbox/env.ts";
import { record } from "#workers/sandbox/outbox.ts";
import { type Device, newDevice, readMessage } from "./device.ts";
import { googleRoutes } from "./google.ts";

type PushContext = { Bindings: SandboxEnv };

const KIND = "push-device";
const MAX_BYTES = 4096;

/** A push service with its browsers: takes what the product sends as Chrome's, Firefox's and Safari's do, and reads it. */
export const pushRoutes = new Hono<PushContext>();

/** Phones in the native app. */
pushRoutes.route("/google", googleRoutes);

/** What `PushManager.subscribe` gives a page. `busy`: it answers 503 once. */
pushRoutes.post("/devices", async (c) => {
  const device = await newDevice();
  await new Documents(c.env.SANDBOX_DB).put(KIND, device.id, device);
  const { id, p256dh, auth } = device;
  return c.json({ endpoint: new URL(`/__push/${id}`, c.req.url).href, keys: { p256dh, auth } }, 201);
});

pushRoutes.delete("/:id", async (c) => {
  const documents = new Documents(c.env.SANDBOX_DB);
  const device = await documents.get<Device>(KIND, c.req.param("id"));
  if (device) await documents.put(KIND, device.id, { ...device, gone: true });
  return c.body(null, 204);
});

pushRoutes.post("/:id", async (c) => {
  const documents = new Documents(c.env.SANDBOX_DB);
  const device = await documents.get<Device>(KIND, c.req.param("id"));
  if (!device) return c.body(null, 404);
  if (device.gone) return c.body(null, 410);
  if (!(await isSender(c))) return c.body(null, 403);
  const { ttl, urgency, topic } = c.req.header();
  if (!/^\d+$/.test(ttl ?? "") || !/^(very-low|low|normal|high)$/.test(urgency ?? "normal"))
    return c.body(null, 400);
  if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) return c.body(null, 400);
  if (c.req.header("content-encoding") !== "aes128gcm") return c.body(null, 400);
  const body = new Uint8Array(await c.req.arrayBuffer());
  if (body.length > MAX_BYTES) return c.body(null, 413);
  const text = await readMessage(device, body).catch(() => null);
  if (text === null) return c.body(null, 400);
  const headers = { ttl: ttl ?? "", urgency: urgency ?? "", topic: topic ?? "" };
  await record(documents, { kind: "push", to: `${device.id}@push`, text, code: null, headers });
  return c.body(null, 201);
});

/** RFC 8292: signed by the one key that the device was subscribed with, for this service, and not too old. */
async function isSender(c: Context<PushContext>): Promise<boolean> {
  const [, token = "", key = ""] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(c.req.header("authorization") ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  if (key !== c.env.VAPID_PUBLIC_KEY) return false;
  const point = await crypto.subtle.importKey(
    "raw",
    fromBase64Url(key),
    { name: "ECDSA", namedCurve: "P-256" },
    false,
    ["verify"],
  );
  const signed = await crypto.subtle.verify(
    { name: "ECDSA", hash: "SHA-256" },
    point,
    fromBase64Url(signature),
    new TextEncoder().encode(`${head}.${claims}`),
  );
  const read = (part: string) => JSON.parse(new TextDecoder().decode(fromBase64Url(part)));
  const { aud, exp, sub } = read(claims) as Record<string, unknown>;
  const isInTime = Number(exp) > Date.now() / 1000 && Number(exp) < Date.now() / 1000 + 86_400;
  return (
    signed &&
    read(head).alg === "ES256" &&
    aud === new URL(c.req.url).origin &&
    isInTime &&
    /^(mailto|https):/.test(String(sub))
  );
}
