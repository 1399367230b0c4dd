import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { hasFreshFactor } from "#app/request/guards.server.ts";
import "#app/request/load-context.ts";

/** F3, F15: who is signed in, for the browser's own look-up; `proven`: they have shown a moment ago that it is them. */
export const loader = ({ context: { app } }: LoaderFunctionArgs) =>
  Response.json(
    { userId: app.session?.userId ?? null, proven: app.session !== null && hasFreshFactor(app.session) },
    { headers: { "cache-control": "no-store" } },
  );
