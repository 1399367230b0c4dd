import type { AppLoadContext } from "@remix-run/cloudflare";
import "./load-context.ts";
import { carriedId, type Sealed } from "./sealed.ts";

type Written<Data> = {
  /** What of the data is there as JSON already, by name: it is sent on as it came. */
  written?: { [Name in keyof Data & string]?: string };
  /** Names of strings that are new with each request: nothing but they themselves shows them. */
  fresh?: readonly (keyof Data & string)[];
};

/** In a loader: what `useSealed` opens. */
export function seal<Data extends object>(
  { carried }: AppLoadContext,
  data: Data,
  { written = {}, fresh = [] }: Written<Data> = {},
): Sealed<Data> {
  const lasting = omit(data, [...Object.keys(written), ...fresh]);
  const values = Object.fromEntries(fresh.map((name) => [name, data[name]]));
  // what is there as JSON already stands in its place
  const key = joined([JSON.stringify(lasting), ...Object.entries(written).map(entryOf)]);
  const json = joined([key, JSON.stringify(values)]);
  if (!carried) return { json };
  return { at: carried.push({ data, json, key, fresh: Object.values(values).map(String) }) - 1 };
}

const omit = (data: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

const entryOf = ([name, json]: [string, unknown]): string => `{${JSON.stringify(name)}:${json}}`;

/** One JSON object out of several that have no name in common. */
const joined = (objects: readonly string[]): string =>
  `{${objects
    .map((json) => json.slice(1, -1))
    .filter((inside) => inside !== "")
    .join(",")}}`;

/** The elements of a document; they stand before the script that lets the page hydrate. */
export const carriedMarkup = (carried: NonNullable<AppLoadContext["carried"]>): string =>
  carried
    .map(({ json }, at) => {
      // nothing in a JSON text but its strings has a `<`, so that none can end the element
      const text = json.replaceAll("<", "\\u003c");
      return `<script type="application/json" id="${carriedId(at)}">${text}</script>`;
    })
    .join("");
