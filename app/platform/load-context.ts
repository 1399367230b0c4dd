import "@remix-run/cloudflare";
import type { AppContext } from "./context.ts";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    app: AppContext;
    /** For `<script nonce>`: one a response. */
    nonce: string;
    /** Read by @clerk/remix alone. */
    cloudflare: { env: Cloudflare.Env };
  }
  interface Future {
    v3_singleFetch: true;
  }
}
