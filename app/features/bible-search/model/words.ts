/** A word as the index has it: no accents, no capitals. The same as FTS5's `unicode61 remove_diacritics 2`. */
export const foldWord = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text, folded, in their order. */
export const wordsOf = (text: string): string[] => foldWord(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A word of a text with its place, `[from, to)`. */
export type PlacedWord = { word: string; from: number; to: number };

export const placedWords = (text: string): PlacedWord[] =>
  [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ word: foldWord(word), from: index, to: index + word.length }))
    .filter(({ word }) => word !== "");

/** Shorter words have no plural that is worth a mistake: `his` is no plural of `hi`. */
const LEAST = 3;
const ENDS = /(?:ies|es|s|y)$/;

/** The word with its singular and plurals, as English and Spanish spell them by rule; what does not exist is found nowhere. */
export function formsOf(word: string): string[] {
  if (word.length < LEAST || /\d/.test(word)) return [word];
  const forms = new Set([word, `${word}s`, `${word}es`]);
  const stem = word.replace(ENDS, "");
  if (word.endsWith("y")) forms.add(`${stem}ies`);
  if (word.endsWith("ies") && stem.length >= LEAST) forms.add(`${stem}y`);
  if (word.length > LEAST && word.endsWith("s") && !word.endsWith("ss")) {
    forms.add(word.slice(0, -1));
    if (word.endsWith("es") && word.length > LEAST + 1) forms.add(word.slice(0, -2));
  }
  return [...forms];
}
