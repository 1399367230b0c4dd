import { useMemo } from "react";

/**
 * Plain data as one JSON string. Remix encodes loader data value by value in script, which for a page of many
 * rows costs the server more than rendering it; `JSON` is the engine's own.
 */
export type Sealed<Data> = { json: string; data?: Data };

export const sealed = <Data>(data: Data): Sealed<Data> => ({ json: JSON.stringify(data) });

/** What was sealed, opened once for each answer of the server. */
export function useSealed<Data>({ json }: Sealed<Data>): Data {
  return useMemo(() => JSON.parse(json) as Data, [json]);
}
