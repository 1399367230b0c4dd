import { Hono } from "hono";
import { routePartykitRequest } from "partyserver";
import { writeAdmission } from "#party/room/admission.ts";
import { accountStateOf } from "./account-state.ts";
import type { AppEnv } from "./app-env.ts";
import { refusedReply } from "./documents/refused.ts";
import { logged } from "./logged.ts";
import { requireKnownMethod, requireOwnHost, requireValidPath, requireWholeBody } from "./request-shape.ts";
import { csrfProtection } from "./security.ts";
import { sessionOfSocket } from "./session.ts";
import { clerkWebhook } from "./webhooks/clerk.ts";
import { stripeWebhook } from "./webhooks/stripe.ts";

/** The library makes ids of 21 letters, and says its own stack to whoever names one that is too long for a tag. */
const MAX_SOCKET_ID = 100;

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

edge.all("/parties/*", async (c) => {
  // the library looks any other name up in an object, which has names of its own
  if (new URL(c.req.url).pathname.split("/").filter(Boolean)[1] !== "member-room")
    return refusedReply(c.req.raw, "not_found");
  const response = await routePartykitRequest(c.req.raw, c.env, {
    // rooms are called by RPC; over the network there are only sockets
    onBeforeRequest: () => new Response("Not found", { status: 404 }),
    onBeforeConnect: async (request, lobby) => {
      const origin = request.headers.get("origin");
      const { origin: own, searchParams } = new URL(request.url);
      if (origin !== own) return new Response("Forbidden", { status: 403 });
      if ((searchParams.get("_pk") ?? "").length > MAX_SOCKET_ID)
        return new Response("Bad Request", { status: 400 });
      const claims = await sessionOfSocket(request, c.env, origin);
      if (!claims) return new Response("Unauthorized", { status: 401 });
      const { session, issuedAt, expiresAt } = claims;
      if (session.userId !== lobby.name) return new Response("Forbidden", { status: 403 });
      if ((await accountStateOf(c.env, session.userId)).pendingDeletion.until !== null)
        return new Response("Forbidden", { status: 403 });
      const admitted = new Request(request);
      admitted.headers.delete("x-partykit-props");
      admitted.headers.delete("cookie");
      writeAdmission(admitted.headers, {
        userId: session.userId,
        session: session.sessionId,
        issuedAt: issuedAt * 1000,
        expiresAt: expiresAt * 1000,
      });
      return admitted;
    },
  });
  if (!response) return c.notFound();
  // a room's own refusal is read to its end, and said in a response that can be touched
  return response.status === 101
    ? response
    : new Response(await response.text(), { status: response.status });
});
