import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Within this distance of the end the reader counts as being there, px. */
const NEAR = 48;

/**
 * For a scrolling box laid out `column-reverse` around one child, so that it opens at its end even before
 * any script runs: there scrollTop is 0 at the end and negative above it. New content at the end keeps a
 * reader who is at the end there, and leaves what a reader further up is looking at where it is.
 */
export function useStickToEnd(box: RefObject<HTMLElement>): { atEnd: boolean; toEnd: () => void } {
  const [atEnd, setAtEnd] = useState(true);
  // Distance from the top of the content to the top of the view, px; null at the end.
  const held = useRef<number | null>(null);

  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const room = () => element.scrollHeight - element.clientHeight;
    const remember = () => {
      const near = element.scrollTop >= -NEAR;
      held.current = near ? null : room() + element.scrollTop;
      setAtEnd(near);
    };
    const hold = new ResizeObserver(() => {
      element.scrollTop = held.current === null ? 0 : held.current - room();
    });
    hold.observe(content);
    element.addEventListener("scroll", remember, { passive: true });
    return () => {
      hold.disconnect();
      element.removeEventListener("scroll", remember);
    };
  }, [box]);

  const toEnd = useCallback(() => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    box.current?.scrollTo({ top: 0, behavior: calm ? "auto" : "smooth" });
  }, [box]);

  return { atEnd, toEnd };
}
