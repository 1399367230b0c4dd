import type { BookFile } from "./book-file.ts";
import { numberOf } from "./lemma.ts";
import { renderingOf } from "./rendering.ts";
import { readVerse } from "./verse-words.ts";

/** Another word of the original that has the same English in the chapter, and the verses where it does. */
export type SameEnglish = { number: string; latin: string; word: string; verses: readonly number[] };

/** `lovest`, `loveth` and `loved` are one word of English here. */
const stemOf = (english: string): string =>
  english
    .split(" ")
    .map((word) => word.replace(/(?<=...)(?:edst|est|eth|ed|ing|es|d|s|e)$/, ""))
    .join(" ");

/**
 * Words of the original that the KJV gives the same English as this one in this chapter: the reader of the English
 * cannot tell them apart.
 * @param texts of the chapter's verses, by `BBCCCVVV`
 */
export function sameEnglish(
  file: BookFile,
  texts: ReadonlyMap<number, string>,
  number: string,
  english: string,
): { verses: number[]; others: SameEnglish[] } {
  const stem = stemOf(renderingOf(english.split(" ")));
  const verses: number[] = [];
  const others = new Map<string, SameEnglish & { verses: number[] }>();
  for (const [verseId, text] of texts) {
    const verse = readVerse(file, verseId, text);
    for (const piece of verse?.pieces ?? []) {
      // of a phrase for several words nobody can say which word it is
      const [at, more] = piece.at;
      if (at === undefined || more !== undefined) continue;
      if (stemOf(renderingOf(piece.text.split(" "))) !== stem) continue;
      const original = verse?.originals[at];
      if (!original?.key || !original.entry) continue;
      const other = numberOf(original.key);
      if (other === number) {
        verses.push(verseId % 1000);
        continue;
      }
      const { latin, word } = original.entry;
      const known = others.get(other) ?? { number: other, latin, word, verses: [] };
      known.verses.push(verseId % 1000);
      others.set(other, known);
    }
  }
  return { verses, others: stem ? [...others.values()] : [] };
}
