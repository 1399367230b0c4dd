import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { pieceAt } from "./piece-at.ts";

/** Within this distance of the end the reader counts as being there, px. */
const NEAR = 48;

/** The server renders no layout, and React says so of each layout effect. */
const useLayoutEffectInBrowser = import.meta.env.SSR ? useEffect : useLayoutEffect;

type StickToEnd = { atEnd: boolean; toEnd: () => void };

/**
 * For a scrolling box laid out `column-reverse` around one child, so that it opens at its end even before
 * any script runs: there scrollTop is 0 at the end and negative above it. New content at the end keeps a
 * reader who is at the end there, and leaves what a reader further up is looking at where it is. What has
 * `data-stays` in a growing (`aria-busy`) piece stays in view while it grows and when it is whole, until the reader
 * goes on or something else comes. `mine` names what the reader said last from here: it is gone to, wherever they are.
 */
export function useStickToEnd(box: RefObject<HTMLElement>, mine: string | null): StickToEnd {
  const [atEnd, setAtEnd] = useState(true);
  // The line at the top of the view, its distance from there and where the box was scrolled to, px; null at the end.
  const held = useRef<{ line: Element; top: number; at: number } | null>(null);
  const keepPlace = useRef<(() => void) | null>(null);
  // with the button that leads to the end, and not a frame later: a press that has begun would end beside what it is on
  useLayoutEffectInBrowser(() => {
    if (!atEnd) keepPlace.current?.();
  }, [atEnd]);

  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const topOf = (line: Element) => line.getBoundingClientRect().top - element.getBoundingClientRect().top;
    // what must be read first, and is not pushed out by the words that come after it
    let first: Element | null = null;
    // where it was put by this hook: the news of that comes later, when all may look otherwise
    let placed = Number.NaN;
    const remember = () => {
      const near = element.scrollTop >= -NEAR;
      // the reader has gone on
      if (first?.isConnected && topOf(first) < -1) first = null;
      const line = near ? null : firstInView(content, element);
      held.current = line && { line, top: topOf(line), at: element.scrollTop };
      setAtEnd(near);
    };
    const place = (scrollTop: number) => {
      element.scrollTop = scrollTop;
      placed = element.scrollTop;
      remember();
    };
    const scrolled = () => {
      if (element.scrollTop === placed) return;
      placed = Number.NaN;
      remember();
    };
    const stayAtEnd = () => {
      element.scrollTop = 0;
      const growing = content.querySelector("[aria-busy=true] [data-stays]");
      // a piece that is whole is another element, and the last
      first = growing ?? (first && (content.lastElementChild?.querySelector("[data-stays]") ?? null));
      place(first ? element.scrollTop + Math.min(0, topOf(first)) : 0);
    };
    // what grows may stand at the end, or before what is being read
    const hold = new ResizeObserver(() => {
      const { current } = held;
      // the reader has just left the end, and the news of it is on its way
      if (!current && element.scrollTop < -NEAR && element.scrollTop !== placed) return scrolled();
      if (!current) return stayAtEnd();
      // the piece that grew is whole, and another element
      if (!current.line.isConnected && current.line.matches("[aria-busy=true]") && content.lastElementChild)
        current.line = content.lastElementChild;
      if (!current.line.isConnected) return remember();
      // the reader has scrolled, and the news of it is on its way; at the top the box itself may have done so
      const isAtTop = element.scrollTop <= element.clientHeight - element.scrollHeight + 1;
      const gone = isAtTop ? 0 : element.scrollTop - current.at;
      place(element.scrollTop + topOf(current.line) - (current.top - gone));
    });
    // when the box itself becomes lower, as by what appears under it, its first line stays the first
    const keepFirst = () => {
      const { current } = held;
      if (current?.line.isConnected) place(element.scrollTop + topOf(current.line) - current.top);
    };
    keepPlace.current = keepFirst;
    const holdBox = new ResizeObserver(keepFirst);
    hold.observe(content);
    holdBox.observe(element);
    // at once: lines that get their height on the way would break a slow scroll off
    const go = (event: KeyboardEvent) => {
      if (event.target !== element || (event.key !== "Home" && event.key !== "End")) return;
      event.preventDefault();
      element.scrollTop = event.key === "Home" ? -element.scrollHeight : 0;
    };
    element.addEventListener("scroll", scrolled, { passive: true });
    element.addEventListener("keydown", go);
    return () => {
      hold.disconnect();
      holdBox.disconnect();
      element.removeEventListener("scroll", scrolled);
      element.removeEventListener("keydown", go);
    };
  }, [box]);

  const toEnd = useCallback(() => {
    const { current: view } = box;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    // from far away at once: lines that get their height on the way would break a slow scroll off
    const far = view !== null && view.scrollTop < -2 * view.clientHeight;
    view?.scrollTo({ top: 0, behavior: calm || far ? "auto" : "smooth" });
  }, [box]);

  const gone = useRef(mine);
  useEffect(() => {
    if (mine === null || mine === gone.current) return;
    gone.current = mine;
    if (box.current) box.current.scrollTop = 0;
  }, [box, mine]);

  return { atEnd, toEnd };
}

/**
 * The first child that reaches into the view. One that has `data-moves` stands for what may come before others or is
 * left out (`data-rest`), and holds nothing.
 */
function firstInView(content: Element, view: Element): Element | null {
  const first = pieceAt(content, view.getBoundingClientRect().top);
  let line = first;
  while (line?.matches("[data-moves], [data-rest]")) line = line.nextElementSibling;
  return line ?? first?.previousElementSibling ?? null;
}
