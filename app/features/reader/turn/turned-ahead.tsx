import { useEffect, useSyncExternalStore } from "react";
import type { ChapterAddress } from "#app/features/bible/chapter/chapter.ts";
import { addressAt, placeOf, START } from "#app/features/reader/address.ts";
import { keptChapter } from "#app/features/reader/chapters/kept-chapters.tsx";
import { besideOf, lookIn } from "#app/features/reader/look/look.ts";
import type { ReaderPage } from "#app/features/reader/page.ts";
import { routerState } from "#app/request/framework.ts";

/**
 * A chapter that this tab has is shown at once, in the press that turns to it. The router follows: it draws in
 * transitions, after other work, twice, and a hand sees that.
 */
let ahead: ReaderPage | null = null;
const listeners = new Set<() => void>();

function set(page: ReaderPage | null): void {
  if (page === ahead) return;
  ahead = page;
  for (const listener of listeners) listener();
}

const follow = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The page to show: what was turned to, until the router has it too. */
export function useTurnedAhead(page: ReaderPage): ReaderPage {
  const turned = useSyncExternalStore(
    follow,
    () => ahead,
    () => null,
  );
  useEffect(() => {
    // the way back in the browser's history, or another turn, may have come between
    if (ahead && (isSame(ahead.at, page.at) || routerState().navigation.state === "idle")) set(null);
  }, [page]);
  useEffect(() => () => set(null), []);
  return turned ?? page;
}

const isSame = (one: ReaderPage["at"], other: ReaderPage["at"]): boolean =>
  one.translation === other.translation && one.book === other.book && one.chapter === other.chapter;

/** Shows a chapter that the router is on its way to; nothing where it is not here, or is shown already. */
export function turnAhead(page: ReaderPage, to: ChapterAddress): void {
  const look = lookIn(document.cookie);
  const second = besideOf(look, to.translation);
  const chapter = keptChapter(to);
  const beside = second ? keptChapter({ ...to, translation: second }) : null;
  const at = placeOf(to);
  if (!chapter || beside === undefined || isSame(at, page.at)) return;
  set({ ...page, at, chapter, beside, look, isAhead: true });
  // the router has noted by now where this chapter was left
  scrollTo(0, 0);
}

/** Runs after the link's own handler, which has asked the router. */
export function followAhead({ target, defaultPrevented }: Event, page: ReaderPage): void {
  const link = defaultPrevented && target instanceof Element ? target.closest("a") : null;
  const to = link && chapterBehind(link, page);
  if (to) turnAhead(page, to);
}

/** The chapter that a link leads to, if that is all that it says. */
function chapterBehind({ pathname, search }: HTMLAnchorElement, page: ReaderPage): ChapterAddress | null {
  const [, start, translation, book, chapter, more] = pathname.split("/");
  if (`/${start}` !== START || !translation || !book || !chapter || more || search) return null;
  return addressAt({ translation, book, chapter }, page.at);
}
