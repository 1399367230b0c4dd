import type { Language } from "#app/core/language.ts";

/** The translations that are shipped (`data/NOTICE.md`). The number is part of every verse's row id. */
export const TRANSLATIONS = {
  KJV: { number: 1, name: "King James Version", language: "en" },
  WEB: { number: 2, name: "World English Bible", language: "en" },
  RV1909: { number: 3, name: "Reina-Valera 1909", language: "es" },
} as const;

export type Translation = keyof typeof TRANSLATIONS;

/** What the row id of a translation's verse adds to `BBCCCVVV`. */
const STRIDE = 100_000_000;

/** Row id in `verses` of a verse number `BBCCCVVV`. */
export const rowId = (translation: Translation, verseId: number): number =>
  TRANSLATIONS[translation].number * STRIDE + verseId;

/** All rows of a translation: the first number and the last. */
export const rowsOf = (translation: Translation): readonly [number, number] => [
  rowId(translation, 0),
  rowId(translation, STRIDE - 1),
];

/** The translation that a person reads in. */
export const TRANSLATION_OF: Record<Language, Translation> = { en: "WEB", es: "RV1909" };

export const ALL_TRANSLATIONS = Object.keys(TRANSLATIONS) as Translation[];

export const isTranslation = (name: string): name is Translation =>
  ALL_TRANSLATIONS.some((known) => known === name);

/** What a member chose to read, else the translation of their language. */
export const ownTranslation = (chosen: string | null | undefined, language: Language): Translation =>
  chosen && isTranslation(chosen) ? chosen : TRANSLATION_OF[language];

/** What a cookie header says that was chosen: a device knows it without a network. */
export function chosenIn(cookies: string): Translation | null {
  const name = /(?:^|;\s*)translation=(\w+)/.exec(cookies)?.[1] ?? "";
  return isTranslation(name) ? name : null;
}

/** The same in words of a language: a Bible of another language does not stand among them. */
export const translationFor = (chosen: Translation | null | undefined, language: Language): Translation =>
  chosen && TRANSLATIONS[chosen].language === language ? chosen : TRANSLATION_OF[language];

/** What a row id of `verses` is of. */
export function translationOfRow(id: number): Translation {
  const number = Math.floor(id / STRIDE);
  const found = ALL_TRANSLATIONS.find((name) => TRANSLATIONS[name].number === number);
  if (!found) throw new RangeError(`no translation: ${number}`);
  return found;
}

export const verseIdOfRow = (id: number): number => id % STRIDE;
