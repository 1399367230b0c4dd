import { inLatin } from "./look-alike-letters.ts";

/** How near words are to a verse, word by word, whatever their case, accents and stops. */

/** Words as the search index has them: `God’s` is two. */
export const wordsIn = (text: string): string[] =>
  inLatin(text)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that say nothing of where a sentence comes from; as `wordsIn` gives them. */
const COMMON = new Set(
  `a about after all also am an and any are as at be been before but by can come could d day did do does don for from
  go had has have he her here him his how i if in into is it its know let like ll made make man many may me more my no
  not now o of on one or our out re s said say see shall she should so some such t than that the their them then there
  therefore these they thing things this those to too unto up upon us ve very was we were what when where which who
  whom will with would ye you your thou thee thy hath
  al como con cual cuando de del dice dijo donde e el ella ellos en entonces era es esta este esto estos fue ha han
  hasta hay la las le les lo los mas me mi mis ni no nos o os para pero por porque pues que quien se sea ser si sin
  sobre su sus te todo todos tu tus un una y ya yo`.split(/\s+/),
);

/** Words that are not in every sentence, each once. */
export const tellingWords = (words: readonly string[]): Set<string> =>
  new Set(words.filter((word) => !COMMON.has(word)));

export type Likeness = {
  /** `exact`: every word stands so in the text, one after the other; `…` may leave some out. */
  kind: "exact" | "near" | "far";
  /** How many of the words stand in the text in the same order. */
  shared: number;
  /** The same as a part of all words, 0 to 1. */
  share: number;
  /** How many of those that tell where they are from. */
  telling: number;
};

/** Longer texts than any that is shown are not compared further, words; what is exact is found in all of them. */
const MAX_WORDS = 500;
const NEAR_SHARE = 0.55;
const NEAR_WORDS = 4;

/** Compares what was quoted with the shipped text of where it is said to be from. */
export function likenessOf(quoted: string, text: string): Likeness {
  const said = wordsIn(quoted).slice(0, MAX_WORDS);
  const shipped = wordsIn(text);
  const common = commonWords(said, shipped.slice(0, MAX_WORDS));
  const shared = common.length;
  const share = said.length > 0 ? shared / said.length : 0;
  const telling = tellingWords(common).size;
  if (isExact(quoted, shipped)) return { kind: "exact", shared, share, telling };
  return { kind: shared >= NEAR_WORDS && share >= NEAR_SHARE ? "near" : "far", shared, share, telling };
}

function isExact(quoted: string, shipped: readonly string[]): boolean {
  const line = ` ${shipped.join(" ")} `;
  let from = 0;
  let found = false;
  for (const part of quoted.split(/…|\.{3}|\[…\]/)) {
    const words = wordsIn(part);
    if (words.length === 0) continue;
    const at = line.indexOf(` ${words.join(" ")} `, from);
    if (at < 0) return false;
    found = true;
    from = at + words.join(" ").length + 1;
  }
  return found;
}

/** The longest run of words, with gaps, that both have in the same order. */
function commonWords(one: readonly string[], other: readonly string[]): string[] {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  for (let row = one.length - 1; row >= 0; row--) {
    for (let column = other.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        one[row] === other[column]
          ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0);
    }
  }
  const common: string[] = [];
  let [row, column] = [0, 0];
  while (row < one.length && column < other.length) {
    if (one[row] === other[column]) {
      common.push(one[row] ?? "");
      row++;
      column++;
    } else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)) row++;
    else column++;
  }
  return common;
}

/** So many words in the same order, two of them telling ones, are no chance either. */
const LONG_RUN = 10;

/**
 * Whether words that nobody cited come from this text, changed: a sentence of everyday words may stand in a verse by
 * chance, five telling words in the same order do not.
 */
export function isNearQuote({ kind, shared, share, telling }: Likeness): boolean {
  if (kind === "exact" || shared < 5) return false;
  if (share >= 0.8) return telling >= (shared >= LONG_RUN ? 2 : 3);
  return share >= 0.6 && telling >= 4;
}

/** At most so many phrases are looked for. */
const MAX_PHRASES = 20;

/** What to look for in the search index, so that a changed quotation is found: its phrases of three words. Null: nothing tells. */
export function phrasesOf(quoted: string): string | null {
  const words = wordsIn(quoted).slice(0, MAX_WORDS);
  if (words.length < 5) return null;
  const phrases = words
    .slice(0, -2)
    .map((word, at) => [word, words[at + 1] ?? "", words[at + 2] ?? ""])
    .filter((phrase) => tellingWords(phrase).size > 0)
    .map((phrase) => `"${phrase.join(" ")}"`);
  const step = Math.max(1, phrases.length / MAX_PHRASES);
  const chosen = Array.from(
    { length: Math.min(phrases.length, MAX_PHRASES) },
    (_, at) => phrases[Math.floor(at * step)],
  );
  return chosen.length > 0 ? [...new Set(chosen)].join(" OR ") : null;
}
