import type { EntryContext } from "@remix-run/cloudflare";
import { LruCache } from "#app/document/cache/least-used.ts";
import { statusBarOf } from "#app/native/status-bar.ts";
import type { DocumentFrame } from "./document-frame.tsx";
import { handleOf } from "./document-kind.ts";

/** A frame with a gap wherever a request's own nonce belongs. */
type Kept = { head: string[]; scripts: string[] };

/** Of some 6,000 characters each. */
const MAX_KEPT = 500;

/** What the frame of a page follows from; null for a page whose frame must be rendered each time. */
function keyOf(entry: EntryContext): string | null {
  const { matches, errors, loaderData, location } = entry.staticHandlerContext;
  const page = matches.at(-1)?.route.id ?? "";
  if (errors || handleOf(entry.routeModules[page]?.handle)?.document === "static") return null;
  const { language, appearance } = loaderData.root as { language: string; appearance: string };
  const routes = matches.map(({ route }) => route.id);
  return [...routes, language, appearance, statusBarOf(location.pathname), metaOf(entry)].join("\n");
}

/** What the page's `meta` says, which is all that Remix's `Meta` writes. */
function metaOf({ staticHandlerContext, routeModules }: EntryContext): string {
  const { location, loaderData } = staticHandlerContext;
  const matches = staticHandlerContext.matches.map(({ route, params, pathname }) => ({
    ...{ id: route.id, data: loaderData[route.id], meta: [], params, pathname, handle: route.handle },
  }));
  const last = matches.findLast(({ id }) => routeModules[id]?.meta);
  const meta = last && routeModules[last.id]?.meta;
  const { data, params = {} } = last ?? {};
  return JSON.stringify(typeof meta === "function" ? meta({ data, params, location, matches }) : meta);
}

/**
 * Remembers the frames of pages: Remix writes the same head, preloads and start scripts for each request, but for the
 * nonce, and that costs as much as a small page. The longest unused goes first.
 */
export class FrameCache {
  readonly #kept = new LruCache<Kept>(MAX_KEPT);

  /** The frame as this request's nonce has it; null when it is not known. */
  get(entry: EntryContext, nonce: string): DocumentFrame | null {
    const kept = this.#kept.get(keyOf(entry) ?? "");
    return kept ? { head: kept.head.join(nonce), scripts: kept.scripts.join(nonce) } : null;
  }

  /**
   * Takes the frame out of a document that was rendered with it.
   * @param markup of `<html>`, without its end
   */
  set(entry: EntryContext, nonce: string, markup: string): void {
    const key = keyOf(entry);
    if (key === null || nonce === "") return;
    const head = between(markup, "<head>", "</head>");
    // no script of ours stands in a page: the first with the nonce begins what Remix puts last
    const from = markup.indexOf(`<script nonce="${nonce}">`, markup.indexOf("<body>"));
    if (head === null || from < 0) return;
    this.#kept.set(key, { head: head.split(nonce), scripts: markup.slice(from).split(nonce) });
  }
}

function between(text: string, start: string, end: string): string | null {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  return from < 0 || to < 0 ? null : text.slice(from + start.length, to);
}
