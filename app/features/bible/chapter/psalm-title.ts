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

/** `verseId`: of its first verse. */
export type Passage = { verseId: number; text: string; translation: string };

/** A passage of any translation, parted from a title in its first verse, which the Spanish text alone has there. */
export const partPassage = ({
  verseId,
  text,
  translation,
}: Passage): { title: string | null; text: string } =>
  translation === "RV1909" ? partTitle(verseId, text) : { title: null, text };

/** The words of a passage alone, without a title that stands in its first verse. */
export const withoutTitle = (passage: Passage): string => partPassage(passage).text;

type NumberedVerse = readonly [number: number, text: string, flags: string];

/** A chapter whose first verse has a psalm's title in it, with the title apart; any other as it is. */
export function chapterWithTitle<Chapter extends { verses: readonly NumberedVerse[]; title?: string }>(
  chapterNumber: number,
  chapter: Chapter,
): Chapter {
  const [first, ...rest] = chapter.verses;
  if (!first) return chapter;
  const { title, text } = partTitle(chapterNumber * 1_000 + first[0], first[1]);
  return title === null ? chapter : { ...chapter, verses: [[first[0], text, first[2]], ...rest], title };
}
