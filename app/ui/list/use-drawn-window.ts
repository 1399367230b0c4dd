import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  extentOf,
  type Heights,
  isNearEdge,
  lineAtDepth,
  MAX_RENDERED,
  type RenderedRange,
  windowAround,
} from "./drawn-window.ts";
import { pieceAt } from "./piece-at.ts";

/** As the style sheet has it for a line that nobody has seen yet, so that nothing moves when it is drawn, rem. */
const UNSEEN_REM = 9;
const PX_A_REM = 16;

type Lines = readonly { id: string }[];

export type VirtualWindow = RenderedRange & {
  /** What the lines before and after the drawn ones take up, px. */
  above: number;
  below: number;
  /** Draws the lines around one of them, wherever the reader is. */
  reveal(id: string): void;
};

/**
 * Which lines of a long list are drawn, for a box that scrolls around one child with a child for each line, named by
 * the line's id, and a `data-rest` where lines are left out. The window goes along with the reader; keeping what is
 * read at its place is `useStickToEnd`'s.
 */
export function useVirtualWindow(box: RefObject<HTMLElement>, lines: Lines): VirtualWindow {
  const [around, setAround] = useState<string | null>(null);
  const heights = useRef({ known: new Map<string, number>(), gap: 0, usual: UNSEEN_REM * PX_A_REM });
  const few = lines.length <= MAX_RENDERED;
  const drawn = useMemo(() => {
    const at = around === null ? -1 : lines.findIndex(({ id }) => id === around);
    return windowAround(lines.length, at < 0 ? null : at);
  }, [lines, around]);
  const rest = useMemo(
    () => ({
      above: extentOf(lines, { from: 0, to: drawn.from }, heights.current),
      below: extentOf(lines, { from: drawn.to, to: lines.length }, heights.current),
    }),
    [lines, drawn],
  );

  const drawAt = useCallback(
    (at: number) => {
      const next = windowAround(lines.length, at);
      // at the end it stays there, whatever comes
      setAround(next.to === lines.length ? null : (lines[at]?.id ?? null));
      keepFocus(box.current, new Set(lines.slice(next.from, next.to).map(({ id }) => id)));
    },
    [box, lines],
  );

  useEffect(() => {
    const content = box.current?.firstElementChild;
    if (few || !box.current || !content) return;
    const view = box.current;
    const seen = heights.current;
    seen.gap = lengthOf(getComputedStyle(content).rowGap, 0);
    seen.usual = UNSEEN_REM * lengthOf(getComputedStyle(document.documentElement).fontSize, PX_A_REM);
    const look = () => {
      const at = lineInSight(view, content, lines, drawn, seen);
      if (isNearEdge(drawn, lines.length, at)) drawAt(at);
    };
    const measure = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries)
        if (target.isConnected && borderBoxSize[0]) seen.known.set(target.id, borderBoxSize[0].blockSize);
      // told first when the lines stand; by then what is read has been put back to its place
      look();
    });
    for (const line of content.children) if (line.id) measure.observe(line);
    view.addEventListener("scroll", look, { passive: true });
    return () => {
      measure.disconnect();
      view.removeEventListener("scroll", look);
    };
  }, [box, few, lines, drawn, drawAt]);

  const reveal = useCallback(
    (id: string) => drawAt(lines.findIndex((line) => line.id === id)),
    [lines, drawAt],
  );
  return { ...drawn, ...rest, reveal };
}

/** The line in the middle of the view, drawn or not. */
function lineInSight(
  view: Element,
  content: Element,
  lines: Lines,
  drawn: RenderedRange,
  heights: Heights,
): number {
  const { top, height } = view.getBoundingClientRect();
  const middle = top + height / 2;
  const piece = pieceAt(content, middle);
  if (piece?.hasAttribute("data-rest")) {
    const isAbove = piece.getAttribute("data-rest") === "above";
    const left = isAbove ? { from: 0, to: drawn.from } : { from: drawn.to, to: lines.length };
    return lineAtDepth(lines, left, middle - piece.getBoundingClientRect().top, heights);
  }
  for (let line = piece; line; line = line.nextElementSibling) {
    const at = line.id ? lines.findIndex(({ id }) => id === line?.id) : -1;
    if (at >= 0) return at;
  }
  // beneath the last of them
  return lines.length - 1;
}

const lengthOf = (css: string, other: number): number => Number.parseFloat(css) || other;

/** What is drawn no more cannot have the focus: the box has it then, and its keys go on working. */
function keepFocus(view: HTMLElement | null, stay: ReadonlySet<string>): void {
  const content = view?.firstElementChild;
  let line = document.activeElement;
  if (!content?.contains(line)) return;
  while (line?.parentElement && line.parentElement !== content) line = line.parentElement;
  if (line?.id && !stay.has(line.id)) view?.focus({ preventScroll: true });
}
