import type { EntryContext } from "@remix-run/cloudflare";
import { handleOf, type PageHandle } from "#app/document/frame/document-kind.ts";
import type { EmbeddedData } from "./embedded-json.ts";

/** A document with a gap wherever a value of one request alone belongs: text, number of the value, text, … */
type Parts = { texts: Uint8Array[]; values: number[] };
type Kept = Parts & { size: number };

/** Of keys and documents, bytes, that an isolate keeps at most; a Worker has 128 MB for everything. */
const MAX_BYTES = 8_000_000;

const encoder = new TextEncoder();

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
 * opens a page that has not changed is given what was written the last time, as the bytes that were sent: encoding a
 * long document costs more than reading its rows. The longest unused goes first.
 */
export class DocumentCache {
  readonly #kept = new Map<string, Kept>();
  readonly #most: number;
  #bytes = 0;

  constructor(most = MAX_BYTES) {
    this.#most = most;
  }

  /** Bytes, of keys and documents. */
  get size(): number {
    return this.#bytes;
  }

  get({ key, fresh }: DocumentCacheKey): Uint8Array<ArrayBuffer> | null {
    const kept = this.#kept.get(key);
    if (!kept) return null;
    // to the end of the map's order: the newest used
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return filled(kept, fresh);
  }

  set({ key, fresh }: DocumentCacheKey, document: string): void {
    // a document has no fewer bytes than characters: what is too long is not encoded for nothing
    if (this.#kept.has(key) || key.length + document.length > this.#most / 10) return;
    const parts = partsOf(document, fresh);
    const size = key.length + lengthOf(parts.texts);
    if (size > this.#most / 10) return;
    this.#kept.set(key, { ...parts, size });
    this.#bytes += size;
    for (const [oldest, { size: its }] of this.#kept) {
      if (this.#bytes <= this.#most) break;
      this.#kept.delete(oldest);
      this.#bytes -= its;
    }
  }
}

const lengthOf = (texts: readonly Uint8Array[]): number =>
  texts.reduce((length, text) => length + text.length, 0);

/** The document with a request's own values in its gaps. */
function filled({ texts, values }: Parts, fresh: readonly string[]): Uint8Array<ArrayBuffer> {
  const own = fresh.map((value) => encoder.encode(value));
  const pieces = texts.flatMap((text, at) => {
    const value = own[values[at] ?? -1];
    return value ? [text, value] : [text];
  });
  const document = new Uint8Array(lengthOf(pieces));
  let at = 0;
  for (const piece of pieces) {
    document.set(piece, at);
    at += piece.length;
  }
  return document;
}

/** A document parted at every fresh value; they are ids and nonces, which nothing in it says by chance. */
function partsOf(document: string, fresh: readonly string[]): Parts {
  const kept: Parts = { texts: [], values: [] };
  const mark = new RegExp(fresh.map((value) => value.replace(/[^\w]/g, "\\$&")).join("|"), "g");
  let from = 0;
  for (const { 0: value, index } of document.matchAll(mark)) {
    kept.texts.push(encoder.encode(document.slice(from, index)));
    kept.values.push(fresh.indexOf(value));
    from = index + value.length;
  }
  kept.texts.push(encoder.encode(document.slice(from)));
  return kept;
}
