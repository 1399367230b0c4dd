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
