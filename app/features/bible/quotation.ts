import { type After, citationAfter, citationBefore, readMarker } from "./citation.ts";
import type { Reference } from "./reference.ts";

/** The most that is held back for one quotation, characters. */
export const MAX_HELD = 700;
/** Shorter quotations are turns of phrase. */
const MIN_WORDS = 5;

/** Stands in the text already seen where a verse has just been put. */
export const VERSE_SHOWN = "\u0000";

const JUST_SHOWN = new RegExp(`${VERSE_SHOWN}[\\s.,:;—–*_>-]*$`);
const CLAIMED_TRANSLATION = /^\s?\([A-Z]{2,6}\d{0,4}\)/;
const CLOSING: Record<string, RegExp> = { "“": /[”"]/g, '"': /["”]/g, "«": /»/g };

/** Whether the mark at `at` opens a quotation; a straight one does after a space, bracket or dash. */
export function opensQuotation(text: string, at: number, previous: string): boolean {
  const mark = text.charAt(at);
  if (mark === "“" || mark === "«") return true;
  const before = at > 0 ? text.charAt(at - 1) : previous;
  return mark === '"' && (before === "" || before === VERSE_SHOWN || /[\s([{—–*_>]/.test(before));
}

/** Where the next quotation opens, -1 if nowhere. */
export function nextQuotation(text: string, previous: string): number {
  for (const match of text.matchAll(/[“«"]/g)) {
    if (opensQuotation(text, match.index, previous)) return match.index;
  }
  return -1;
}

/** Index just after the closing mark of the quotation that opens at `at`, -1 if it has not closed. */
function closeOf(text: string, at: number): number {
  const closing = CLOSING[text.charAt(at)];
  if (!closing) return -1;
  closing.lastIndex = at + 1;
  const match = closing.exec(text.slice(0, MAX_HELD));
  return match ? match.index + 1 : -1;
}

/** What becomes of a quotation and, where it is cited, of its citation; `length` in characters of the text. */
export type Verdict =
  | { kind: "wait" }
  | { kind: "prose" | "drop"; length: number }
  | { kind: "reference"; reference: Reference; length: number };

const put = (reference: Reference | null, length: number): Verdict =>
  reference ? { kind: "reference", reference, length } : { kind: "drop", length };

/**
 * Judges the quotation at the head of `text`.
 * @param seen the prose before it
 * @param complete no more text will come
 */
export function judgeQuotation(text: string, seen: string, complete: boolean): Verdict {
  const firstClose = closeOf(text, 0);
  if (firstClose < 0) {
    if (!complete && text.length < MAX_HELD) return { kind: "wait" };
    return { kind: "prose", length: Math.min(text.length, MAX_HELD) };
  }
  const inner = text.slice(1, firstClose - 1).trim();
  const marker = /^\[\[([^\]]*)\]\]$/.exec(inner);
  if (marker) return put(readMarker(marker[1] ?? ""), firstClose);
  if ((inner.match(/\S+/g) ?? []).length < MIN_WORDS) return { kind: "prose", length: firstClose };

  const { close, after } = followQuotations(text, firstClose, complete);
  if (after.kind === "wait") return { kind: "wait" };
  if (after.kind === "cited" && after.strong) return put(after.reference, close + after.end);
  // A citation of a whole chapter stays; only the words go.
  if (after.kind === "chapter") return { kind: "drop", length: close };
  // What follows a whole sentence is another quotation, not its other half.
  const verdict = judgeBySeen(text, /[.!?]$/.test(inner) ? firstClose : close, seen);
  if (verdict) return verdict;
  if (after.kind === "cited") return put(after.reference, close + after.end);
  return { kind: "prose", length: firstClose };
}

/** A sentence may stand between two halves of one quotation: goes on until something else follows. */
function followQuotations(
  text: string,
  firstClose: number,
  complete: boolean,
): { close: number; after: After } {
  let close = firstClose;
  for (;;) {
    const rest = text.slice(close);
    const after = citationAfter(rest, nextQuotation(rest, text.charAt(close - 1)), complete);
    if (after.kind !== "quotation") return { close, after };
    const next = closeOf(text, close + after.at);
    if (next < 0) {
      const wait = !complete && text.length < MAX_HELD;
      return { close, after: { kind: wait ? "wait" : "none" } };
    }
    close = next;
  }
}

/** The verdict that the prose before the quotation gives, if it speaks of a verse. */
function judgeBySeen(text: string, close: number, seen: string): Verdict | null {
  if (JUST_SHOWN.test(seen)) return { kind: "drop", length: close };
  const before = citationBefore(seen);
  if (before.kind === "none") return null;
  // The translation that it claims goes with the words.
  const claimed = CLAIMED_TRANSLATION.exec(text.slice(close))?.[0].length ?? 0;
  return put(before.kind === "cited" ? before.reference : null, close + claimed);
}
