import { NOWHERE, type Passage } from "#app/features/bible/passage.ts";
import { announced, judgeAnnounced, put, STOP, type Verdict } from "./citation.ts";
import { BEGUN, type Citation, chaptersIn, LEAD_IN, lastVerse, TAIL_SIGHT, versesIn } from "./mention.ts";

/**
 * Words that are tied to a verse without quotation marks: `John 3:16: …`, a heading over a line, a cell of a table,
 * or a line with `— John 3:16` under it.
 */

const GLOSS_END = "[\\s*_)|]{0,6}(?:[:|—–~→]|-{1,2}|=>|\\n)[\\s*_|]{0,6}$";
const GLOSSES = new RegExp(`^${GLOSS_END}`, "u");
const NUMBER_GLOSSES = new RegExp(`\\d${GLOSS_END}`, "u");
/** From which mark on words may be a gloss. */
export const GLOSS_MARKS = /[:|—–~→>\n]|-{1,2}(?=\s)/g;

/** Whose words come next: `invented` are those of a verse that a known book has not. */
export type Glossed = { passage: Passage; by: "gloss" | "chapter" | "invented" };

/** The verse or chapter that the end of a text has named for the words that come next, as `**John 3:16** – ` does. */
export function glossed(text: string): Glossed | null {
  const verse = /\d/.test(text) ? lastVerse(text) : null;
  if (!verse || !GLOSSES.test(verse.after)) {
    const passage = NUMBER_GLOSSES.test(text) ? chapterAt(text) : NOWHERE;
    return passage.length > 0 ? { passage, by: "chapter" } : null;
  }
  return { passage: verse.passage, by: verse.known && verse.passage.length === 0 ? "invented" : "gloss" };
}

/** The chapter that the end of a text names. */
function chapterAt(text: string): Passage {
  const last = chaptersIn(text).at(-1);
  return last && GLOSSES.test(text.slice(last.to)) ? last.passage : NOWHERE;
}

/** Longer sentences are nobody's gloss, characters. */
const MAX_GLOSS = 700;
const CELL_END = /\s*\|/;

/** After a sentence of some words, or with the line; null when that is yet to come. */
function endOfWords(view: string): number | null {
  for (let from = 0; ; ) {
    const stop = STOP.exec(view.slice(from));
    if (!stop) return null;
    const end = from + stop.index + stop[0].length;
    if (stop[0] === "" || view[end] === "\n" || WORDS.test(view.slice(0, end))) return end;
    from = end;
  }
}

/** The words of a gloss end with their sentence, line or cell. What they are, the shipped text tells. */
export function judgeGloss(text: string, { passage, by }: Glossed, complete: boolean): Verdict {
  const view = text.slice(0, MAX_GLOSS);
  const end = endOfWords(view);
  if (end === null && !complete && view.length < MAX_GLOSS) return { kind: "wait" };
  const sentence = view.slice(0, end ?? view.length);
  const length = CELL_END.exec(sentence)?.index ?? sentence.length;
  return { kind: "claim", by, passage, words: view.slice(0, length), length, plain: "" };
}

/** Judges words that `seen` has announced or named a verse for; `goesOn`: whose words a next sentence would be. */
export function judgeWords(
  text: string,
  seen: string,
  complete: boolean,
): { verdict: Verdict; goesOn: Glossed | null } {
  const said = announced(seen);
  const named = glossed(seen) ?? { passage: said ?? NOWHERE, by: "gloss" };
  const verdict = said ? judgeAnnounced(text, said, complete) : judgeGloss(text, named, complete);
  if (verdict.kind === "drop") return { verdict, goesOn: { passage: NOWHERE, by: "invented" } };
  return { verdict, goesOn: verdict.kind === "passage" || verdict.kind === "claim" ? named : null };
}

const OPENS = /[—–~]|-{1,2}|[([]/g;
/** What may stand before it: no letter, so that a hyphen is none. */
const APART = /^[^\p{L}\p{N}\-—–~([]?$/u;
const LEADS = new RegExp(`^(?:[—–~]|-{1,2}|[([])[\\s*_([]{0,6}${LEAD_IN}`, "iu");
/** The verse that a text begins with. */
const citedAt = (text: string): Citation | null => {
  const [first] = /\d/.test(text) ? versesIn(text) : [];
  return first?.from === 0 ? first : null;
};
const LINE_ENDS = /^[\s.,;:*_)\]]{0,6}(?:\n|$)/;
/** The longest lead and the longest beginning of a citation. */
const ATTRIBUTION_SIGHT = 110;

/** Where what may be an attribution opens next in a text before `until`, -1 if nowhere. */
export function nextAttribution(
  text: string,
  previous: string,
  complete: boolean,
  until = text.length,
): number {
  for (const { index } of text.slice(0, until).matchAll(OPENS)) {
    if (!APART.test(index > 0 ? text.charAt(index - 1) : previous)) continue;
    const view = text.slice(index, index + ATTRIBUTION_SIGHT);
    const lead = LEADS.exec(view)?.[0] ?? "";
    const rest = view.slice(lead.length);
    if (citedAt(rest)) return index;
    if (!complete && index + view.length === text.length && mayLead(view, rest)) return index;
  }
  return -1;
}

const LETTERS_ONLY = /^(?:[—–~]|-{1,2}|[([])[\s*_([]{0,6}\p{L}{0,10}(?:\s\p{L}{0,10}){0,3}\s?$/u;
const mayLead = (view: string, rest: string): boolean =>
  rest === "" || BEGUN.test(rest) || LETTERS_ONLY.test(view);

/**
 * Judges the citation at the head of `text` behind words without marks. A dash with a citation that ends its line
 * gives way to the verse, so that nobody's words stand over its name; one in brackets does so if the words are near.
 * @param said the words before it
 */
export function judgeAttribution(text: string, said: string, complete: boolean): Verdict {
  const lead = LEADS.exec(text.slice(0, ATTRIBUTION_SIGHT))?.[0] ?? "";
  const cited = citedAt(text.slice(lead.length, lead.length + 2 * ATTRIBUTION_SIGHT));
  if (!cited)
    return !complete && text.length < ATTRIBUTION_SIGHT
      ? { kind: "wait" }
      : { kind: "prose", until: 1, plain: "" };
  const length = lead.length + cited.to;
  if (!complete && text.length < length + TAIL_SIGHT) return { kind: "wait" };
  const { passage } = cited;
  const line = said.slice(said.lastIndexOf("\n", said.trimEnd().length - 1) + 1);
  if (/^[([]/.test(text))
    return { kind: "claim", by: "attribution", passage, words: said, length, plain: "" };
  const bullet = /^-/.test(text) && /(?:^|\n)[ \t]*$/.test(said);
  if (bullet || !LINE_ENDS.test(text.slice(length)) || WORDS.exec(line) === null)
    return { kind: "prose", until: 1, plain: "" };
  return put(passage, length);
}

/** Enough words to be somebody's. */
const WORDS = /(?:[\p{L}\p{N}]\S*\s+){4}\S/u;
