import { citationAfter, isStrong, MAX_HELD, put, type Verdict } from "./citation.ts";
import { citationAtEnd, citationAtStart } from "./mention.ts";
import { countWords, judgeBySeen } from "./quotation.ts";

const QUOTE_MARKS = /^[ \t]*(?:>[ \t]?)+/gm;
const BLOCK = /^>[^\n]*(?:\n[ \t]{0,3}>[^\n]*)*/;

/** A line up to its blockquote. */
const QUOTED_LINE = /(?:^|\n)[ \t]*(?:(?:[-*+•]|\d{1,2}[.)])[ \t]+)?(?=>)/g;

/** A blockquote's text without its marks. */
export const unmarked = (block: string): string => block.replace(QUOTE_MARKS, "");

/** Judges the blockquote at the head of `text`: it ends with its citation, or is followed by it. */
export function judgeBlockquote(text: string, seen: string, complete: boolean): Verdict {
  const block = BLOCK.exec(text.slice(0, MAX_HELD))?.[0] ?? "";
  if (block.length === MAX_HELD)
    return { kind: "overlong", ends: /(?=\n(?:[ \t]{0,3}[^\s>]|[ \t]*\n))/, instead: null };
  if (!complete && /^(?:\n[ \t]{0,3})?$/.test(text.slice(block.length))) return { kind: "wait" };
  for (const { index } of block.matchAll(/\n|$/g)) {
    const inside = citationAtEnd(unmarked(block.slice(0, index)).trim(), true);
    if (inside && countWords(inside.words) > 0) return put(inside.passage, index);
  }
  const named = citationAtStart(unmarked(block));
  if (named && countWords(named.words) > 0) return put(named.passage, block.length);
  const rest = text.slice(block.length);
  const after = citationAfter(rest, -1, complete);
  if (after.kind === "wait") return { kind: "wait" };
  if (after.kind === "chapter") return { kind: "drop", length: block.length };
  // A marker in a paragraph of its own is no citation: it is how a verse is asked for.
  const cited = after.kind === "cited" && isStrong(after.link) && !(after.marker && /^\s*\n\s*\n/.test(rest));
  if (cited) return put(after.passage, block.length + after.end);
  const verdict = judgeBySeen(text, block.length, seen, false);
  return verdict ?? { kind: "unmark", length: block.length };
}

/** Where the next blockquote begins, -1 if nowhere. @param seen the prose before it */
export function nextBlock(seen: string, rest: string): number {
  const line = seen.slice(seen.lastIndexOf("\n") + 1);
  for (const { index, 0: start } of (line + rest).matchAll(QUOTED_LINE)) {
    const at = index + start.length - line.length;
    if (at >= 0) return at;
  }
  return -1;
}
