import type { EntryContext } from "@remix-run/cloudflare";
import { handleOf, type PageHandle } from "#app/document/frame/document-kind.ts";
import type { EmbeddedData } from "./embedded-json.ts";

/** Markup with a gap wherever a value of one request alone belongs: text, number of the value, text, … */
type Parts = { texts: string[]; values: number[] };
type Kept = Parts & { size: number };

/** Characters of keys and markup that an isolate keeps at most; a Worker has 128 MB for everything. */
const MAX_CHARACTERS = 6_000_000;

type AppHandle = Extract<PageHandle, { document: "app" }>;

/** What a document is asked for: what it follows from, and the values that it has from this request alone. */
export type DocumentCacheKey = { key: string; fresh: readonly string[] };

/**
 * What the document of a page that says so (`PageHandle`) follows from: its address, the root's data and the page's
 * own, which name everything that is shown. Null for every other answer: a reply to a form, a refusal, an error.
 */
export function documentCacheKey(
  entry: EntryContext,
  embedded: readonly EmbeddedData[],
  nonce: string,
): DocumentCacheKey | null {
  const { matches, errors, actionData, loaderData, location, statusCode } = entry.staticHandlerContext;
  const page = matches.at(-1)?.route.id ?? "";
  const handle = handleOf(entry.routeModules[page]?.handle);
  if (errors || actionData || statusCode !== 200 || nonce === "") return null;
  if (handle?.document !== "app" || handle.remembered !== "document") return null;
  if (!isKnown(location.search, handle.query)) return null;
  const told = embedded.map(({ key, json }) => key ?? json);
  return {
    key: [page, location.pathname + location.search, JSON.stringify(loaderData), ...told].join("\n"),
    fresh: [nonce, ...embedded.flatMap(({ fresh = [] }) => fresh)],
  };
}

/** A query is anybody's to make up: a document with another one is rendered, and pushes no other out. */
function isKnown(search: string, known: AppHandle["query"] = {}): boolean {
  const asked = new URLSearchParams(search);
  const isOnce = (name: string) => asked.getAll(name).length === 1;
  return [...asked].every(
    ([name, value]) => Object.hasOwn(known, name) && known[name]?.includes(value) && isOnce(name),
  );
}

/**
 * Remembers whole documents by all that they follow from, so that none can be old, nor another member's: whoever
 * opens a page that has not changed is given what React wrote the last time. The longest unused goes first.
 */
export class DocumentCache {
  readonly #kept = new Map<string, Kept>();
  readonly #most: number;
  #characters = 0;

  constructor(most = MAX_CHARACTERS) {
    this.#most = most;
  }

  /** Characters, of keys and markup. */
  get size(): number {
    return this.#characters;
  }

  get({ key, fresh }: DocumentCacheKey): string | null {
    const kept = this.#kept.get(key);
    if (!kept) return null;
    // to the end of the map's order: the newest used
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    let markup = kept.texts[0] ?? "";
    for (const [at, value] of kept.values.entries())
      markup += (fresh[value] ?? "") + (kept.texts[at + 1] ?? "");
    return markup;
  }

  set({ key, fresh }: DocumentCacheKey, markup: string): void {
    const size = key.length + markup.length;
    if (size > this.#most / 10 || this.#kept.has(key)) return;
    this.#kept.set(key, { ...partsOf(markup, fresh), size });
    this.#characters += size;
    for (const [oldest, { size: its }] of this.#kept) {
      if (this.#characters <= this.#most) break;
      this.#kept.delete(oldest);
      this.#characters -= its;
    }
  }
}

/** Markup parted at every fresh value; they are ids and nonces, which nothing in it says by chance. */
function partsOf(markup: string, fresh: readonly string[]): Parts {
  const kept: Parts = { texts: [], values: [] };
  const mark = new RegExp(fresh.map((value) => value.replace(/[^\w]/g, "\\$&")).join("|"), "g");
  let from = 0;
  for (const { 0: value, index } of markup.matchAll(mark)) {
    kept.texts.push(markup.slice(from, index));
    kept.values.push(fresh.indexOf(value));
    from = index + value.length;
  }
  kept.texts.push(markup.slice(from));
  return kept;
}
