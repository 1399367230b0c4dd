import type { EntryContext } from "@remix-run/cloudflare";
import { handleOf, type PageHandle } from "#app/document/frame/document-kind.ts";
import type { EmbeddedData } from "./embedded-json.ts";
import { compressPieces, type GzipPieces, joinPieces } from "./gzip-pieces.server.ts";

/** A document with a gap wherever a value of one request alone belongs, and which of them belongs there. */
type Kept = { gzip: GzipPieces; values: readonly number[]; size: number };

/** Rendered once: it is kept when it is rendered again. */
type RenderedOnce = { gzip: null; size: number };

/** Of keys and documents, bytes, that an isolate keeps at most; a Worker has 128 MB for everything. */
const MAX_BYTES = 8_000_000;
/** A longer one is not kept, characters. */
const MAX_LENGTH = 800_000;

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
  const embeddedKeys = embedded.map(({ key, json }) => key ?? json);
  return {
    key: [page, location.pathname + location.search, JSON.stringify(loaderData), ...embeddedKeys].join("\n"),
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
 * opens a page that has not changed is given what was written the last time, as gzip: to encode and compress a long
 * document costs more than reading its rows, and compressed it takes a tenth of the memory. The longest unused goes first.
 * A document is kept the second time that it is rendered: most are asked for once, and to compress those is for nothing.
 */
export class DocumentCache {
  readonly #kept = new Map<string, Kept | RenderedOnce>();
  readonly #most: number;
  #bytes = 0;

  constructor(most = MAX_BYTES) {
    this.#most = most;
  }

  /** Bytes, of keys and documents. */
  get size(): number {
    return this.#bytes;
  }

  /** As gzip. */
  get({ key, fresh }: DocumentCacheKey): Uint8Array<ArrayBuffer> | null {
    const kept = this.#kept.get(key);
    if (!kept?.gzip) return null;
    // to the end of the map's order: the newest used
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return filled(kept, fresh);
  }

  /** @returns the document as gzip; null when it is not kept, or not yet */
  set({ key, fresh }: DocumentCacheKey, document: string): Uint8Array<ArrayBuffer> | null {
    // what is long is not compressed for nothing
    if (key.length > this.#most / 10 || document.length > MAX_LENGTH) return null;
    if (!this.#kept.has(key)) {
      this.#keep(key, { gzip: null, size: key.length });
      return null;
    }
    const parts = partsOf(document, fresh);
    const size = key.length + (parts?.gzip.size ?? 0);
    if (!parts || size > this.#most / 10) return null;
    const kept = { ...parts, size };
    this.#keep(key, kept);
    return filled(kept, fresh);
  }

  #keep(key: string, kept: Kept | RenderedOnce): void {
    this.#forget(key);
    this.#kept.set(key, kept);
    this.#bytes += kept.size;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.size ?? 0;
    this.#kept.delete(key);
  }
}

/** The document with a request's own values in its gaps; null when they do not fit. */
function filled({ gzip, values }: Kept, fresh: readonly string[]): Uint8Array<ArrayBuffer> | null {
  const own = fresh.map((value) => encoder.encode(value));
  return joinPieces(
    gzip,
    values.map((value) => own[value] ?? new Uint8Array()),
  );
}

/** A document parted at every fresh value; they are ids and nonces, which nothing in it says by chance. */
function partsOf(document: string, fresh: readonly string[]): Omit<Kept, "size"> | null {
  const texts: Uint8Array[] = [];
  const values: number[] = [];
  const mark = new RegExp(fresh.map((value) => value.replace(/[^\w]/g, "\\$&")).join("|"), "g");
  let from = 0;
  for (const { 0: value, index } of document.matchAll(mark)) {
    texts.push(encoder.encode(document.slice(from, index)));
    values.push(fresh.indexOf(value));
    from = index + value.length;
  }
  texts.push(encoder.encode(document.slice(from)));
  const lengths = fresh.map((value) => encoder.encode(value).length);
  const gzip = compressPieces(
    texts,
    values.map((value) => lengths[value] ?? 0),
  );
  return gzip && { gzip, values };
}
