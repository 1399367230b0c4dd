import { type Citation, citationsIn, LEAD_IN } from "#app/features/bible/guard/mention.ts";
import type { Quote } from "./quotes.ts";
import { VERB } from "./speakers.ts";

/** How words are tied to a verse's name, or to somebody who speaks in the Bible. */

/** `apart`: in brackets or behind a dash. `said`: it is said to say them. `loose`: in the same sentence. */
export type Tie = { cited: Citation; link: "apart" | "said" | "loose"; after: boolean };

const OPENS = new RegExp(`^[\\s.,;:!?*_>”"’'\`]*(?:[([]|[—–~-]{1,3})[\\s*_([]*${LEAD_IN}$`, "iu");
const SAID = new RegExp(`(?<!\\p{L})${VERB}(?!\\p{L})`, "iu");
const ONLY_MARKS = /^[\s.,;:!?*_”"’'`>]*$/;
/** A bracket that a citation has taken with it. */
const OPENING = new RegExp(`[\\s]*(?:[([]|[—–~-]{1,3})?[\\s*_]*${LEAD_IN}$`, "iu");

/** The reference that a quotation is tied to: the next after it, else the last before it. */
export function tieOf(text: string, quote: Quote, cites: readonly Citation[]): Tie | null {
  const next = cites.find(({ from }) => from >= quote.to);
  if (next) {
    const gap = text.slice(quote.to, next.from);
    const goesOn = /\p{L}/u.test(text.slice(next.to));
    if (OPENS.test(gap) || (ONLY_MARKS.test(gap) && !goesOn))
      return { cited: next, link: "apart", after: true };
    if (SAID.test(gap)) return { cited: next, link: "said", after: true };
  }
  const last = cites.findLast(({ to }) => to <= quote.from);
  if (last) {
    const gap = text.slice(last.to, quote.from);
    const link =
      /^[\s*_)\]:,=→|—–-]*$/.test(gap) || SAID.test(gap) || SAID.test(text.slice(0, last.from))
        ? "said"
        : "loose";
    return { cited: last, link, after: false };
  }
  // “… so tired” Perhaps Psalm 13:1 …: a new sentence cites nothing
  const isNew = next && /^[\s.,!?]*\p{Lu}/u.test(text.slice(quote.to, next.from));
  return next && !isNew ? { cited: next, link: "loose", after: true } : null;
}

/** A reference with its bracket, dash and lead. */
export function spanOf(text: string, { from, to }: Citation): { from: number; to: number } {
  const lead = OPENING.exec(text.slice(Math.max(0, from - 60), from))?.[0] ?? "";
  return { from: from - lead.length, to };
}

const SAYS_AFTER =
  /^(?<lead>[\s*_)]*(?:says|reads|states|declares|dice|declara|we\sread(?=\sthat)|it\ssays|se\slee(?=\sque))(?:\s(?:that|que|us))?[,:]?\s+)(?<words>\S.*?)[\s.!?*_]*$/isu;
const ASKS_AFTER =
  /^(?<lead>[\s*_)]*(?:(?:,?\s?(?:\p{L}+\s){0,2}(?:says?|reads?|tells|reminds|teaches|asks|commands|urges|calls|promises|assures|invites|should|must|dice|leemos|nos|promete|manda|llama))(?:\s(?:us|you|that|to|que|a|nos|dice|enseña|recuerda)){0,3})[,:]?\s+)(?<words>\S.*?)[\s.!?*_]*$/isu;
const SEPARATED =
  /^(?<lead>[\s*_)]*(?:\||[:=→]|=>|->|[–—]|-(?=\s))[\s*_|]*)(?<words>[^\s|][^|]*?)(?=[\s.!?*_]*(?:$|\||\n))/su;

const HEADED = /^(?<lead>\s+)(?<words>\p{Lu}.*?)[\s.!?*_]*$/su;
/** What a verse is said to say in somebody's own words: `dice algo parecido`. */
const REMARK =
  /^(?:something|the same|much|it\b|so\b|this|more|why|how|what|nothing|a lot|algo|lo mismo|mucho|más|por qué|cómo|nada)/iu;

export type Behind = { from: number; to: number; words: string; how: "says" | "asks" | "separated" };

/** The words without marks that a verse's name stands before. */
export function wordsBehind(text: string, { to }: Citation): Behind | null {
  const after = text.slice(to);
  // `**John 3:16** For God so loved …`
  const heading = /[*_]/.test(text.charAt(to - 1)) ? HEADED.exec(after) : null;
  const found = [
    ["says", SAYS_AFTER.exec(after)],
    ["separated", SEPARATED.exec(after) ?? heading],
    ["asks", ASKS_AFTER.exec(after)],
  ] as const;
  for (const [how, match] of found) {
    const { lead = "", words = "" } = match?.groups ?? {};
    if (match && words !== "" && !(how === "says" && REMARK.test(words)))
      return { from: to + lead.length, to: to + lead.length + words.length, words, how };
  }
  return null;
}

const BULLET = /^[\s>]*(?:[-*+•#]{1,6}|\d{1,2}[.)])?\s*[(*_]*/;
const ENDS = /^[\s.,;:!?)\]*_|”"]*$/;

/** The words without marks that a verse's name closes; null where it does not. */
export function wordsBefore(text: string, cited: Citation): { words: string; isSeen: boolean } | null {
  if (!ENDS.test(text.slice(cited.to))) return null;
  const before = text.slice(0, cited.from);
  const isSeen = /(?<!\p{L})(?:see|cf\.?|read|compare|as in|véase|ver|lee|compara)\s*$/iu.test(before);
  const tied =
    /(?:[([;]|[—–~-]{1,3}|[.!?”"]\s|\|)[\s*_([]*(?:\p{L}{2,5}\.?\s)?$/u.test(before) || /[(;]/.test(before);
  return tied ? { words: before.replace(BULLET, "").replace(/[\s;,([—–~|*_-]+$/, ""), isSeen } : null;
}

/** Whether a sentence is a reference and nothing else. */
export function isBare(text: string, cites: readonly Citation[]): boolean {
  const rest = cites.reduceRight((left, { from, to }) => left.slice(0, from) + left.slice(to), text);
  return cites.length > 0 && !/\p{L}{3}/u.test(rest.replace(/\b(?:see|WEB|KJV|NIV|RV)\b/gi, ""));
}

export const citesIn = (text: string): Citation[] =>
  citationsIn(text).filter(
    ({ isLookAlike, isChapter, passage, known }) =>
      !isLookAlike() && (!isChapter || (known && passage.length > 0)),
  );
