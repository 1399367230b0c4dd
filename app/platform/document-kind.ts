import { useMatches } from "@remix-run/react";

/**
 * How a page's document is made; a route says it with `export const handle: PageHandle`.
 * `app`: Remix hydrates it. `static`: no script of Remix comes with it; it is read without any, links lead
 * everywhere, and one small script (`app/platform/static/`) makes it better.
 */
export type DocumentKind = "app" | "static";
export type PageHandle = { document: DocumentKind };

const kindOf = (handle: unknown): DocumentKind | undefined =>
  typeof handle === "object" && handle !== null && "document" in handle
    ? (handle as PageHandle).document
    : undefined;

/** The kind of the deepest route that says one. */
export const useDocumentKind = (): DocumentKind =>
  useMatches()
    .map((match) => kindOf(match.handle))
    .findLast((kind) => kind !== undefined) ?? "app";
