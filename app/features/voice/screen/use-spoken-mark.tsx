import { type RefObject, useEffect } from "react";

const NAME = "spoken";

/** Marks the sentence that is being read, where the browser can mark text without changing it. */
export function useSpokenMark(root: RefObject<HTMLElement>, text: string | null): void {
  useEffect(() => {
    if (text === null || !root.current || !("highlights" in CSS)) return;
    const range = rangeOf(root.current, text);
    if (range) CSS.highlights.set(NAME, new Highlight(range));
    range?.startContainer.parentElement?.scrollIntoView({ block: "nearest" });
    return () => void CSS.highlights.delete(NAME);
  });
}

/** Where a text stands below an element, whatever space is between its words. */
function rangeOf(root: HTMLElement, text: string): Range | null {
  const places: { node: Text; at: number }[] = [];
  let whole = "";
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { data } = node as Text;
    for (let at = 0; at < data.length; at++) {
      if (/\s/.test(data[at] ?? "")) continue;
      whole += data[at];
      places.push({ node: node as Text, at });
    }
  }
  const sought = text.replace(/\s+/g, "");
  const from = whole.lastIndexOf(sought);
  const first = places[from];
  const last = places[from + sought.length - 1];
  if (from < 0 || !first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, first.at);
  range.setEnd(last.node, last.at + 1);
  return range;
}
