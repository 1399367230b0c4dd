import {
  codesOf,
  DIGIT,
  LETTER,
  signAt,
  signBefore,
  sortOf,
  widthOf,
  withoutMasks,
  wordEnd,
} from "./letters.ts";

const code = (sign: string): number => sign.charCodeAt(0);
const BLANK = code(" ");
const [O, G, D, S] = ["o", "g", "d", "s"].map(code) as [number, number, number, number];

const tableOf = (pairs: readonly (readonly [string, number])[]): Uint8Array => {
  const table = new Uint8Array(1 << 16);
  for (const [sign, value] of pairs) table[code(sign)] = value;
  return table;
};
/** Digits that stand among letters for one: “su1cide”. */
const IN_PLACE_OF = tableOf(
  (["0o", "1i", "3e", "4a", "5s", "7t"] as const).map((pair) => [pair.charAt(0), code(pair.charAt(1))]),
);
const STOPS = tableOf([..."!.?…\n"].map((sign) => [sign, 1]));
const BETWEEN = tableOf([..." .*_-"].map((sign) => [sign, 1]));

/** Letters one by one, so many, are a word: “k i l l”, “k.i.l.l”. */
const SET_APART = 4;
/** What is longer is no word: it is read in parts. */
const LONGEST = 40;
/** Signs that are made into text at once. */
const PIECE = 4_096;

const isLone = (codes: Uint16Array, from: number, end: number): boolean => {
  const sign = signAt(codes, from);
  return end - from === widthOf(sign) && sortOf(sign) === LETTER;
};

/** The end of letters that were set apart, from the first of them on; where there are too few, of the first. */
function apartEnd(codes: Uint16Array, end: number): number {
  let last = end;
  let letters = 1;
  while (BETWEEN[codes[last] ?? 0] && last < codes.length) {
    const next = wordEnd(codes, last + 1);
    if (next === last + 1 || !isLone(codes, last + 1, next)) break;
    last = next;
    letters++;
  }
  return letters >= SET_APART ? last : end;
}

/** Whether digits stand between letters of a word and stand for letters themselves. */
function hasHiddenLetters(codes: Uint16Array, from: number, end: number): boolean {
  let digits = 0;
  let afterLetter = false;
  for (let at = from; at < end; at++) {
    const unit = codes[at] ?? 0;
    if (IN_PLACE_OF[unit]) digits++;
    else if (sortOf(unit) === DIGIT) afterLetter = false;
    else {
      if (digits > 0 && afterLetter) return true;
      afterLetter = true;
    }
    if (!IN_PLACE_OF[unit]) digits = 0;
  }
  return false;
}

/** A word as it was meant: with letters for hidden digits, else with a blank between digits and letters: “13yo”. */
function spelled(codes: Uint16Array, from: number, end: number, into: Uint16Array, start: number): number {
  const isHidden = hasHiddenLetters(codes, from, end);
  let length = start;
  for (let at = from; at < end; at++) {
    const unit = codes[at] ?? 0;
    const isTurn = at > from && (sortOf(unit) === DIGIT) !== (sortOf(codes[at - 1] ?? 0) === DIGIT);
    if (isTurn && !isHidden) into[length++] = BLANK;
    into[length++] = (isHidden && IN_PLACE_OF[unit]) || unit;
  }
  return length;
}

/** A message with its signs, letters and spelling mended, in lower case. */
function mended(text: string): Uint16Array {
  const codes = withoutMasks(codesOf(text));
  const clear = new Uint16Array(codes.length * 2);
  let length = 0;
  for (let at = 0; at < codes.length; ) {
    const end = wordEnd(codes, at);
    const last = end > at && isLone(codes, at, end) ? apartEnd(codes, end) : end;
    if (end === at) clear[length++] = codes[at++] ?? 0;
    else if (last === end) length = spelled(codes, at, end, clear, length);
    else
      for (let unit = at; unit < last; unit++)
        if (!BETWEEN[codes[unit] ?? 0]) clear[length++] = codes[unit] ?? 0;
    at = Math.max(at, last);
  }
  return clear.subarray(0, length);
}

const textOf = (codes: Uint16Array): string => {
  let text = "";
  for (let from = 0; from < codes.length; from += PIECE)
    text += String.fromCharCode.apply(null, codes.subarray(from, from + PIECE) as unknown as number[]);
  return text;
};

/** The same as one text, for the rule of signs: a letter said three times or oftener counts once. */
export const readableText = (text: string): string => textOf(mended(text)).replace(/(\p{L})\1{2,}/gu, "$1");

/** A letter said twice or oftener counts once; of “good” two are left, or it would be God. */
function once(codes: Uint16Array, from: number, end: number): string {
  const kept = new Uint16Array(end - from + 1);
  let length = 0;
  let hadTwo = false;
  for (let at = from; at < end; ) {
    const sign = signAt(codes, at);
    const width = at + widthOf(sign) > end ? 1 : widthOf(sign);
    const isAgain = at > from && signBefore(codes, at, from) === sign && sortOf(sign) === LETTER;
    if (isAgain && sign === O) hadTwo = true;
    if (!isAgain) for (let unit = 0; unit < width; unit++) kept[length++] = codes[at + unit] ?? 0;
    at += width;
  }
  const isGod =
    kept[0] === G && kept[1] === O && kept[2] === D && (length === 3 || (length === 4 && kept[3] === S));
  const word = String.fromCharCode.apply(null, kept.subarray(0, length) as unknown as number[]);
  return isGod && hadTwo ? word.replace("o", "oo") : word;
}

/**
 * A message as the model reads it: words in lower case, without accents, apostrophes, punctuation, invisible signs,
 * look-alike letters and repeated letters. A stop ends a sentence: "." stands as a word of its own.
 */
export function normalizedWords(text: string): string[] {
  const codes = mended(text);
  const words: string[] = [];
  for (let at = 0; at < codes.length; ) {
    const end = wordEnd(codes, at);
    for (let from = at; from < end; from += LONGEST)
      words.push(once(codes, from, Math.min(end, from + LONGEST)));
    if (end === at) {
      if (STOPS[codes[at] ?? 0] && words.length > 0 && words.at(-1) !== ".") words.push(".");
      at++;
    } else at = end;
  }
  return words;
}
