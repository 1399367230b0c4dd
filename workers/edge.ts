import { Hono } from "hono";
import type { Room } from "#app/features/rooms/rooms.ts";
import type { AppEnv } from "./app-env.ts";
import { settingsOf } from "./compose.ts";
import { siteStateOf } from "./context/site-state.ts";
import { androidLinks, iosLinks } from "./documents/app-links.ts";
import { clip } from "./documents/clip.ts";
import { refusedReply } from "./documents/refused.ts";
import { oneClickUnsubscribe, unsubscribePage } from "./documents/unsubscribe.ts";
import { openEveningRoom } from "./evening-sockets.ts";
import { openGameRoom } from "./games/game-sockets.ts";
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

/** What the phones' systems ask before a link of ours opens in the native app. */
edge.get("/.well-known/assetlinks.json", (c) => {
  const links = androidLinks(settingsOf(c.env));
  return links ? c.json(links) : refusedReply(c.req.raw, "not_found");
});
edge.get("/.well-known/apple-app-site-association", (c) => {
  const links = iosLinks(settingsOf(c.env));
  return links ? c.json(links) : refusedReply(c.req.raw, "not_found");
});

edge.get("/videos/:file{.+\\.webm}", clip);

type Shared = {
  open(request: Request, env: Cloudflare.Env, name: string): Promise<Response | null>;
  /** The part of the product that it belongs to: while that is closed, nobody comes in. */
  of: Room;
};

/** Rooms of several people, each with who may come into it. A `Map`: an object has names of its own, as `constructor`. */
const SHARED = new Map<string | undefined, Shared>([
  ["wall-room", { open: openWall, of: "community" }],
  ["group-room", { open: openGroupRoom, of: "groups" }],
  ["evening-room", { open: openEveningRoom, of: "groups" }],
  ["game-room", { open: openGameRoom, of: "games" }],
]);

edge.all("/parties/*", async (c) => {
  // the library looks any other name up in an object, which has names of its own
  const [, party, name = "", ...more] = new URL(c.req.url).pathname.split("/").filter(Boolean);
  const shared = SHARED.get(party);
  const isShared = shared !== undefined && name !== "" && more.length === 0;
  if (party !== "member-room" && !isShared) return refusedReply(c.req.raw, "not_found");
  if (party === "wall-room" && name !== OWN_WALL) return refusedReply(c.req.raw, "not_found");
  if (shared) {
    const { closed } = await siteStateOf(c.env, (work) => c.executionCtx.waitUntil(work));
    if (closed.includes(shared.of)) return refusedReply(c.req.raw, "room_closed", { "retry-after": "300" });
  }
  const response = shared
    ? await shared.open(c.req.raw, c.env, name)
    : await openMemberRoom(c.req.raw, c.env);
  if (!response) return c.notFound();
  // a room's own refusal is read to its end, and said in a response that can be touched
  return response.status === 101
    ? response
    : new Response(await response.text(), { status: response.status });
});
