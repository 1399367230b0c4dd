/** The part of a request that the worker decides by. */
export type Asked = { url: URL; method: string; mode: string; origin: string };

/**
 * - `keep`: a file whose name holds its content: from the cache, else from the network into the cache
 * - `offer-offline`: a page: from the network always; without one, the page that says so
 * - `leave`: not the worker's business
 */
export type ToDo = "keep" | "offer-offline" | "leave";

/** The identity vendor's ways through our origin, and the local sandbox: nothing of ours. */
const OTHERS = /^\/(__|sandbox(\/|$))/;

/**
 * What the service worker does about a request. No page, no data and nothing that depends on who asks is ever
 * kept; a form that is sent is the browser's own affair, so that what was typed can be sent again.
 */
export function whatToDo({ url, method, mode, origin }: Asked): ToDo {
  if (url.origin !== origin || method !== "GET" || OTHERS.test(url.pathname)) return "leave";
  if (mode === "navigate") return "offer-offline";
  return url.pathname.startsWith("/assets/") && !url.search ? "keep" : "leave";
}

/** Everything of ours under `/assets/` that a page or a style sheet names, each once. */
export function assetsNamedIn(text: string): string[] {
  const found = text.matchAll(/["'(=\s](\/assets\/[\w./-]+\.(?:css|js|svg|woff2|png|webp))/g);
  return [...new Set([...found].map((match) => match[1] ?? ""))];
}
