import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { manifestFor } from "#app/document/frame/manifest.ts";

/** The app's card, in the language of who asks: so it is kept for nobody else. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  new Response(JSON.stringify(manifestFor(context.app.language)), {
    headers: { "content-type": "application/manifest+json", "cache-control": "private, max-age=3600" },
  });
