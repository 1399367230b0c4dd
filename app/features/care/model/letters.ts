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
const SIGN = new RegExp(`[${Object.keys(EMOJI).join("")}]`, "gu");
const ASCII = 0x80;
/** Signs that most texts have and that are looked up by themselves: a text with no others needs no rewriting. */
const UNUSUAL = /[^\n\r\t -~¡¿“”–—]/;

/** A text in lower case, its signs as words, without accents and invisible signs, its look-alikes as our letters. */
export const inOurLetters = (text: string): string =>
  UNUSUAL.test(text)
    ? text
        .replace(SIGN, (sign) => ` ${EMOJI[sign]} `)
        .normalize("NFKD")
        .replace(/[\p{M}\p{Cf}]/gu, "")
        .toLowerCase()
        .replace(LOOK_ALIKE, (sign) => LOOKS_LIKE[sign] ?? sign)
    : text.toLowerCase();

const OTHER = 0;
export const LETTER = 1;
export const DIGIT = 2;

const sorts = Uint8Array.from({ length: ASCII }, (_, code) =>
  code >= 97 && code <= 122 ? LETTER : code >= 48 && code <= 57 ? DIGIT : OTHER,
);
const others = new Map<number, number>();

/** Whether a sign of a text in lower case is a letter, a digit or something else. */
export function sortOf(code: number): number {
  if (code < ASCII) return sorts[code] ?? OTHER;
  let sort = others.get(code);
  if (sort === undefined) {
    sort = /^\p{L}$/u.test(String.fromCodePoint(code)) ? LETTER : OTHER;
    others.set(code, sort);
  }
  return sort;
}

const codeOf = (sign: string): number => sign.charCodeAt(0);
/** Apostrophes, which are left out, and signs of ASCII that stand for a letter: others are letters by now. */
const DROPPED = 1;
const instead = new Uint16Array(1 << 16);
for (const sign of "’'`´ʼ") instead[codeOf(sign)] = DROPPED;
for (const sign of "@$") instead[codeOf(sign)] = codeOf(LOOKS_LIKE[sign] ?? "");

/** A text's signs, by their codes, without apostrophes. */
export function codesOf(text: string): Uint16Array {
  const plain = inOurLetters(text);
  const codes = new Uint16Array(plain.length);
  let length = 0;
  for (let at = 0; at < plain.length; at++) {
    const code = plain.charCodeAt(at);
    const other = instead[code] ?? 0;
    if (other !== DROPPED) codes[length++] = other || code;
  }
  return codes.subarray(0, length);
}

const isHigh = (unit: number): boolean => (unit & 0xfc00) === 0xd800;
const isLow = (unit: number): boolean => (unit & 0xfc00) === 0xdc00;

/** What stands at a place: one sign, of two units where it is beyond the first plane. */
export function signAt(codes: Uint16Array, at: number): number {
  const unit = codes[at] ?? 0;
  const next = codes[at + 1] ?? 0;
  return isHigh(unit) && isLow(next) ? ((unit & 0x3ff) << 10) + (next & 0x3ff) + 0x10000 : unit;
}
export const widthOf = (sign: number): number => (sign > 0xffff ? 2 : 1);
/** The sign that ends before a place, in a text that begins at `from`. */
export function signBefore(codes: Uint16Array, at: number, from: number): number {
  const isPair = at - from > 1 && isLow(codes[at - 1] ?? 0) && isHigh(codes[at - 2] ?? 0);
  return at > from ? signAt(codes, at - (isPair ? 2 : 1)) : 0;
}

/** The end of the word that begins at a place; the place itself where none does. */
export function wordEnd(codes: Uint16Array, from: number): number {
  let at = from;
  while (at < codes.length) {
    const sign = signAt(codes, at);
    if (sortOf(sign) === OTHER) break;
    at += widthOf(sign);
  }
  return at;
}

const [BANG, STAR, LINE, I] = ["!", "*", "_", "i"].map(codeOf) as [number, number, number, number];

/** “k!ll” and “k*ill” as the words that are meant. */
export function withoutMasks(codes: Uint16Array): Uint16Array {
  const clear = new Uint16Array(codes.length);
  let length = 0;
  for (let at = 0; at < codes.length; at++) {
    const unit = codes[at] ?? 0;
    const isMask =
      (unit === BANG || unit === STAR || unit === LINE) &&
      sortOf(signBefore(codes, at, 0)) === LETTER &&
      sortOf(signAt(codes, at + 1)) === LETTER;
    if (!isMask) clear[length++] = unit;
    else if (unit === BANG) clear[length++] = I;
  }
  return clear.subarray(0, length);
}
