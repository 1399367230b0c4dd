import { NOWHERE } from "#app/features/bible/passage.ts";
import {
  type After,
  type Cited,
  citationAfter,
  citationBefore,
  isStrong,
  MAX_HELD,
  type Put,
  put,
  quotesMember,
  type Verdict,
} from "./citation.ts";
import { citationAtEnd, citationAtStart, readMarker } from "./mention.ts";
import { ENDINGS, MARKS, MAX_NESTED, type Marks } from "./quotation-marks.ts";

/** Shorter quotations are turns of phrase. */
export const MIN_WORDS = 5;
/** So often may a quotation be broken by who speaks. */
const MAX_HALVES = 6;
/** Stands in the text already seen where a verse has just been put. */
export const VERSE_SHOWN = "\u0000";

const OPENING = /[“"«»„‹‘'‚]|\*+|_+|`+/g;
const ELISION = /^['‘](?:tis|twas|em|til|till|cause|n|bout|round|\d\ds)[^\p{L}\p{N}]/iu;
const JUST_SHOWN = new RegExp(`${VERSE_SHOWN}[\\s.,:;—–*_>-]*$`);
const CLAIMED_TRANSLATION = /^\s?\([A-Z]{2,6}\d{0,4}\)/;

/** Whether the mark at `at` opens a quotation. A mark at the very end may do so: what follows will tell. */
function opensQuotation(text: string, at: number, mark: string, previous: string): boolean {
  if (/[“«„‹]/.test(mark)) return true;
  const before = at > 0 ? text.charAt(at - 1) : previous;
  const next = text.charAt(at + mark.length);
  if (mark !== '"' && /\s/.test(next)) return false;
  if (/[‘‚]/.test(mark)) return !/\p{L}/u.test(before);
  if (/[*_`]/.test(mark))
    return mark.length <= 3 && before !== mark.charAt(0) && !/[\p{L}\p{N}\\]/u.test(before);
  return before === "" || before === VERSE_SHOWN || /[\s([{—–*_>]/.test(before);
}

/** Where the next quotation opens, -1 if nowhere. `means`: whether a mark there means anything. */
export function nextQuotation(
  text: string,
  previous: string,
  means: (mark: string, at: number) => boolean = () => true,
): number {
  for (const { 0: mark, index } of text.matchAll(OPENING)) {
    if (means(mark.charAt(0), index) && opensQuotation(text, index, mark, previous)) return index;
  }
  return -1;
}

type End = { end: number; words: string } | "open" | "never";

/** Where the quotation at the head of `text` ends, be it by the citation that ends its paragraph. */
function endOf(text: string, marks: Marks, run: string, complete: boolean): End {
  const view = text.slice(0, MAX_HELD);
  const whole = complete || text.length >= MAX_HELD;
  const ending = (end: number): End => ({ end, words: view.slice(run.length, end - run.length).trim() });
  const ends = ENDINGS.get(marks);
  if (!ends || (whole && !ends.mayClose.test(view.slice(run.length)))) return "never";
  let depth = 0;
  let last = 0;
  for (const { 0: mark, index } of view.matchAll(ends.closing)) {
    if (index < run.length) continue;
    if (mark.includes("\n")) {
      if (last > 0) return ending(last);
      const words = view.slice(run.length, index);
      if (marks.kind !== "emphasis" && citationAtEnd(words)) return { end: index, words };
      if (marks.kind !== "double") return "never";
      continue;
    }
    const role = roleOf(view, index, mark, marks, run, whole);
    if (role === "open") return "open";
    if (role === "nests" && ++depth > MAX_NESTED) return whole ? "never" : "open";
    if (role === "perhaps") last ||= index + mark.length;
    else if (role === "closes") {
      if (depth === 0) return ending(index + mark.length);
      depth--;
      last = index + mark.length;
    }
  }
  if (!whole) return "open";
  return last > 0 ? ending(last) : "never";
}

type Role = "nests" | "closes" | "perhaps" | "none" | "open";

/** What a mark inside a quotation does. */
function roleOf(view: string, at: number, mark: string, marks: Marks, run: string, whole: boolean): Role {
  const before = view.charAt(at - 1);
  if (marks.kind === "double") {
    const straightOpens = mark === '"' && run !== '"' && /[\s(]/.test(before);
    // Each paragraph of one quotation may open anew.
    if (mark === marks.nests || straightOpens) return before === "\n" ? "none" : "nests";
    return marks.closes.includes(mark) ? "closes" : "none";
  }
  if (!marks.closes.includes(mark.charAt(0)) || /\s/.test(before)) return "none";
  const next = view.slice(at + mark.length, at + mark.length + 2);
  if (!whole && next.length < 2) return "open";
  if (/^[\p{L}\p{N}]/u.test(next)) return "none";
  if (marks.kind === "emphasis") return mark.length === run.length || mark.length === 3 ? "closes" : "none";
  // “Jesus’ words”: the mark may be the s's own.
  return /s/i.test(before) && /^\s\p{Ll}/u.test(next) ? "perhaps" : "closes";
}

const prose = (until: number, plain = ""): Verdict => ({ kind: "prose", until, plain });
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/**
 * Judges the quotation at the head of `text`.
 * @param seen the prose before it
 * @param complete no more text will come
 */
export function judgeQuotation(text: string, seen: string, complete: boolean): Verdict {
  const run = /^(?:\*+|_+|`+)/.exec(text)?.[0] ?? text.charAt(0);
  const marks = MARKS[run.charAt(0)];
  if (!marks || ELISION.test(text)) return prose(1);
  const emphasis = marks.kind === "emphasis";
  if (emphasis && /(?:^|\n)\s{0,3}#{1,6}\s[^\n]*$/.test(seen)) return prose(1);
  const found = endOf(text, marks, run, complete);
  if (found === "open") return { kind: "wait" };
  if (found === "never") return marks.kind === "double" ? judgeUnclosed(text, seen, marks) : prose(1);

  const { end, words } = found;
  const marker = /^\[\[([^\]]*)\]\]$/.exec(words);
  if (marker && !emphasis) return put(readMarker(marker[1] ?? ""), end);
  if (countWords(words) < MIN_WORDS) return prose(end, marks.plain);
  const inside = citationAtEnd(words) ?? citationAtStart(words);
  // **Trust in his timing (Isaiah 40:31)** is a heading.
  const heading = run === "**" && !/[.!?…”"’']\s*$/.test(inside?.words ?? "");
  if (inside && !heading && countWords(inside.words) >= MIN_WORDS) return put(inside.passage, end);
  return judgeByContext(text, { end, words, run, marks }, seen, complete);
}

type Span = { end: number; words: string; run: string; marks: Marks };

/** The verdict that the text after the quotation gives, or else the text before it. */
function judgeByContext(text: string, span: Span, seen: string, complete: boolean): Verdict {
  const { end, words, run, marks } = span;
  const emphasis = marks.kind === "emphasis";
  const member = quotesMember(seen);
  const { close, after } = followQuotations(text, span, complete);
  if (after.kind === "wait") return { kind: "wait" };
  const cited = after.kind === "cited" && cites(after, words, run, member) ? after : null;
  if (cited && isStrong(cited.link)) return put(cited.passage, close + cited.end);
  const claimedBy = ({ passage, end: ends }: Cited): Verdict => {
    return { kind: "claim", by: "near", passage, words, length: close + ends, plain: marks.plain };
  };
  if (after.kind === "cited" && introduces(words, run) && isStrong(after.link) && !after.marker && !member)
    return claimedBy(after);
  // A citation of a whole chapter stays; only the words go.
  if (after.kind === "chapter" && run !== "**" && !member) return { kind: "drop", length: close };
  // What follows a whole sentence is another quotation, not its other half.
  const verdict = judgeBySeen(text, /[.!?]$/.test(words) ? end : close, seen, emphasis);
  if (verdict) return verdict;
  if (cited?.link === "near" && cited.passage.length > 0) return claimedBy(cited);
  if (cited) return put(cited.passage, close + cited.end);
  if (member) return prose(end, marks.plain);
  return { kind: "claim", by: "quotation", passage: NOWHERE, words, length: end, plain: marks.plain };
}

/** Whether emphasis ends as what introduces something does. A verse may end so too: the words tell which it is. */
const introduces = (words: string, run: string): boolean => /^[*_`]/.test(run) && words.endsWith(":");

/** Whether what follows these words cites them, and does not only come after them. */
function cites({ link, goesOn, marker }: Cited, words: string, run: string, member: boolean): boolean {
  if (member) return link === "apart" && !goesOn;
  if (!/^[*_`]/.test(run)) return true;
  // Emphasis is no quotation mark: it may be a heading, or introduce what follows.
  if (introduces(words, run)) return false;
  if (link === "line") return !marker && (run.length === 1 || /[.!?…,;”"’']$/.test(words));
  return link !== "near";
}

/** A sentence may stand between two halves of one quotation: goes on until something else follows. */
function followQuotations(text: string, span: Span, complete: boolean): { close: number; after: After } {
  const { marks } = span;
  const means = (mark: string) => marks.kind !== "emphasis" && MARKS[mark]?.kind === marks.kind;
  let close = span.end;
  for (let halves = 1; ; halves++) {
    const rest = text.slice(close);
    const after = citationAfter(rest, nextQuotation(rest, text.charAt(close - 1), means), complete);
    if (after.kind !== "quotation") return { close, after };
    if (halves === MAX_HALVES) return { close, after: { kind: "none" } };
    const opens = close + after.at;
    const next = MARKS[text.charAt(opens)] ?? marks;
    const held = complete || text.length >= MAX_HELD;
    const found = endOf(text.slice(opens, MAX_HELD), next, text.charAt(opens), held);
    if (typeof found === "string") return { close, after: { kind: found === "open" ? "wait" : "none" } };
    close = opens + found.end;
  }
}

/** The verdict that the prose before the quotation gives, if it speaks of a verse. */
export function judgeBySeen(text: string, close: number, seen: string, emphasis: boolean): Put | null {
  if (quotesMember(seen)) return null;
  if (!emphasis && JUST_SHOWN.test(seen)) return { kind: "drop", length: close };
  const before = citationBefore(seen, !emphasis);
  if (before.kind === "none") return null;
  // The translation that it claims goes with the words.
  const claimed = CLAIMED_TRANSLATION.exec(text.slice(close))?.[0].length ?? 0;
  return put(before.kind === "cited" ? before.passage : NOWHERE, close + claimed);
}

/** A quotation without a closing mark: up to its citation or its paragraph's end, or too long to be held. */
function judgeUnclosed(text: string, seen: string, marks: Marks): Verdict {
  const paragraph = /^(?:(?!\n\s*\n)[\s\S])*/.exec(text.slice(0, MAX_HELD))?.[0] ?? "";
  let instead: Put | null = null;
  if (countWords(paragraph) >= MIN_WORDS && !quotesMember(seen)) {
    for (const { index, 0: stop } of paragraph.matchAll(/[)\]\n]|$/g)) {
      const upTo = paragraph.slice(0, index + stop.length);
      const inside = citationAtEnd(upTo);
      if (inside && countWords(inside.words) >= MIN_WORDS) return put(inside.passage, upTo.length);
    }
    instead = judgeBySeen(paragraph, paragraph.length, seen, false);
  }
  return text.length < MAX_HELD ? (instead ?? prose(1)) : overlong(marks, instead);
}

const overlong = ({ closes }: Marks, instead: Put | null): Verdict => ({
  kind: "overlong",
  ends: new RegExp(`[${closes}]|(?=\\[\\[)`),
  instead,
});
