import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { faultText } from "#app/core/fault-text.ts";
import { FrameMemory } from "#app/document/frame/document-frame.server.ts";
import { DocumentFrameProvider } from "#app/document/frame/document-frame.tsx";
import { handoffMarkup } from "#app/document/frame/handoff.server.ts";
import { NonceProvider } from "#app/document/frame/nonce.tsx";
import { askedOf, DocumentMemory } from "#app/document/remembered/document-memory.server.ts";
import { markupMemory } from "#app/document/remembered/markup-memory.server.ts";
import { MemoryProvider } from "#app/document/remembered/remembered.tsx";
import { carriedMarkup } from "#app/document/remembered/seal.server.ts";
import { CarriedProvider } from "#app/document/remembered/sealed.ts";
import { LanguageProvider } from "#app/ui/words/language.tsx";

/** Deferred data may take this long, ms; a document waits for it. */
export const streamTimeout = 5_000;

/** What this isolate has rendered before. */
const remember = markupMemory((piece, language) =>
  renderToString(<LanguageProvider value={language}>{piece}</LanguageProvider>),
);

const frames = new FrameMemory();
const documents = new DocumentMemory();

const END = "</body></html>";

/**
 * A document is one string: everything it shows has been read before it is rendered, and React's byte streams
 * cost more than the rendering ([0013](../docs/decisions/0013-what-a-page-costs.md)).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entry }: EntryContext,
  { nonce, carried }: AppLoadContext,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const asked = askedOf(entry, carried ?? [], nonce);
  const known = asked && documents.recall(asked);
  const { markup, hydrates } = known
    ? { markup: known, hydrates: true }
    : render(request, entry, nonce, carried);
  if (asked && !known) documents.keep(asked, markup);
  // a document without scripts does not hydrate
  const data =
    hydrates && serverHandoffStream
      ? carriedMarkup(carried ?? []) + (await handoffMarkup(serverHandoffStream, nonce))
      : "";
  return new Response(`<!DOCTYPE html>${markup}${data}${END}`, { headers, status });
}

/** The document's markup, without its end. */
function render(
  request: Request,
  entry: EntryContext,
  nonce: string,
  carried: AppLoadContext["carried"],
): { markup: string; hydrates: boolean } {
  const frame = frames.recall(entry, nonce);
  const page = renderToString(
    <NonceProvider value={nonce}>
      <CarriedProvider value={carried}>
        <MemoryProvider value={remember}>
          <DocumentFrameProvider value={frame}>
            <RemixServer context={entry} url={request.url} nonce={nonce} />
          </DocumentFrameProvider>
        </MemoryProvider>
      </CarriedProvider>
    </NonceProvider>,
  ).slice(0, -END.length);
  if (frame) return { markup: page + frame.scripts, hydrates: true };
  frames.keep(entry, nonce, page);
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
