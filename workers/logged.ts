import type { MiddlewareHandler } from "hono";
import { routeOf } from "#app/log/log.ts";
import type { AppEnv } from "./app-env.ts";

/** One structured line a request, and its id on the response. */
export const logged: MiddlewareHandler<AppEnv> = async (c, next) => {
  const started = Date.now();
  const requestId = c.req.header("cf-ray") ?? crypto.randomUUID();
  c.set("requestId", requestId);
  await next();
  // a socket's response cannot be touched
  if (c.res.status !== 101) c.res.headers.set("x-request-id", requestId);
  if (c.res.status >= 400 || c.env.APP_ENV !== "sandbox") {
    // a room that is closed says so on purpose, and says when to ask again
    const isClosed = c.res.status === 503 && c.res.headers.has("retry-after");
    const level = c.res.status >= 500 && !isClosed ? "error" : "info";
    const line = { level, requestId, method: c.req.method, route: routeOf(c.req.path), status: c.res.status };
    console.log(JSON.stringify({ ...line, ms: Date.now() - started }));
  }
};
