import { createContext, useContext, useMemo } from "react";

/**
 * A page's rows, beside Remix's own data (`embed-json.server.ts` makes it). Remix encodes loader data value by value in
 * script and writes the result as a string in a string in a script; for a page of many rows that costs the server
 * more than rendering it, and doubles its size. A document carries them once instead, as JSON in an element of
 * its own: `at` says which. An answer to script has no document, and carries the JSON itself.
 */
export type EmbeddedJson<Data> = ({ at: number } | { json: string }) & { data?: Data };

export const embeddedId = (at: number): string => `embedded-${at}`;

/** What a document carries, and the same as JSON. */
export type EmbeddedData = {
  /** For the server's rendering, which may not come about: the document may be remembered. */
  data(): unknown;
  json: string;
  /** What of them the markup follows from; all of it when absent. */
  key?: string;
  /** Values of this request alone that stand in the markup as they are. */
  fresh?: readonly string[];
};

const EmbeddedDataContext = createContext<readonly EmbeddedData[] | null>(null);
/** Around the server's rendering, which has the rows themselves. */
export const EmbeddedDataProvider = EmbeddedDataContext.Provider;

function open(sealed: EmbeddedJson<unknown>, embedded: readonly EmbeddedData[] | null): unknown {
  if ("json" in sealed) return JSON.parse(sealed.json);
  if (embedded) return embedded[sealed.at]?.data();
  return JSON.parse(document.getElementById(embeddedId(sealed.at))?.textContent ?? "");
}

/** What was sealed, opened once for each answer of the server. */
export function useEmbeddedJson<Data>(sealed: EmbeddedJson<Data>): Data {
  const embedded = useContext(EmbeddedDataContext);
  // the document and `seal` are the only places it can come from
  return useMemo(() => open(sealed, embedded) as Data, [sealed, embedded]);
}
