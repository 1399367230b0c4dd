import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { faultText } from "#app/core/fault-text.ts";
import { NonceProvider } from "#app/platform/nonce.tsx";

/** Deferred data may take this long, ms. */
export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  { nonce }: AppLoadContext,
): Promise<Response> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), streamTimeout + 1_000);
  let outcome = status;
  const body = await renderToReadableStream(
    <NonceProvider value={nonce}>
      <RemixServer context={entry} url={request.url} abortDelay={streamTimeout} nonce={nonce} />
    </NonceProvider>,
    {
      nonce,
      signal: abort.signal,
      onError(error: unknown) {
        if (abort.signal.aborted) return;
        outcome = 500;
        console.error(JSON.stringify({ level: "error", at: "render", error: faultText(error) }));
      },
    },
  );
  const done = () => clearTimeout(timer);
  body.allReady.then(done, done);
  if (isbot(request.headers.get("user-agent") ?? "")) await body.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(body, { headers, status: outcome });
}

/** A throw is a bug or an outage; a member's refusal never comes here. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted) return;
  console.error(
    JSON.stringify({
      level: "error",
      at: "loader",
      requestId: context.app?.requestId,
      error: faultText(error),
    }),
  );
}
