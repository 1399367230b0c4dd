import { errorCopy } from "#app/ui/words/error-copy.ts";
import { languageOf, minimalDocument, wantsDocument } from "./plain-document.ts";

/**
 * GS2 where Remix could not even begin, so that nothing of ours is at hand: a document that needs nothing but itself,
 * in its reader's language and light. Programs read one line.
 */
export function faultPage(request: Request): Response {
  const language = languageOf(request);
  const { wrong, home } = errorCopy[language];
  if (request.method !== "GET" || !wantsDocument(request))
    return new Response(wrong.text, { status: 500, headers: { "cache-control": "no-store" } });
  return minimalDocument(language, { ...wrong, home }, { status: 500 });
}
