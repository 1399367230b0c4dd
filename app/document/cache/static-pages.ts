import { brotliCompress, constants } from "node:zlib";
import type { ServerBuild } from "@remix-run/cloudflare";
import type { Appearance, Movement, TextSize } from "#app/core/appearance.ts";
import type { Language } from "#app/core/language.ts";
import { handleOf, type PageHandle } from "#app/document/frame/document-kind.ts";
import { acceptedEncoding, type Encoding } from "./accepted-encoding.ts";
import { InlinedDocuments } from "./inlined-documents.ts";
import { LruCache } from "./least-used.ts";

/** Who reads, as far as a shared document may know. */
export type CacheVariant = {
  language: Language;
  appearance: Appearance;
  textSize: TextSize;
  movement: Movement;
  /** Came without any cookie: whether our typefaces are in the browser is not to be expected. */
  firstVisit: boolean;
  signedIn: boolean;
  /** What is announced and which rooms are closed; none of both where it is missing. */
  site?: string;
};

/** Draws the page at an address for a kind of reader, knowing nothing else of the request. */
export type Render = (url: URL) => Promise<Response>;

type StaticRequest = {
  request: Request;
  variant: CacheVariant;
  render: Render;
  /** The built files, of which some are written into the documents. */
  assets: Pick<Fetcher, "fetch">;
  now: number;
  waitUntil(work: Promise<unknown>): void;
};

type Bytes = Uint8Array<ArrayBuffer>;
type Document = Record<Encoding | "plain", Bytes> & { etag: string; madeAt: number; isRemade: boolean };
type StaticHandle = Extract<PageHandle, { document: "static" }>;

/** A document is as it was for so long: live counters move within a minute. */
const FRESH_MS = 60_000;
/** After that, one more reader gets it while it is made anew; beyond this they wait instead. */
const STALE_MS = 600_000;
/** As nearly everyone reads: every page in both languages, for first visits, visitors and members, is fewer. */
const MAX_USUAL = 160;
/** In colors, sizes and movement of somebody's own choice: a cookie cannot push out what all others read. */
const MAX_CHOSEN = 60;
/** Of 11: a twelfth less than 9 in the same time, 30 ms a document; the last step takes three times as long for a fiftieth. */
const BROTLI_QUALITY = 10;

/**
 * The documents that all visitors share, and all members: Remix makes each once, and this isolate keeps it
 * (decision 0015). What is kept was made without cookies and without a session, so that nobody's data can be in it.
 */
export class StaticPages {
  readonly #handles = new Map<string, StaticHandle>();
  readonly #usual = new LruCache<Document>(MAX_USUAL);
  readonly #chosen = new LruCache<Document>(MAX_CHOSEN);
  readonly #whole = new InlinedDocuments();

  /** The pages are those whose route says so, with a path of their own. */
  constructor(routes: ServerBuild["routes"]) {
    for (const { id, parentId, path = "", module } of Object.values(routes)) {
      const handle = handleOf(module.handle);
      if (id === "root" || parentId !== "root" || /[:*]/.test(path) || handle?.document !== "static")
        continue;
      this.#handles.set(`/${path}`, handle);
    }
  }

  #documentsFor({ appearance, textSize, movement }: CacheVariant): LruCache<Document> {
    const isUsual = appearance === "auto" && textSize === "usual" && movement === "device";
    return isUsual ? this.#usual : this.#chosen;
  }

  /** Null when the page is no shared document for this reader: then Remix answers. */
  async answer(asked: StaticRequest): Promise<Response | null> {
    const { request, variant } = asked;
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const url = new URL(request.url);
    const handle = this.#handles.get(url.pathname);
    if (!handle || (handle.personal && variant.signedIn)) return null;
    keepQuery(url, handle.query ?? {});
    // the whole address: a document names its own origin
    const key = [url.href, ...Object.values(variant)].join(" ");
    const known = this.#documentsFor(variant).get(key);
    const age = known ? asked.now - known.madeAt : Number.POSITIVE_INFINITY;
    if (known && age < STALE_MS) {
      if (age >= FRESH_MS && !known.isRemade) {
        known.isRemade = true;
        asked.waitUntil(this.#remake(known, key, url, asked));
      }
      return responseOf(known, request, variant);
    }
    const made = await this.#make(key, url, asked);
    return made instanceof Response ? made : responseOf(made, request, variant);
  }

  /** The next reader tries again when nothing has come of it. */
  async #remake(known: Document, key: string, url: URL, asked: StaticRequest): Promise<void> {
    try {
      await this.#make(key, url, asked);
    } finally {
      known.isRemade = this.#documentsFor(asked.variant).get(key) !== known;
    }
  }

  /** A document to keep; or, when the page is none at the moment, what Remix said. */
  async #make(
    key: string,
    url: URL,
    { render, assets, now, variant }: StaticRequest,
  ): Promise<Document | Response> {
    const drawn = await render(url);
    const isDocument = drawn.status === 200 && drawn.headers.get("content-type")?.startsWith("text/html");
    if (!isDocument) return drawn;
    const plain = new TextEncoder().encode(await this.#whole.inline(await drawn.text(), url, assets));
    const etag = await tagOf(plain);
    const documents = this.#documentsFor(variant);
    const known = documents.get(key);
    const bytes = known?.etag === etag ? known : { plain, gzip: await gzip(plain), br: await brotli(plain) };
    const made = { ...bytes, etag, madeAt: now, isRemade: false };
    documents.set(key, made);
    return made;
  }
}

/**
 * The page's own parameters with the values that it knows, in one order: neither a campaign's mark nor a made-up word
 * or value makes another document.
 */
function keepQuery(url: URL, known: NonNullable<StaticHandle["query"]>): void {
  const kept = new URLSearchParams();
  if (url.search)
    for (const [name, values] of Object.entries(known)) {
      const value = url.searchParams.get(name);
      if (value !== null && values.includes(value)) kept.set(name, value);
    }
  url.search = kept.toString();
}

function responseOf(document: Document, request: Request, reader: CacheVariant): Response {
  const { plain, etag } = document;
  const headers = new Headers({
    etag,
    vary: "accept-encoding, accept-language, cookie",
    "cache-control": cacheControl(reader),
  });
  if (request.headers.get("if-none-match")?.includes(etag))
    return new Response(null, { status: 304, headers });
  headers.set("content-type", "text/html; charset=utf-8");
  const encoding = acceptedEncoding(request, ["br", "gzip"]);
  if (!encoding) return new Response(plain, { headers });
  headers.set("content-encoding", encoding);
  return new Response(document[encoding], { headers, encodeBody: "manual" });
}

/** Edges may share what was asked for without any cookie. A member's pages are not found again by Back after sign-out. */
function cacheControl({ signedIn, firstVisit }: CacheVariant): string {
  if (signedIn) return "private, no-store";
  if (!firstVisit) return "private, no-cache";
  return "public, max-age=0, s-maxage=60, stale-while-revalidate=60";
}

const gzip = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),
  );

/** Smaller than gzip, which brings every page to what a server sends before it is first answered: 14.6 kB. */
const brotli = (bytes: Bytes): Promise<Bytes> =>
  new Promise((resolve, reject) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    brotliCompress(bytes, { params }, (error, squeezed) =>
      error ? reject(error) : resolve(new Uint8Array(squeezed)),
    );
  });

/** Weak: the same page plain and compressed. */
async function tagOf(bytes: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).subarray(0, 12);
  return `W/"${btoa(String.fromCharCode(...hash))}"`;
}
