import type { Language } from "#app/core/language.ts";

/** What questions are gathered by: each theme is a stretch of the Bible's books. */
const ROWS = [
  ["beginnings", 1, "In the beginning", "En el principio"],
  ["exodus", 5, "Out of Egypt", "La salida de Egipto"],
  ["kings", 17, "Judges and kings", "Jueces y reyes"],
  ["wisdom", 18, "Wisdom", "Sabiduría"],
  ["psalms", 19, "Psalms", "Salmos"],
  ["wisdom", 22, "Wisdom", "Sabiduría"],
  ["prophets", 39, "Prophets", "Profetas"],
  ["life-of-jesus", 43, "The life of Jesus", "La vida de Jesús"],
  ["acts", 44, "Acts", "Los Hechos"],
  ["letters", 66, "Letters and Revelation", "Cartas y Apocalipsis"],
] as const;

export type Theme = (typeof ROWS)[number][0];

export const THEMES: readonly { id: Theme; name: Record<Language, string> }[] = [
  ...new Map(ROWS.map(([id, , en, es]) => [id, { id, name: { en, es } }])).values(),
];

export const isTheme = (text: string): text is Theme => THEMES.some(({ id }) => id === text);

/** @param book 1 Genesis to 66 Revelation */
export const themeOfBook = (book: number): Theme => ROWS.find(([, last]) => book <= last)?.[0] ?? "letters";
