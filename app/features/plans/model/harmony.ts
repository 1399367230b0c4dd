import type { Language } from "#app/core/language.ts";
import { versesInChapter } from "#app/features/bible/books.ts";
import { HARMONY } from "./catalog-harmony.ts";
import type { Passage } from "./passage.ts";

const BOOKS: Readonly<Record<string, number>> = { Mt: 40, Mk: 41, Lk: 42, Jn: 43 };
const PLACE = /^(Mt|Mk|Lk|Jn) (\d+):(\d+)(?:-(?:(\d+):)?(\d+))?$/;

/** One place of the catalog, a passage for each chapter that it touches. */
function passagesIn(place: string): Passage[] {
  const [, name = "", chapter, verse, endChapter = chapter, endVerse = verse] = PLACE.exec(place) ?? [];
  const bookNumber = BOOKS[name];
  if (!bookNumber) throw new RangeError(`no place: ${place}`);
  const [from, to] = [Number(chapter), Number(endChapter)];
  return Array.from({ length: to - from + 1 }, (_, at) => ({
    bookNumber,
    chapter: from + at,
    fromVerse: at === 0 ? Number(verse) : 1,
    toVerse: from + at === to ? Number(endVerse) : versesInChapter(bookNumber, from + at),
  }));
}

export type HarmonySection = { passages: Passage[]; title: Record<Language, string> };

let parsed: readonly HarmonySection[] | undefined;

export const parseHarmony = (): readonly HarmonySection[] =>
  (parsed ??= HARMONY.map(([places, en, es]) => ({
    passages: places.split("; ").flatMap(passagesIn),
    title: { en, es },
  })));

/** The section that a passage begins in; null for one that is of no Gospel. */
export const sectionOf = ({ bookNumber, chapter, fromVerse }: Passage): HarmonySection | null =>
  parseHarmony().find(({ passages }) =>
    passages.some(
      (passage) =>
        passage.bookNumber === bookNumber &&
        passage.chapter === chapter &&
        passage.fromVerse <= fromVerse &&
        fromVerse <= passage.toVerse,
    ),
  ) ?? null;
