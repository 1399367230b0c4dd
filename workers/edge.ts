import { Hono } from "hono";
import type { AppEnv } from "./app-env.ts";
import { refusedReply } from "./documents/refused.ts";
import { oneClickUnsubscribe, unsubscribePage } from "./documents/unsubscribe.ts";
import { logged } from "./logged.ts";
import { requireKnownMethod, requireOwnHost, requireValidPath, requireWholeBody } from "./request-shape.ts";
import { csrfProtection } from "./security.ts";
import { OWN_WALL, openGroupRoom, openMemberRoom, openWall } from "./sockets.ts";
import { clerkWebhook } from "./webhooks/clerk.ts";
import { stripeWebhook } from "./webhooks/stripe.ts";
import { twilioWebhook } from "./webhooks/twilio.ts";

/** Everything that is not a page: health, webhooks, rooms. Also what development runs in workerd beside Vite. */
export const edge = new Hono<AppEnv>();

edge.use(logged);
edge.use(requireValidPath, csrfProtection, requireOwnHost, requireKnownMethod, requireWholeBody);

edge.get("/healthz", async (c) => {
  try {
    await c.env.DB.prepare("SELECT 1 FROM profiles LIMIT 1").all();
    return c.json({ ok: true });
  } catch {
    return c.json({ ok: false, reason: "database" }, 503);
  }
});

edge.post("/api/webhooks/clerk", clerkWebhook);
edge.post("/api/webhooks/stripe", stripeWebhook);
edge.post("/api/webhooks/twilio", twilioWebhook);
edge.post("/api/unsubscribe/:token", oneClickUnsubscribe);
edge.get("/api/unsubscribe/:token", unsubscribePage);

edge.all("/parties/*", async (c) => {
  // the library looks any other name up in an object, which has names of its own
  const [, party, name, ...more] = new URL(c.req.url).pathname.split("/").filter(Boolean);
  const isWall = party === "wall-room" && name === OWN_WALL && more.length === 0;
  const isGroup = party === "group-room" && name !== undefined && more.length === 0;
  if (party !== "member-room" && !isWall && !isGroup) return refusedReply(c.req.raw, "not_found");
  const response = isGroup
    ? await openGroupRoom(c.req.raw, c.env, name)
    : isWall
      ? await openWall(c.req.raw, c.env)
      : await openMemberRoom(c.req.raw, c.env);
  if (!response) return c.notFound();
  // a room's own refusal is read to its end, and said in a response that can be touched
  return response.status === 101
    ? response
    : new Response(await response.text(), { status: response.status });
});
