import { bookByName } from "./books.ts";
import { parseReference, type Reference } from "./reference.ts";

/** How far from a quotation its citation may begin, characters. */
const REACH = 40;
/** What may still belong to a citation after its first verse: range, letter, translation, brackets. */
const TAIL = 34;

const ORDINAL = "(?:[1-3]|I{1,3}|First|Second|Third)";
const BOOK = `(?:${ORDINAL}\\s{1,2})?\\p{Lu}\\p{L}{1,14}\\.?(?:\\s{1,2}of\\s{1,2}(?:Songs|Solomon))?`;
const TRANSLATION = "(?:,?\\s?\\(?[A-Z]{2,6}\\d{0,4}(?![\\p{L}\\d])\\)?)?";
const RANGE = "(?:\\s?[-–—]\\s?\\d{1,3}(?::\\d{1,3})?|,\\s?\\d{1,3}(?![\\d:]|\\s?\\p{L}))?";
const VERSES = new RegExp(
  `(?<![\\p{L}\\d])(?<first>(?<book>${BOOK})\\s{1,2}\\d{1,3}:\\d{1,3})(?<range>${RANGE})(?:[a-c]|ff?)?(?!\\p{L})${TRANSLATION}[\\])]?[*_]{0,3}[\\])]?`,
  "gu",
);
/** The end of a text that may yet become a citation or a marker. */
const PENDING = new RegExp(
  `(?<![\\p{L}\\d])(?:${ORDINAL}\\s{0,2}|(?:${ORDINAL}\\s{1,2})?\\p{Lu}\\p{L}{0,14}\\.?(?:\\s{1,2}(?:of?(?:\\s{1,2}(?:S\\p{L}{0,6})?)?)?)?\\s{0,2}(?:\\d{1,3}:?)?)$|\\[$`,
  "u",
);
const CHAPTER = new RegExp(
  `^[\\s.,;*_>]*(?:[—–-]{1,3}|\\()[\\s*_(]*(?<place>(?<book>${BOOK})\\s{1,2}\\d{1,3})`,
  "u",
);
const CHAPTER_SPEAKS = new RegExp(
  `(?<book>${BOOK})\\s+\\d{1,3}\\W{1,4}(?:says|reads|tells|declares|begins|opens|promises)\\b[^.!?\\n]{0,24}$`,
  "u",
);
const SET_APART = /^[\s.,;:!?*_>]*(?:[—–-]{1,3}|\(|\n)[\s*_>([]*(?:see\s|cf\.?\s)?$/i;
const SENTENCE_END = /\p{L}[.!?]+\s|^[.!?]+\s+\p{L}/u;
const NEXT_SENTENCE = /\p{L}{2}[.!?]+\s+\p{Lu}/u;
const MARKER = /\[\[((?:(?!\]\]|\[\[).){0,80})\]\]/;

/** `strong`: set apart by a dash, bracket or line of its own. A null reference names a place that is not. */
export type Cited = { kind: "cited"; strong: boolean; reference: Reference | null; end: number };

/**
 * What follows a quotation. `chapter`: it cites a chapter without a verse. `quotation`: another one opens
 * first, at `at`. `wait`: more text is needed to say.
 */
export type After = Cited | { kind: "chapter" | "none" | "wait" } | { kind: "quotation"; at: number };

/** Reads `Book c:v` with its range, or its first verse alone when the range cannot be shown. */
function toReference(first: string, range: string): Reference | null {
  return parseReference(first + range) ?? parseReference(first);
}

/** A marker's inside, or any text that is one reference; a translation's name after it is allowed. */
export function readMarker(raw: string): Reference | null {
  return parseReference(raw.replace(/[\s,]*\(?[A-Z]{2,6}\d{0,4}\)?\s*$/, ""));
}

/** All references named in a text, in order, with where each stands. */
export function findCitations(text: string): { from: number; to: number; reference: Reference | null }[] {
  return [...text.matchAll(VERSES)].flatMap((match) => {
    const { first = "", range = "", book = "" } = match.groups ?? {};
    if (!bookByName(book)) return [];
    return [{ from: match.index, to: match.index + match[0].length, reference: toReference(first, range) }];
  });
}

/** The chapter-only citation at the head of `after`, such as ` (Psalm 23)`. */
function chapterAfter(after: string, complete: boolean): After | null {
  const match = CHAPTER.exec(after);
  if (!match?.groups || !bookByName(match.groups.book ?? "")) return null;
  const next = after.slice(match[0].length);
  if (!complete && next.length < 2) return { kind: "wait" };
  if (/^:?\d/.test(next)) return null;
  const reference = parseReference(match.groups.place ?? "");
  if (!reference) return { kind: "chapter" };
  const end = match[0].length + (next.startsWith(")") ? 1 : 0);
  return { kind: "cited", strong: true, reference, end };
}

/**
 * Looks for the citation of a quotation in the text after its closing mark.
 * Gives the same answer however much of the text has come, or `wait`.
 * @param nextQuotation where the next quotation opens in `after`, -1 if nowhere
 * @param complete no more text will come
 */
export function citationAfter(after: string, nextQuotation: number, complete: boolean): After {
  const chapter = chapterAfter(after, complete);
  if (chapter) return chapter;

  const match = after.matchAll(VERSES).next().value;
  const marker = after.indexOf("[[");
  const starts = [match?.index ?? -1, marker, nextQuotation].filter((at) => at >= 0 && at <= REACH);
  const start = starts.length > 0 ? Math.min(...starts) : -1;
  const turn = after.search(NEXT_SENTENCE);
  if (turn >= 0 && turn <= REACH && (start < 0 || turn < start)) return { kind: "none" };
  if (start < 0) {
    const pending = PENDING.exec(after);
    const undecided = after.length <= REACH || (pending && pending.index <= REACH);
    return { kind: undecided && !complete ? "wait" : "none" };
  }

  const gap = after.slice(0, start);
  if (SENTENCE_END.test(gap)) return { kind: "none" };
  if (start === marker) return markerAfter(after, marker, complete);
  if (start === nextQuotation) return { kind: "quotation", at: start };
  return match ? verseAfter(after, match, complete) : { kind: "none" };
}

function markerAfter(after: string, at: number, complete: boolean): After {
  const match = MARKER.exec(after.slice(at));
  if (match?.index === 0) {
    return { kind: "cited", strong: true, reference: readMarker(match[1] ?? ""), end: at + match[0].length };
  }
  return { kind: complete || after.length > at + 90 ? "none" : "wait" };
}

function verseAfter(after: string, match: RegExpExecArray, complete: boolean): After {
  const { first = "", range = "", book = "" } = match.groups ?? {};
  const firstEnds = match.index + first.length;
  if (!complete && after.length < firstEnds + TAIL) return { kind: "wait" };
  const gap = after.slice(0, match.index);
  const end = match.index + match[0].length;
  const strong = SET_APART.test(gap);
  // “… so tired of waiting.” Psalm 13:1 asks …: a new sentence that speaks of a verse cites nothing.
  const mention = /^\s*$/.test(gap) && /^\s+\p{Ll}/u.test(after.slice(end));
  if (!strong && (mention || gap.includes("\n") || !bookByName(book))) return { kind: "none" };
  return { kind: "cited", strong, reference: toReference(first, range), end };
}

/** What comes before a quotation: a verse named within reach, a chapter said to speak, or nothing. */
export type Before = { kind: "cited"; reference: Reference | null } | { kind: "chapter" | "none" };

/** Looks for a citation at the end of the text before a quotation: `John 3:16 says, `. */
export function citationBefore(before: string): Before {
  const last = findCitations(before).at(-1);
  if (last) {
    const gap = before.slice(last.to);
    const apart = /^[\s:*_>]*$/.test(gap);
    if (gap.length <= REACH && (apart || !/[.!?;]\s|\n/.test(gap))) {
      return { kind: "cited", reference: last.reference };
    }
  }
  const chapter = CHAPTER_SPEAKS.exec(before);
  return { kind: chapter?.groups && bookByName(chapter.groups.book ?? "") ? "chapter" : "none" };
}
