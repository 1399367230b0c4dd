import { refusedCopy } from "#app/ui/words/refused-copy.ts";
import { asDocument, errorReply } from "./page-script.ts";
import { languageOf, minimalDocument, wantsDocument } from "./plain-document.ts";

const STATUS = {
  broken_body: 400,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  not_a_form: 415,
  too_fast: 429,
  room_closed: 503,
} as const;

/** What scripts of our own pages meet too, in the form that they read. */
const MET_BY_PAGES: readonly string[] = ["too_fast", "room_closed"] satisfies Refused[];

export type Refused = keyof typeof STATUS;

/**
 * What is turned away before any page is asked: 4xx with words, as a page or as JSON, as whoever asked can read it.
 * A room that an administrator has closed says so with 503, and where help is all the same.
 */
export function refusedReply(
  request: Request,
  reason: Refused,
  headers: Record<string, string> = {},
): Response {
  const language = languageOf(request);
  const { home, again, help, [reason]: words } = refusedCopy[language];
  const status = STATUS[reason];
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (wantsDocument(request)) {
    const action = reason === "too_fast" && isRead ? { action: again } : {};
    const more = reason === "room_closed" ? { help } : {};
    return minimalDocument(language, { ...words, home, ...action, ...more }, { status, headers });
  }
  const { pathname, searchParams } = new URL(request.url);
  if (MET_BY_PAGES.includes(reason) && pathname.endsWith(".data")) {
    searchParams.delete("_routes");
    const path = pathname.slice(0, -".data".length);
    return isRead
      ? asDocument(`${path}${searchParams.size > 0 ? `?${searchParams}` : ""}`, { status, headers })
      : errorReply({ error: reason, message: words.text }, { status, headers });
  }
  return Response.json(
    { error: reason, message: words.text },
    { status, headers: { "cache-control": "no-store", ...headers } },
  );
}
