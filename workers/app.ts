import { env as startEnv } from "cloudflare:workers";
import type { ServerBuild } from "@remix-run/cloudflare";
import { Hono } from "hono";
import { faultText } from "#app/core/fault-text.ts";
import { StaticPages } from "#app/document/cache/static-pages.ts";
import { cleanLog } from "#app/log/log.ts";
import { openPages } from "#app/request/open-pages.ts";
// @ts-expect-error made by `npm run build`
import * as build from "../build/server/index.js";
import type { AppEnv } from "./app-env.ts";
import { settingsOf } from "./compose.ts";
import { faultPage } from "./documents/fault-page.ts";
import { edge } from "./edge.ts";
import { type PageRenderer, servePage } from "./pages.ts";
import { remixHandler } from "./remix/handler.ts";
import { scheduled } from "./scheduled.ts";
import { addSecurityHeaders } from "./security.ts";

export { EveningRoom, GameRoom, GroupRoom, MemberRoom, WallRoom } from "./rooms.ts";

cleanLog(console);

// a Worker with wrong settings does not start
settingsOf(startEnv);

const { routes } = build as unknown as ServerBuild;
const renderer: PageRenderer = {
  pages: remixHandler(build as unknown as ServerBuild),
  isOpen: openPages(routes),
  shared: new StaticPages(routes),
};

const app = new Hono<AppEnv>();
app.use(async (c, next) => {
  await next();
  // a socket's response cannot be touched
  if (c.res.status !== 101) addSecurityHeaders(c.res.headers, new URL(c.req.url));
});
// what reaches this is before or around Remix, which has a boundary of its own
app.onError((error, c) => {
  console.error(
    JSON.stringify({ level: "error", at: "app", requestId: c.get("requestId"), error: faultText(error) }),
  );
  return faultPage(c.req.raw);
});
app.route("/", edge);
app.all("*", (c) =>
  servePage(
    c.req.raw,
    c.env,
    { requestId: c.get("requestId"), waitUntil: (work) => c.executionCtx.waitUntil(work) },
    renderer,
  ),
);

export default {
  fetch: app.fetch,
  scheduled: (_event, env, ctx) => scheduled(env, (work) => ctx.waitUntil(work)),
} satisfies ExportedHandler<Cloudflare.Env>;
