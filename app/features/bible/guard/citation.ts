import { NOWHERE, type Passage } from "#app/features/bible/passage.ts";
import {
  type Citation,
  chaptersIn,
  findMentions,
  LEAD_IN,
  lastVerse,
  PENDING,
  readMarker,
  TAIL_SIGHT,
  versesIn,
} from "./mention.ts";
import type { ClaimedBy } from "./piece.ts";

/** The most that is held back for one quotation, characters. */
export const MAX_HELD = 2_000;
/** How far from a quotation its citation may begin, characters. */
const REACH = 40;
/** So far after a quotation its citation has ended, however long it is. */
const AFTER_SIGHT = 320;
const VERB =
  "(?:says|said|reads|tells|told|declares|declared|states|reminds|assures|promises|writes|begins|opens|dice|declara)";
const SPEAKS = new RegExp(`${VERB}|written|according`);
const CHAPTER_APART = new RegExp(`^[\\s.,;*_>]*(?:[—–~-]{1,3}|\\()[\\s*_(]*${LEAD_IN}$`, "iu");
/** From the last character of a citation to the words that it introduces. */
const INTRODUCES = new RegExp(
  `^(?:.[\\s*_)\\]]*(?:[:—–-]+|\\n)[\\s*_>]*|[*_)\\]][\\s*_]*|.[\\s*_)\\],]*(?:\\p{L}+\\s){0,2}${VERB}\\b[^.!?\\n]{0,24}\\s*)$`,
  "u",
);
const CHAPTER_SPEAKS = new RegExp(`^\\W{1,4}${VERB}\\b[^.!?\\n]{0,24}$`, "u");
/** Set apart from what it cites by a dash, a bracket, or a line of its own. */
const APART = new RegExp(`^[\\s.,;:!?*_>”"’'\`]*(?:[—–~-]{1,3}|[([])[\\s*_>([]*${LEAD_IN}$`, "i");
const OWN_LINE = /^[\s.,;:!?*_>]*\n[\s*_>([]*$/;
const BULLET = /\n[ \t>]*[-*•+][ \t]+[*_]{0,3}$/;
const LINE_ENDS = /^[ \t.,;*_)\]]{0,6}(?:\n|$)/;
const LIST_GOES_ON = /^[ \t.,;*_)\]]{0,6}\n[ \t>]{0,3}(?:[-*•+]|\d{1,2}[.)])[ \t]/;
const ATTRIBUTED = /^[\s.,;:”"*_]*$|\b(?:as|says?|said|writes?|wrote|from|according|promises?)\b/;
const SENTENCE_END = /\p{L}[.!?]+\s|^[.!?]+\s+\p{L}/u;
const NEXT_SENTENCE = /\p{L}{2}[.!?]+\s+\p{Lu}/u;
const MARKER = /\[\[((?:(?!\]\]|\[\[).){0,80})\]\]/;
const SAYS = new RegExp(
  `^[\\s*_"),]{1,4}(?:\\p{L}+\\s){0,2}${VERB}(?:\\s(?:us|this|thus|simply|plainly|nos))?\\s?:[*_]{0,3}\\s{0,4}$`,
  "u",
);
const SAID_IN = new RegExp(`(?:${VERB}|written|according)\\b[^.!?:\\n]{0,24}\\s[*_]{0,3}$`, "u");
const COLON = /^:[*_]{0,3}\s{0,4}$/;
const CHAPTER_SAYS = new RegExp(`^[\\s*_]{1,4}${VERB}(?:\\s(?:us|this|nos))?:[*_]{0,3}\\s{0,4}$`, "u");
/** Whether the last chapter that a text names stands before what fits. */
const chapterBefore = (text: string, fits: RegExp): boolean => {
  const last = chaptersIn(text).at(-1);
  return last !== undefined && fits.test(text.slice(last.to));
};

/** The member's own words are quoted back: only a citation that stands apart makes them Scripture. */
const MEMBER_SPEAKS =
  /\b(?:you(?:[’']ve|\s(?:have|just|also|once))?\s(?:said|say|wrote|write|told|mentioned|shared|asked|described|felt|feel|put|called)|your\s(?:words?|question|message|note|line)|dijiste|escribiste)\b[^.!?\n“"\d]{0,30}$/i;

/**
 * What becomes of a quotation and, where it is cited, of its citation; `length` in characters of the text.
 * `prose`: up to `until` the marks `plain` mean nothing more. `overlong`: its words go up to where `ends`
 * matches; `instead` is what is known to belong there. `claim`: the shipped text tells; else it is `prose`.
 */
export type Verdict =
  | { kind: "wait" }
  | { kind: "prose"; until: number; plain: string }
  | { kind: "unmark"; length: number }
  | { kind: "overlong"; ends: RegExp; instead: Put | null }
  | Put
  | {
      kind: "claim";
      by: ClaimedBy;
      passage: Passage;
      words: string;
      length: number;
      plain: string;
    };

export type Put = { kind: "drop"; length: number } | { kind: "passage"; passage: Passage; length: number };

/** Scripture belongs here; a citation of nowhere: nothing does. */
export const put = (passage: Passage, length: number): Put =>
  passage.length > 0 ? { kind: "passage", passage, length } : { kind: "drop", length };

/** How a citation is tied to the quotation before it. An empty passage names a place that is not. */
export type Link = "apart" | "line" | "said" | "near";
/** `goesOn`: a sentence goes on after it. `marker`: it is one. */
export type Cited = {
  kind: "cited";
  link: Link;
  passage: Passage;
  end: number;
  goesOn: boolean;
  marker: boolean;
};

/**
 * What follows a quotation. `chapter`: it cites a chapter without a verse. `quotation`: another one opens
 * first, at `at`. `wait`: more text is needed to say.
 */
export type After = Cited | { kind: "chapter" | "none" | "wait" } | { kind: "quotation"; at: number };

const VERSE_MAY_FOLLOW = /^[\s,;]{0,3}(?:v\p{L}{0,10}\.?)?\s{0,2}$/iu;

/** The chapter-only citation at the head of `after`, such as ` (Psalm 23)`. */
function chapterAfter(after: string, complete: boolean): After | null {
  const [chapter] = chaptersIn(after);
  if (!chapter || !CHAPTER_APART.test(after.slice(0, chapter.from))) return null;
  const next = after.slice(chapter.to);
  if (!complete && (next.length < 2 || VERSE_MAY_FOLLOW.test(next))) return { kind: "wait" };
  return /^:?\d/.test(next) ? null : { kind: "chapter" };
}

/**
 * Looks for the citation of a quotation in the text after its closing mark.
 * Gives the same answer however much of the text has come, or `wait`.
 * @param nextQuotation where the next quotation opens in `after`, -1 if nowhere
 * @param ended no more text will come
 */
export function citationAfter(text: string, nextQuotation: number, ended: boolean): After {
  const after = text.slice(0, AFTER_SIGHT);
  const complete = ended || after.length === AFTER_SIGHT;
  const hasNumber = /\d/.test(after);
  const chapter = hasNumber ? chapterAfter(after, complete) : null;
  if (chapter) return chapter;

  const match = hasNumber ? versesIn(after)[0] : undefined;
  const marker = after.indexOf("[[");
  const starts = [match?.from ?? -1, marker, nextQuotation].filter((at) => at >= 0 && at <= REACH);
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
  if (match?.index !== 0) return { kind: complete || after.length > at + 90 ? "none" : "wait" };
  const gap = after.slice(0, at);
  const link = APART.test(gap) && !BULLET.test(gap) ? "apart" : gap.includes("\n") ? "line" : "said";
  const passage = readMarker(match[1] ?? "");
  return { kind: "cited", link, passage, end: at + match[0].length, goesOn: false, marker: true };
}

function verseAfter(after: string, { from, to: end, passage, known }: Citation, complete: boolean): After {
  if (!complete && after.length < end + TAIL_SIGHT) return { kind: "wait" };
  const goesOn = /^\s+\p{Ll}/u.test(after.slice(end));
  const link = linkOf(after.slice(0, from), after.slice(end), goesOn);
  if (!link || (!isStrong(link) && !known)) return { kind: "none" };
  return { kind: "cited", link, passage, end, goesOn, marker: false };
}

/** Whether the citation stands apart from the sentence, and so can cite nothing but the words before it. */
export const isStrong = (link: Link): boolean => link === "apart" || link === "line";

/** @param rest what follows the citation */
function linkOf(gap: string, rest: string, goesOn: boolean): Link | null {
  if (BULLET.test(gap)) return LINE_ENDS.test(rest) && !LIST_GOES_ON.test(rest) ? "line" : null;
  if (APART.test(gap)) return "apart";
  if (gap.includes("\n")) return OWN_LINE.test(gap) && LINE_ENDS.test(rest) ? "line" : null;
  // “… so tired of waiting.” Psalm 13:1 asks …: a new sentence that speaks of a verse cites nothing.
  if (/^\s*$/.test(gap) && goesOn) return null;
  return ATTRIBUTED.test(gap) ? "said" : "near";
}

/** Whether the words that come next are the member's own, quoted back. */
export const quotesMember = (before: string): boolean => MEMBER_SPEAKS.test(before);

/** What comes before a quotation: a verse named within reach, a chapter said to speak, or nothing. */
export type Before = { kind: "cited"; passage: Passage } | { kind: "chapter" | "none" };

/**
 * Looks for a citation at the end of the text before a quotation: `John 3:16 says, `.
 * @param near whether any mention within reach will do; else it must introduce the words
 */
export function citationBefore(before: string, near: boolean): Before {
  if (!/\d/.test(before)) return { kind: "none" };
  const last = findMentions(before).at(-1);
  if (last) {
    const gap = before.slice(last.to);
    const introduced = INTRODUCES.test(before.slice(last.to - 1));
    const within = near && gap.length <= REACH && !/[.!?;]\s|\n/.test(gap);
    if (introduced || within) return { kind: "cited", passage: last.passage };
  }
  return { kind: chapterBefore(before, CHAPTER_SPEAKS) ? "chapter" : "none" };
}

/** Whether a text ends in `John 3:16 says:` or `as it says in John 3:16:`; null: the words have no verse. */
export function announced(text: string): Passage | null {
  if (!/:[*_]{0,3}\s{0,4}$/.test(text) || !/\d/.test(text) || !SPEAKS.test(text)) return null;
  const verse = lastVerse(text);
  if (verse && (SAYS.test(verse.after) || (COLON.test(verse.after) && SAID_IN.test(verse.before))))
    return verse.passage;
  return chapterBefore(text, CHAPTER_SAYS) ? NOWHERE : null;
}

export const STOP = /(?:(?<![.!?])[.!?]+(?![.!?])|…)[”"’')\]*_]*(?=[^\S\n]+[^\s\p{Ll}]|[^\S\n]*\n)|(?=\n)/u;
/** What cannot be words that a colon announced: marks that are judged by themselves, and lists. */
const NO_WORDS = /^(?:[“"«„‘'‚‹*_>#[(•–—-]|\d{1,2}[.)]\s|$)/;

/** Whether words may begin here that `John 3:16 says:` announced, without quotation marks. */
export const areWords = (text: string): boolean => !NO_WORDS.test(text);

/** Judges words that a verse was said to say: they end with their sentence or line. */
export function judgeAnnounced(text: string, passage: Passage, complete: boolean): Verdict {
  const stop = STOP.exec(text.slice(0, MAX_HELD));
  if (stop) return put(passage, stop.index + stop[0].length);
  if (text.length >= MAX_HELD) return { kind: "overlong", ends: STOP, instead: put(passage, 0) };
  return complete ? put(passage, text.length) : { kind: "wait" };
}
