import { useEffect } from "react";
import { wordRange } from "./word-at.ts";

const NAME = "tapped-word";

type Highlights = { set(name: string, highlight: unknown): void; delete(name: string): void };
type WithHighlights = { Highlight?: new (range: Range) => unknown; CSS: { highlights?: Highlights } };

/** The word that was tapped is lit, where the browser can light what is no element. */
export function useWordLight(verseId: number | null, wordIndex: number | null): void {
  useEffect(() => {
    const { Highlight, CSS } = window as unknown as WithHighlights;
    const verse = verseId === null ? null : document.querySelector(`[data-verse="${verseId}"]`);
    const word = wordIndex === null ? null : wordRange(verse?.textContent ?? "", wordIndex);
    const range = verse && word ? rangeOf(verse, word) : null;
    if (!range || !Highlight || !CSS.highlights) return;
    const { highlights } = CSS;
    highlights.set(NAME, new Highlight(range));
    return () => highlights.delete(NAME);
  }, [verseId, wordIndex]);
}

/** The text from one offset to another, over the pieces that it is in. */
function rangeOf(verse: Element, { start, end }: { start: number; end: number }): Range | null {
  const range = document.createRange();
  const walker = document.createTreeWalker(verse, NodeFilter.SHOW_TEXT);
  let at = 0;
  let begun = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (!begun && start < at + length) {
      range.setStart(node, start - at);
      begun = true;
    }
    if (begun && end <= at + length) {
      range.setEnd(node, end - at);
      return range;
    }
    at += length;
  }
  return null;
}
