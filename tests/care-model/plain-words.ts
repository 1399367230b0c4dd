import { EMOJI } from "#app/features/care/model/catalog-emoji.ts";

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
};
const SIGN = new RegExp(`[${Object.keys(EMOJI).join("")}]`, "gu");

/** A letter said twice or oftener counts once; of “good” two are left, or it would be God. */
const once = (word: string): string =>
  word.replace(/(\p{L})\1+/gu, "$1").replace(/^god(?=s?$)/, word.includes("oo") ? "good" : "god");

/** Digits and signs among letters stand for letters: “su1cide”; a number stays one, and “13yo” is two words. */
const spelled = (word: string): string =>
  /\p{L}[013457]+\p{L}/u.test(word)
    ? word.replace(/[013457]/g, (sign) => IN_PLACE_OF[sign] ?? sign)
    : word.replace(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, "$& ");

/** Letters one by one, so many, are a word: “k i l l”, “k.i.l.l”. */
const SET_APART = 4;

/** Words and what stands between them; letters that were set apart are joined. */
function withLettersJoined(plain: string): string[] {
  const pieces = plain.match(/[\p{L}\d]+|[^\p{L}\d]+/gu) ?? [];
  const joined: string[] = [];
  for (let at = 0; at < pieces.length; at++) {
    let end = at;
    while (/^\p{L}$/u.test(pieces[end] ?? "") && /^[ .*_-]$/.test(pieces[end + 1] ?? "")) end += 2;
    const letters = pieces.slice(at, end + 1).filter((piece) => /^\p{L}$/u.test(piece));
    if (letters.length < SET_APART) joined.push(pieces[at] ?? "");
    else {
      joined.push(letters.join(""));
      at += letters.length * 2 - 2;
    }
  }
  return joined;
}

/** A message with its signs, letters and spelling mended, in lower case. */
function mended(text: string): string[] {
  const plain = text
    .replace(SIGN, (sign) => ` ${EMOJI[sign]} `)
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(LOOK_ALIKE, (sign) => LOOKS_LIKE[sign] ?? sign)
    .replace(/[’'`´ʼ]/g, "")
    .replace(/(?<=\p{L})!(?=\p{L})/gu, "i")
    .replace(/(?<=\p{L})[*_](?=\p{L})/gu, "");
  return withLettersJoined(plain).map((piece) => (/[\p{L}\d]/u.test(piece) ? spelled(piece) : piece));
}

/** The same as one text, for the rule of signs: a letter said three times or oftener counts once. */
export const readableText = (text: string): string =>
  mended(text)
    .map((piece) => piece.replace(/(\p{L})\1{2,}/gu, "$1"))
    .join("");

/** What is longer is no word: it is read in parts. */
const WORD = /[^ ]{1,40}/g;

/**
 * A message as the model reads it: words in lower case, without accents, apostrophes, punctuation, invisible signs,
 * look-alike letters and repeated letters. A stop ends a sentence: "." stands as a word of its own.
 */
export function normalizedWords(text: string): string[] {
  const words: string[] = [];
  for (const piece of mended(text)) {
    if (/[\p{L}\d]/u.test(piece)) for (const word of piece.match(WORD) ?? []) words.push(once(word));
    else if (/[.!?…\n]/.test(piece) && words.length > 0 && words.at(-1) !== ".") words.push(".");
  }
  return words;
}
