import type { AppLoadContext } from "@remix-run/cloudflare";
import "./load-context.ts";
import { carriedId, type Sealed } from "./sealed.ts";

/** In a loader: what `useSealed` opens. */
export function seal<Data>({ carried }: AppLoadContext, data: Data): Sealed<Data> {
  return carried ? { at: carried.push(data) - 1 } : { json: JSON.stringify(data) };
}

/** The elements of a document; they stand before the script that lets the page hydrate. */
export const carriedMarkup = (carried: readonly unknown[]): string =>
  carried
    .map((data, at) => {
      // nothing in a JSON text but its strings has a `<`, so that none can end the element
      const json = JSON.stringify(data).replaceAll("<", "\\u003c");
      return `<script type="application/json" id="${carriedId(at)}">${json}</script>`;
    })
    .join("");
