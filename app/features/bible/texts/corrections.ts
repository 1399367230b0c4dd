import type { Language } from "#app/core/language.ts";
import { bookByNumber } from "#app/features/bible/books.ts";
import { bookName, chapterPath } from "#app/features/bible/chapter/chapter.ts";
import { TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";

/** A change of ours to a text as it came, from `data/bible/corrections.tsv`. */
export type Correction = { verseId: number; was: string; now: string; kind: string; ground: string };

/** A place that is doubtful and stays as it came. */
export type Doubt = { verseId: number; kind: string; stands: string; reason: string };

/** What `/bible/texts` shows of one edition beside its figures. */
export type TextNotes = { translation: Translation; corrections: Correction[]; doubts: Doubt[] };

type Place = { translation: Translation; verseId: number };

const partsOf = ({ translation, verseId }: Place) => {
  const book = bookByNumber(Math.floor(verseId / 1_000_000));
  const chapter = Math.floor(verseId / 1_000) % 1_000;
  return { translation, book, chapter, verse: verseId % 1_000 };
};

/** `Psalm 121:2`, as the readers of the translation say it; `(121:2)` for a book that there is not. */
export function placeName(place: Place): string {
  const { translation, book, chapter, verse } = partsOf(place);
  return book ? `${bookName(book, translation)} ${chapter}:${verse}` : `(${chapter}:${verse})`;
}

/** `/bible/rv1909/psalm/121#v2`; `/bible/texts` for a book that there is not. */
export function placePath(place: Place): string {
  const { translation, book, chapter, verse } = partsOf(place);
  return book ? `${chapterPath({ translation, book, chapter })}#v${verse}` : "/bible/texts";
}

/** Where a misprint in a verse is reported. */
export const reportPath = (chapter: string, verse: number): string =>
  `/bible/report/${chapter.slice("/bible/".length)}/${verse}`;

const SPANISH: readonly [RegExp, string][] = [
  [/^1865 has the words apart here$/, "la edición de 1865 separa aquí las palabras"],
  [
    /^the words stand side by side (\d+) times in the text and 1865$/,
    "las palabras aparecen juntas y separadas por un espacio $1 veces en el texto y en la edición de 1865",
  ],
  [/^no such word; only this reading makes sense$/, "no existe tal palabra; solo esta lectura tiene sentido"],
  [
    /^KJV numbering, as in the rest of the file; whole sentences moved, no word changed$/,
    "numeración de la KJV, como en el resto del texto; se movieron oraciones enteras, ninguna palabra cambió",
  ],
  [
    /^only this agrees \(article or possessive and noun\)$/,
    "solo esta forma concuerda (artículo o posesivo y sustantivo)",
  ],
  [/^only this agrees; 1865 has (.+)$/, "solo esta forma concuerda; la edición de 1865 dice «$1»"],
  [
    /^1865, KJV and grammar; the second copy has the same slip$/,
    "la edición de 1865, la KJV y la gramática; la segunda copia tiene el mismo error",
  ],
  [/^no such word$/, "no existe tal palabra"],
];

/** The ground in the reader's language, where we have it in that language: the rest are notes of the proof-reading in English. */
export function groundIn(language: Language, ground: string): { text: string; language: Language } {
  const found = language === "es" && SPANISH.find(([pattern]) => pattern.test(ground));
  return found
    ? { text: ground.replace(found[0], found[1]), language: "es" }
    : { text: ground, language: "en" };
}

/** The language that the words of an edition are in. */
export const languageOfText = (translation: Translation): Language => TRANSLATIONS[translation].language;
