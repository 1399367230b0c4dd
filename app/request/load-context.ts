import "@remix-run/cloudflare";
import type { EmbeddedData } from "#app/document/remembered/embedded-json.ts";
import type { AppContext } from "./context.ts";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    app: AppContext;
    /** For `<script nonce>`: one a response. */
    nonce: string;
    /** Rows that the document carries (`document/remembered/embedded-json.ts`); null when the answer is no document. */
    embedded: EmbeddedData[] | null;
    /** The browser reads gzip; without it no. */
    takesGzip?: boolean;
    /** Read by @clerk/remix alone. */
    cloudflare: { env: Cloudflare.Env };
  }
  interface Future {
    v3_singleFetch: true;
  }
}
