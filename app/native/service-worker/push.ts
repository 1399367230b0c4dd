/** What the product sends: fixed words, and the page that it is about. */
export type PushNotice = { title: string; body: string; url: string; tag: string };

const TITLE = "Koinonia";

const isText = (value: unknown): value is string => typeof value === "string";

/**
 * A push as it is shown. Browsers insist that something is: what cannot be read says only that something is there.
 * It leads to a page of ours, whatever it says.
 */
export function noticeIn(text: string | null): PushNotice {
  let payload: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? "");
    if (typeof parsed === "object" && parsed !== null) payload = { ...parsed };
  } catch {
    // not ours, or of a version to come
  }
  const { title, body, url, tag } = payload;
  return {
    title: isText(title) ? title : TITLE,
    body: isText(body) ? body : "",
    url: isText(url) && /^\/(?![/\\])/.test(url) ? url : "/notifications",
    tag: isText(tag) ? tag : "notice",
  };
}

export type OpenTab = { url: string; focused: boolean };

/** Which open tab shows it: one that is there already, else the one that is looked at, else any of ours; -1 without one. */
export function tabFor(tabs: readonly OpenTab[], url: string, origin: string): number {
  const pathOf = (address: string) => {
    const { pathname, search } = new URL(address, origin);
    return pathname + search;
  };
  const there = tabs.findIndex((tab) => pathOf(tab.url) === pathOf(url));
  if (there >= 0) return there;
  const focused = tabs.findIndex((tab) => tab.focused);
  return focused >= 0 ? focused : tabs.length > 0 ? 0 : -1;
}
