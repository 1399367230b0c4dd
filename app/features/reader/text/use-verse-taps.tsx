import { type MouseEvent, useCallback } from "react";
import type { Run } from "#app/features/reader/selection.ts";
import { type WordTap, wordAt } from "./word-at.ts";

type Taps = {
  run: Run | null;
  choose(verse: number, extend: boolean): void;
  chooseRun(run: Run): void;
  onWord(tap: WordTap): void;
};

const verseOf = (node: Node | null): HTMLElement | null =>
  (node instanceof Element ? node : (node?.parentElement ?? null))?.closest<HTMLElement>("[data-verse]") ??
  null;

const numberOf = (element: HTMLElement): number => Number(element.dataset.verse) % 1_000;

/**
 * A press on a verse chooses it, with Shift as far as it; a press on a word of the verse that is chosen alone is about
 * the word. Words that were marked with the pointer choose their verses. One listener for the whole chapter.
 */
export function useVerseTaps({ run, choose, chooseRun, onWord }: Taps) {
  return useCallback(
    (event: MouseEvent<HTMLElement>) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.altKey)
        return;
      const target = event.target instanceof Element ? event.target : null;
      const link = target?.closest<HTMLAnchorElement>("a.reading-number");
      if (link) {
        event.preventDefault();
        return choose(Number(link.textContent), event.shiftKey);
      }
      const marked = markedRun();
      if (marked) return chooseRun(marked);
      const verse = verseOf(target);
      if (!verse) return;
      const number = numberOf(verse);
      const isAlone = run?.from === number && run.to === number;
      const word = isAlone ? tappedWord(verse, event.clientX, event.clientY) : null;
      if (word) return onWord(word);
      choose(number, event.shiftKey);
    },
    [run, choose, chooseRun, onWord],
  );
}

/** The verses between the ends of what is marked on the page; null when it lies in one verse, or nothing is marked. */
function markedRun(): Run | null {
  const marked = getSelection();
  if (!marked || marked.isCollapsed) return null;
  const ends = [verseOf(marked.anchorNode), verseOf(marked.focusNode)];
  const [one, other] = ends.map((verse) => (verse ? numberOf(verse) : null));
  if (one == null || other == null || one === other) return null;
  return { from: Math.min(one, other), to: Math.max(one, other) };
}

/** The word under a point, by the browser itself: no word needs an element of its own. */
function tappedWord(verse: HTMLElement, x: number, y: number): WordTap | null {
  const place = caretAt(x, y);
  if (!place || !verse.contains(place.node)) return null;
  const before = document.createRange();
  before.setStart(verse, 0);
  before.setEnd(place.node, place.offset);
  const wordIndex = wordAt(verse.textContent ?? "", before.toString().length);
  return wordIndex === null ? null : { verseId: Number(verse.dataset.verse), wordIndex };
}

type Caret = { node: Node; offset: number };
type CaretPosition = { offsetNode: Node; offset: number };
type Carets = {
  caretPositionFromPoint?(x: number, y: number): CaretPosition | null;
  caretRangeFromPoint?(x: number, y: number): Range | null;
};

function caretAt(x: number, y: number): Caret | null {
  const carets = document as unknown as Carets;
  const position = carets.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = carets.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
