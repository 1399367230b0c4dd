import { versesIn } from "./mention.ts";

const MARKER = /\[\[[^\][]*\]\]/g;
/** Words from their opening mark to the last that closes them. */
const QUOTED = [
  /^[\s>*_]*[“"„«»‹](?<words>.+)[”"“«»›]/su,
  /^\s*[‘'‚](?<words>.+)[’'‘]/su,
  /^\s*(?:\*+|_+|`+)(?<words>.+?)(?:\*+|_+|`+)/su,
];
const HALVES = /[“”"„«»‹›]/;

/**
 * The words that a quotation claims, without its marks and citation; `…` stands where it is broken by who speaks
 * (`“Come to me,” Jesus says, “and rest”`). Empty when there are none, as in a marker.
 */
export function quotedWords(raw: string): string {
  const bare = withoutVerses(raw.replace(MARKER, " "));
  for (const quoted of QUOTED) {
    const words = quoted.exec(bare)?.groups?.words;
    if (words !== undefined)
      return words
        .split(HALVES)
        .filter((_half, index) => index % 2 === 0)
        .join(" … ")
        .trim();
  }
  return /\p{L}/u.test(bare) ? bare.trim() : "";
}

const withoutVerses = (text: string): string =>
  versesIn(text).reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text);
