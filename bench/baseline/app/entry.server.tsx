import type { EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";

/** Remix's own default for Cloudflare. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  let outcome = status;
  const body = await renderToReadableStream(<RemixServer context={entry} url={request.url} />, {
    onError(error: unknown) {
      console.error(error);
      outcome = 500;
    },
  });
  if (isbot(request.headers.get("user-agent") ?? "")) await body.allReady;
  headers.set("content-type", "text/html");
  return new Response(body, { headers, status: outcome });
}
