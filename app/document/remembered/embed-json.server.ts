import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Json } from "#app/core/json.ts";
import "#app/request/load-context.ts";
import { type EmbeddedJson, embeddedId } from "./embedded-json.ts";

type JsonTexts = Record<string, Json<unknown>>;
type Parsed<Texts extends JsonTexts> = {
  [Name in keyof Texts]: Texts[Name] extends Json<infer Value> ? Value : never;
};

type Options<Own, Texts> = {
  /** What is there as JSON already, by name: it is sent on as it came. */
  written?: Texts;
  /** Names of strings that are new with each request: nothing but they themselves shows them. */
  fresh?: readonly (keyof Own & string)[];
};

/** In a loader: what `useEmbeddedJson` opens. */
export function embedJson<Own extends object, Texts extends JsonTexts = Record<never, never>>(
  { embedded }: AppLoadContext,
  own: Own,
  { written, fresh = [] }: Options<Own, Texts> = {},
): EmbeddedJson<Own & Parsed<Texts>> {
  const texts = Object.entries(written ?? {});
  const values = Object.fromEntries(fresh.map((name) => [name, own[name]]));
  const key = joined([JSON.stringify(omit(own, fresh)), ...texts.map(entryOf)]);
  const json = joined([key, JSON.stringify(values)]);
  if (!embedded) return { json };
  const data = () => ({
    ...own,
    ...Object.fromEntries(texts.map(([name, text]): [string, unknown] => [name, JSON.parse(text)])),
  });
  return { at: embedded.push({ data, json, key, fresh: Object.values(values).map(String) }) - 1 };
}

const omit = (data: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

const entryOf = ([name, json]: [string, string]): string => `{${JSON.stringify(name)}:${json}}`;

/** One JSON object out of several that have no name in common. */
const joined = (objects: readonly string[]): string =>
  `{${objects
    .map((json) => json.slice(1, -1))
    .filter((inside) => inside !== "")
    .join(",")}}`;

/** The elements of a document; they stand before the script that lets the page hydrate. */
export const embeddedMarkup = (embedded: NonNullable<AppLoadContext["embedded"]>): string =>
  embedded
    .map(({ json }, at) => {
      // nothing in a JSON text but its strings has a `<`, so that none can end the element
      const text = json.replaceAll("<", "\\u003c");
      return `<script type="application/json" id="${embeddedId(at)}">${text}</script>`;
    })
    .join("");
