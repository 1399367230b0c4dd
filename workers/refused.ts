import { refusedCopy } from "#app/ui/refused-copy.ts";
import { languageOf, plainDocument, wantsDocument } from "./plain-document.ts";

const STATUS = {
  broken_body: 400,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  not_a_form: 415,
} as const;

export type Refused = keyof typeof STATUS;

/** What is turned away before any page is asked: 4xx with words, as a page or as JSON, as whoever asked can read it. */
export function refused(request: Request, reason: Refused, headers: Record<string, string> = {}): Response {
  const language = languageOf(request);
  const { home, [reason]: words } = refusedCopy[language];
  const status = STATUS[reason];
  if (wantsDocument(request)) return plainDocument(language, { ...words, home }, { status, headers });
  return Response.json(
    { error: reason, message: words.text },
    { status, headers: { "cache-control": "no-store", ...headers } },
  );
}
