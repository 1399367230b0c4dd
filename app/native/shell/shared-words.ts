/** What another app shares with this one. */
export type SharedWords = { title: string; text: string; url: string };

/** The page that takes them. */
export const SHARE_PATH = "/share";

/** Longer than any message may be; a book is not shared. */
const MOST = 8_000;

const field = (params: URLSearchParams, name: string): string =>
  (params.get(name) ?? "").trim().slice(0, MOST);

/** Behind `#` the words stay on the device: no server and no log reads that part of an address. */
export function sharePathOf(words: Partial<SharedWords>): string {
  const params = new URLSearchParams();
  for (const name of ["title", "text", "url"] as const) {
    const value = (words[name] ?? "").trim().slice(0, MOST);
    if (value) params.set(name, value);
  }
  const said = params.toString();
  return said ? `${SHARE_PATH}#${said}` : SHARE_PATH;
}

/** What stands behind the `#` of the page's address, as one text; empty where nothing was shared. */
export function sharedIn(hash: string): string {
  const params = new URLSearchParams(hash.replace(/^#/, ""));
  const title = field(params, "title");
  const text = field(params, "text");
  const url = field(params, "url");
  // some apps say the same in several fields
  const parts = [title, text, url].filter((part, at, all) => part && all.indexOf(part) === at);
  return parts.filter((part) => !parts.some((other) => other !== part && other.includes(part))).join("\n");
}
