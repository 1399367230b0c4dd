import { SHARE_PATH } from "#app/native/shell/shared-words.ts";

/** The part of a request that the worker decides by. */
export type FetchInput = { url: URL; method: string; mode: string; origin: string };

/**
 * - `keep`: a file whose name holds its content: from the cache, else from the network into the cache
 * - `offer-offline`: a page: from the network always; without one, the page that says so
 * - `take-shared`: words that another app shares: they go behind the `#` of the page, and to no server
 * - `leave`: not the worker's business
 */
export type FetchStrategy = "keep" | "offer-offline" | "take-shared" | "leave";

/** The identity vendor's ways through our origin, and the local sandbox: nothing of ours. */
const OTHERS = /^\/(__|sandbox(\/|$))/;

/**
 * What the service worker does about a request. No page, no data and nothing that depends on who asks is ever
 * kept; a form that is sent is the browser's own affair, so that what was typed can be sent again.
 */
export function fetchStrategy({ url, method, mode, origin }: FetchInput): FetchStrategy {
  if (url.origin === origin && method === "POST" && mode === "navigate" && url.pathname === SHARE_PATH)
    return "take-shared";
  if (url.origin !== origin || method !== "GET" || OTHERS.test(url.pathname)) return "leave";
  if (mode === "navigate") return "offer-offline";
  return url.pathname.startsWith("/assets/") && !url.search ? "keep" : "leave";
}

/** Says that nothing can be reached. */
export const OFFLINE = "/offline";
const BIBLE = "/bible-study/offline";
const MEMORY = "/memory-verses/offline";
const EVENING = "/evening/offline";
/** The pages that the worker keeps for when there is no network. */
export const KEPT_PAGES = [OFFLINE, BIBLE, MEMORY, EVENING] as const;

/**
 * What is shown without a network: in the place of a page of the Bible, what is kept of it on this device, with the
 * same search or the same chapter; of any other, that it cannot be reached.
 */
export function whereOffline({ origin, pathname, search: query, searchParams }: URL): {
  path: string;
  redirect?: string;
} {
  if (KEPT_PAGES.some((path) => path === pathname)) return { path: pathname };
  if (/^\/(?:study-groups\/[a-z0-9-]+\/evening|evening\/[\w-]{22})\/?$/.test(pathname))
    return { path: EVENING, redirect: origin + EVENING };
  if (/^\/memory-verses\/?$/.test(pathname)) return { path: MEMORY, redirect: origin + MEMORY };
  const [, search, place] =
    /^\/bible-study(?:\/(search)|\/([a-z0-9]+\/[a-z0-9-]+\/\d+)|\/?)$/.exec(pathname) ??
    /^\/bible()\/([a-z0-9]+\/[a-z0-9-]+\/\d+)$/.exec(pathname) ??
    [];
  if (search === undefined && place === undefined && !/^\/bible-study\/?$/.test(pathname))
    return {
      path: OFFLINE,
      redirect: `${origin}${OFFLINE}?${new URLSearchParams({ from: pathname + query })}`,
    };
  const params = new URLSearchParams(place ? { read: place } : search ? searchParams : undefined);
  const verses = searchParams.get("v");
  if (place && verses) params.set("v", verses);
  const kept = params.toString();
  return { path: BIBLE, redirect: `${origin}${BIBLE}${kept && `?${kept}`}` };
}

/** Everything of ours under `/assets/` that a page or a style sheet names, each once. */
export function assetsNamedIn(text: string): string[] {
  const found = text.matchAll(/["'(=\s](\/assets\/[\w./-]+\.(?:css|js|svg|woff2|png|webp))/g);
  return [...new Set([...found].map((match) => match[1] ?? ""))];
}
