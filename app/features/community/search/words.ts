import { cleanLine } from "#app/features/community/model/clean-text.ts";

/** Words that say nothing of what a text is about; they are neither kept nor looked for. */
const COMMON = new Set(
  (
    "a am an and are as at be but by do for from had has have he her him his i if in is it its me my no not of on or " +
    "our she so that the their them they this to us was we were will with you your " +
    "al como con de del el ella en era es esta este la las le les lo los mas me mi mis muy no nos o para pero por que se " +
    "si sin su sus te tu tus un una y ya yo"
  ).split(" "),
);

/** Words of one letter are no words to look for; longer ones than any language has are not kept whole. */
const LEAST = 2;
const MOST = 32;
/** Of one text: far more than a text of 3,000 characters has. */
const MAX_KEPT = 1_000;
/** Of a search. */
export const MAX_SOUGHT = 6;
/** Characters of what is typed into the search. */
export const MAX_TYPED = 80;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Not the plural of anything. */
const WHOLE = new Set(["dios", "gas", "mes"]);

/**
 * A word as it is compared: in small letters without accents, singular and plural alike in English and Spanish
 * ("churches" as "church", "voces" as "voz"). It need not be a word any more.
 */
export function foldWord(word: string): string {
  const plain = word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  if (!/^[a-z]{3,}$/.test(plain) || WHOLE.has(plain)) return plain.slice(0, MOST);
  const single = plain.replace(/(?<=..[a-rt-z])s$/, "");
  return single
    .replace(/(?<=...)e$/, "")
    .replace(/y$/, "i")
    .replace(/c$/, "z")
    .slice(0, MOST);
}

/** The words of a text, each once, as they are kept for the search. */
export function wordsOf(text: string): string[] {
  const words = new Set<string>();
  for (const [word] of text.normalize("NFC").matchAll(WORD)) {
    const plain = word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
    if (plain.length < LEAST || COMMON.has(plain)) continue;
    words.add(foldWord(word));
    if (words.size >= MAX_KEPT) break;
  }
  return [...words];
}

/** What was typed into the search, as it stands in the address and the field. */
export const typedSearch = (typed: string | null): string =>
  cleanLine((typed ?? "").slice(0, 4 * MAX_TYPED))
    .slice(0, MAX_TYPED)
    .trim();

/** What a search asks for: the longest first, which the fewest texts have. */
export const soughtWords = (typed: string): string[] =>
  wordsOf(typed.slice(0, MAX_TYPED))
    .sort((one, other) => other.length - one.length)
    .slice(0, MAX_SOUGHT);

export type Piece = { text: string; isFound: boolean };

/** A text in pieces: those that a search asked for, and what stands between them. */
export function piecesOf(text: string, sought: ReadonlySet<string>): Piece[] {
  if (sought.size === 0) return [{ text, isFound: false }];
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!sought.has(foldWord(word))) continue;
    if (index > from) pieces.push({ text: text.slice(from, index), isFound: false });
    pieces.push({ text: word, isFound: true });
    from = index + word.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isFound: false });
  return pieces;
}
