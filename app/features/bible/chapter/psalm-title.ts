/** Psalms whose title the Hebrew has, and the Spanish text prints in the first verse (`data/NOTICE.md`). */
const UNTITLED: readonly number[] = [
  1, 2, 10, 33, 43, 71, 91, 93, 94, 95, 96, 97, 99, 104, 105, 106, 107, 111, 112, 113, 114, 115, 116, 117,
  118, 119, 135, 136, 137, 146, 147, 148, 149, 150,
];
const PSALMS = 19;

/** A psalm with a title of its own, of which this is the first verse. */
export const hasTitle = (verseId: number): boolean =>
  Math.floor(verseId / 1_000_000) === PSALMS &&
  verseId % 1_000 === 1 &&
  !UNTITLED.includes(Math.floor(verseId / 1_000) % 1_000);

/** Where a psalm of the Reina-Valera begins: its first word, or its first two where that is one letter, in capitals. */
const FIRST_WORD = /[.:?] (?=[¡¿]?(?:\p{Lu}{2,}|\p{Lu} \p{Lu}{2,}))/u;

/** The first verse of a Spanish psalm, parted from its title; joined by a blank they are the shipped text. */
export function partTitle(verseId: number, text: string): { title: string | null; text: string } {
  const found = hasTitle(verseId) ? FIRST_WORD.exec(text) : null;
  if (!found) return { title: null, text };
  const at = found.index + 1;
  return { title: text.slice(0, at), text: text.slice(at + 1) };
}
