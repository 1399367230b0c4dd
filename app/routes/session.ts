import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import "#app/platform/load-context.ts";

/** F3, F15: who is signed in, for the browser's own look-up. */
export const loader = ({ context: { app } }: LoaderFunctionArgs) =>
  Response.json({ userId: app.session?.userId ?? null }, { headers: { "cache-control": "no-store" } });
