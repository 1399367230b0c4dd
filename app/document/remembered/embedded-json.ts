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

function open(reply: EmbeddedJson<unknown>, embedded: readonly EmbeddedData[] | null): unknown {
  if ("json" in reply) return JSON.parse(reply.json);
  if (embedded) return embedded[reply.at]?.data();
  return JSON.parse(document.getElementById(embeddedId(reply.at))?.textContent ?? "");
}

/** What `embedJson` has embedded, parsed once for each answer of the server. */
export function useEmbeddedJson<Data>(reply: EmbeddedJson<Data>): Data {
  const embedded = useContext(EmbeddedDataContext);
  // the document and `embedJson` are the only places it can come from
  return useMemo(() => open(reply, embedded) as Data, [reply, embedded]);
}
