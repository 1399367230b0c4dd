import { type Citation, citationsIn, LEAD_IN } from "#app/features/bible/mention.ts";
import type { Quote } from "./quotes.ts";
import { SPEAKERS } from "./units.ts";

/** How words are tied to a verse's name, or to somebody who speaks in the Bible. */

/** `apart`: in brackets or behind a dash. `said`: it is said to say them. `loose`: in the same sentence. */
export type Tie = { cited: Citation; link: "apart" | "said" | "loose"; after: boolean };

const VERB =
  "(?:says?|said|saying|wrote|writes|written|tells?|told|answered|answers|promise[ds]?|cried|cries|sang|sings|prayed|prays|declare[ds]?|states?|taught|teach(?:es)?|commanded|reminds?|reads?|according|dijo|dice|decía|escribió|escribe|escrito|respondió|prometió|promete|clamó|cantó|enseñó|enseña|declaró|declara|recuerda|según)";
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

const LEADS = "(?:(?:as|and|when|then|like|where|for|como|y|cuando|pues)\\s+)?";
const BEFORE = new RegExp(
  `(?<!\\p{L})(?<clause>${LEADS}(?:(?<speaker>${SPEAKERS})\\s+(?:\\p{L}+\\s+){0,3}?(?<verb>${VERB})(?:\\s+\\p{L}+){0,4}|(?:\\p{L}+\\s+)?(?:dijo|dice|decía|respondió)\\s+(?<other>${SPEAKERS}))\\s*[,:]?\\s*[*_>]*)$`,
  "iu",
);
const AFTER = new RegExp(
  `^(?<clause>[\\s,—–-]*(?:(?:as|como)\\s+)?(?:(?<speaker>${SPEAKERS})\\s+(?:\\p{L}+\\s+){0,2}?(?<verb>${VERB})|(?<said>${VERB})\\s+(?<other>${SPEAKERS}))(?:\\s+\\p{L}+){0,3})(?=[.,;!?]|$)`,
  "iu",
);
/** Friends have these names too. */
const NAMES = /^(?:paul|pablo|peter|pedro|david|job|solomon|moses|isaiah|jeremiah)$/i;
const EVERYDAY = /^(?:said|says?|saying|told|tells?|dijo|dice|answered|answers|reads?)$/i;
const FRIEND = /(?<!\p{L})(?:my|your|his|her|our|mi|tu|su)\s+(?:\p{L}+\s+){0,2}$/iu;
const CLEAR = /^(?:moses|moisés|isaiah|isaías|jeremiah|jeremías|job|solomon|salomón)$/i;

/** The clause that says who of the Bible speaks the words at `from` to `to`; null where nobody is said to. */
export function speakerOf(text: string, { from, to }: Quote): { from: number; to: number } | null {
  const start = Math.max(0, from - 120);
  for (const match of [BEFORE.exec(text.slice(start, from)), AFTER.exec(text.slice(to, to + 100))]) {
    const { clause = "", speaker = "", other, verb = "", said = "" } = match?.groups ?? {};
    if (!match) continue;
    const at =
      text.slice(to).startsWith(match[0]) &&
      match.index === 0 &&
      match[0] === clause &&
      match.input === text.slice(to, to + 100)
        ? to
        : start + match.index;
    const isName = NAMES.test(speaker || (other ?? "")) && !CLEAR.test(speaker || (other ?? ""));
    if (isName && EVERYDAY.test(verb || said) && !/\b(?:us|nos)\b/i.test(clause)) continue;
    if (FRIEND.test(text.slice(Math.max(0, at - 30), at))) continue;
    return { from: at, to: at + clause.length };
  }
  return null;
}

/** Somebody else's words, and said to be so. */
const OTHERS =
  /(?<!\p{L})(?:saying|proverb says|hymn|song|poem|poet|prayer|film|movie|novel|speech|author|refrán|dicho|himno|canción|poema|oración|película|no es de la biblia|not (?:in the bible|scripture|in scripture|a (?:bible )?verse)|is(?:n['’]t| not) (?=\p{Lu}|\d)|could (?:say|begin|pray|write|tell)|podrías|puedes (?:decir|orar))/iu;
export const isOthers = (text: string): boolean => OTHERS.test(text);

const SOMEBODY_SAYS = new RegExp(
  `(?<!\\p{L})(?:${VERB}|answer|puts? it)(?:\\s+(?:\\p{L}+\\s+){0,2}\\p{L}+)?[,:]?\\s*$`,
  "iu",
);
/** Whether somebody who is not in the Bible says these words, and no verse is named before them. */
export const othersSay = (text: string, quote: Quote): boolean => {
  const before = text.slice(Math.max(0, quote.from - 120), quote.from);
  return SOMEBODY_SAYS.test(before) && !speakerOf(text, quote) && !/\d/.test(before) && !IT_SAYS.test(before);
};
/** `as it says`, `como está escrito`: Scripture does. */
const IT_SAYS = /(?<!\p{L})(?:it (?:says|is written|reads)|written|está escrito|scripture|bible|word)/iu;

const SAYS_AFTER =
  /^(?<lead>[\s*_)]*(?:says|reads|states|declares|dice|declara)(?:\s(?:that|que|us))?[,:]?\s+)(?<words>\S.*?)[\s.!?*_]*$/isu;
const ASKS_AFTER =
  /^(?<lead>[\s*_)]*(?:(?:tells|reminds|teaches|asks|commands|urges|calls|promises|assures|invites|nos|promete|manda|llama)(?:\s(?:us|you|that|to|que|a|nos|dice|enseña|recuerda)){0,3})[,:]?\s+)(?<words>\S.*?)[\s.!?*_]*$/isu;
const SEPARATED =
  /^(?<lead>[\s*_)]*(?:\||[:=→]|=>|->|[–—]|-(?=\s))[\s*_|]*)(?<words>[^\s|][^|]*?)(?=[\s.!?*_]*(?:$|\||\n))/su;

export type Behind = { from: number; to: number; words: string; how: "says" | "asks" | "separated" };

/** The words without marks that a verse's name stands before. */
export function wordsBehind(text: string, { to }: Citation): Behind | null {
  const after = text.slice(to);
  const found = [
    ["says", SAYS_AFTER.exec(after)],
    ["separated", SEPARATED.exec(after)],
    ["asks", ASKS_AFTER.exec(after)],
  ] as const;
  for (const [how, match] of found) {
    const { lead = "", words = "" } = match?.groups ?? {};
    if (match && words !== "")
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
