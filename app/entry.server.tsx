import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { faultText } from "#app/core/fault-text.ts";
import { FrameCache } from "#app/document/frame/document-frame.server.ts";
import { DocumentFrameProvider } from "#app/document/frame/document-frame.tsx";
import { remixStreamMarkup } from "#app/document/frame/handoff.server.ts";
import { NonceProvider } from "#app/document/frame/nonce.tsx";
import type { PageSettings } from "#app/document/frame/page-settings.ts";
import { DocumentCache, documentCacheKey } from "#app/document/remembered/document-memory.server.ts";
import { embeddedMarkup } from "#app/document/remembered/embed-json.server.ts";
import { EmbeddedDataProvider } from "#app/document/remembered/embedded-json.ts";
import { gzipReply } from "#app/document/remembered/gzip-reply.server.ts";
import { markupCache } from "#app/document/remembered/markup-memory.server.ts";
import { MarkupCacheProvider } from "#app/document/remembered/remembered.tsx";
import { restingScripts, waitsForUse } from "#app/document/when-used/resting-scripts.server.ts";
import { LanguageProvider } from "#app/ui/words/language.tsx";

/** Deferred data may take this long, ms; a document waits for it. */
export const streamTimeout = 5_000;

/** What this isolate has rendered before. */
const remember = markupCache((piece, language) =>
  renderToString(<LanguageProvider value={language}>{piece}</LanguageProvider>),
);

const frames = new FrameCache();
const documents = new DocumentCache();

const END = "</body></html>";

/**
 * A document is one string: everything it shows has been read before it is rendered, and React's byte streams
 * cost more than the rendering ([0013](../docs/decisions/0013-what-a-members-page-may-cost.md)).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entry }: EntryContext,
  { nonce, embedded, takesGzip }: AppLoadContext,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const asked = documentCacheKey(entry, embedded ?? [], nonce);
  const known = asked && documents.get(asked);
  if (known) return gzipReply(known, { headers, status }, takesGzip);
  const { markup, hydrates } = render(request, entry, nonce, embedded);
  // a document without scripts does not hydrate
  const data =
    hydrates && serverHandoffStream
      ? embeddedMarkup(embedded ?? []) + (await remixStreamMarkup(serverHandoffStream, nonce))
      : "";
  const whole = `<!DOCTYPE html>${markup}${data}`;
  const settings = entry.staticHandlerContext.loaderData.root as PageSettings;
  const document = (hydrates && waitsForUse(entry) ? restingScripts(whole, settings) : whole) + END;
  const kept = asked && documents.set(asked, document);
  if (kept && takesGzip) return gzipReply(kept, { headers, status }, true);
  return new Response(document, { headers, status });
}

/** The document's markup, without its end. */
function render(
  request: Request,
  entry: EntryContext,
  nonce: string,
  embedded: AppLoadContext["embedded"],
): { markup: string; hydrates: boolean } {
  const frame = frames.get(entry, nonce);
  const page = renderToString(
    <NonceProvider value={nonce}>
      <EmbeddedDataProvider value={embedded}>
        <MarkupCacheProvider value={remember}>
          <DocumentFrameProvider value={frame}>
            <RemixServer context={entry} url={request.url} nonce={nonce} />
          </DocumentFrameProvider>
        </MarkupCacheProvider>
      </EmbeddedDataProvider>
    </NonceProvider>,
  ).slice(0, -END.length);
  if (frame) return { markup: page + frame.scripts, hydrates: true };
  frames.set(entry, nonce, page);
  return { markup: page, hydrates: entry.renderMeta?.didRenderScripts ?? false };
}

/** A throw is a bug or an outage. What Remix itself refuses (an address that takes no form) has its line already. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(
    JSON.stringify({
      level: "error",
      at: "loader",
      requestId: context.app?.requestId,
      error: faultText(error),
    }),
  );
}
