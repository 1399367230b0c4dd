import { EMOJI } from "./catalog-emoji.ts";

/** Letters of other alphabets, and signs, that look like one of ours. */
const LOOKS_LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ["a", "аαɑ@"],
      ["b", "Ьв"],
      ["c", "сϲ"],
      ["d", "ԁ"],
      ["e", "еεє"],
      ["g", "ɡ"],
      ["h", "һн"],
      ["i", "іιı"],
      ["j", "ј"],
      ["k", "кκ"],
      ["l", "ӏⅼ"],
      ["m", "мⅿ"],
      ["n", "ո"],
      ["o", "оοσ"],
      ["p", "рρ"],
      ["q", "ԛ"],
      ["r", "г"],
      ["s", "ѕ$"],
      ["t", "тτ"],
      ["u", "υս"],
      ["v", "ѵν"],
      ["w", "ԝω"],
      ["x", "хχ"],
      ["y", "уγ"],
      ["z", "ᴢ"],
    ] as const
  ).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter])),
);
const LOOK_ALIKE = new RegExp(`[${Object.keys(LOOKS_LIKE).join("")}]`, "gu");
const IN_PLACE_OF: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "!": "i",
};
const SIGN = new RegExp(`[${Object.keys(EMOJI).join("")}]`, "gu");

/** A letter said twice or oftener counts once; of “good” two are left, or it would be God. */
const once = (word: string): string =>
  word.replace(/(\p{L})\1+/gu, "$1").replace(/^god(?=s?$)/, word.includes("oo") ? "good" : "god");

/** Digits and signs among letters stand for letters: “su1cide”; a number stays one, and “13yo” is two words. */
const spelled = (word: string): string =>
  /\d/.test(word) && /\p{L}.*[0134578!].*\p{L}/u.test(word)
    ? word.replace(/[013457!]/g, (sign) => IN_PLACE_OF[sign] ?? sign)
    : word.replace(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, "$& ");

/**
 * A message as the model reads it: words in lower case, without accents, apostrophes, punctuation, invisible signs,
 * look-alike letters and repeated letters. A stop ends a sentence: "." stands as a word of its own.
 */
export function normalizedWords(text: string): string[] {
  const plain = text
    .replace(SIGN, (sign) => ` ${EMOJI[sign]} `)
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(LOOK_ALIKE, (sign) => LOOKS_LIKE[sign] ?? sign)
    .replace(/[’'`´ʼ]/g, "")
    .replace(/(?<=\p{L})!(?=\p{L})/gu, "i")
    // letters one by one are a word: “k i l l”, “k.i.l.l”
    .replace(/(?<![\p{L}\d])\p{L}(?:[ .*_-]\p{L}){3,}(?![\p{L}\d])/gu, (letters) =>
      letters.replace(/[^\p{L}]/gu, ""),
    )
    .replace(/(?<=\p{L})[*_](?=\p{L})/gu, "");
  const words: string[] = [];
  for (const [piece] of plain.matchAll(/[\p{L}\d]+|[.!?…\n]+/gu)) {
    if (/[\p{L}\d]/u.test(piece)) for (const word of spelled(piece).split(" ")) words.push(once(word));
    else if (words.length > 0 && words.at(-1) !== ".") words.push(".");
  }
  return words;
}
