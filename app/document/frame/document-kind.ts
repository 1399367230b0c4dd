import { useMatches } from "@remix-run/react";

/**
 * How a page's document is made; a route says it with `export const handle: PageHandle`.
 * `app`: Remix hydrates it. `static`: no script of Remix comes with it; it is read without any, links lead
 * everywhere, and one small script (`app/document/static/`) makes it better.
 */
export type DocumentKind = "app" | "static";

/**
 * A static document is made once for all visitors and once for all members, and kept for a minute
 * (`app/document/cache/static-pages.ts`, decision 0015). Its loader is not told who asks: `session` is null for everyone,
 * `signedIn` is true for members.
 */
export type PageHandle =
  | {
      document: "app";
      /** Read as it came until somebody uses it; then it hydrates (decision 0094). An address with a query does at once. */
      hydrates?: "when-used";
      /**
       * What the server renders once for all who ask alike (decision 0014): the markup follows from the page's address
       * and data, in which values that are new with each request are named as fresh.
       */
      remembered?: "document";
      /** The query parameters with which a document is remembered, with their values; with any other it is rendered. */
      query?: Readonly<Record<string, readonly string[]>>;
    }
  | {
      document: "static";
      /** A member's document is made for them alone and never kept; visitors still share one. */
      personal?: true;
      /** The query parameters that change the page, with the values that do. All else is not even shown to the loader. */
      query?: Readonly<Record<string, readonly string[]>>;
    };

export const handleOf = (handle: unknown): PageHandle | undefined =>
  typeof handle === "object" && handle !== null && "document" in handle ? (handle as PageHandle) : undefined;

/** The kind of the deepest route that says one. */
export const useDocumentKind = (): DocumentKind =>
  useMatches()
    .map((match) => handleOf(match.handle)?.document)
    .findLast((kind) => kind !== undefined) ?? "app";
