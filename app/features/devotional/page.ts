import type { Translation } from "#app/features/bible/translations.ts";

/** Words of Scripture with their way into the reader. */
export type ShownScripture = {
  reference: string;
  translation: Translation;
  /** Of a psalm that begins here: it is no verse. */
  title: string | null;
  text: string;
  path: string;
  /** `BBCCCVVV`, for saving it. */
  first: number;
  last: number;
};

export type DevotionalPage = {
  /** The day that is shown, `YYYY-MM-DD`, and in words. */
  day: string;
  dayWords: string;
  isToday: boolean;
  previous: string;
  /** Null on today: what is to come is not shown. */
  next: string | null;
  title: string;
  /** Null where the text could not be read. */
  passage: ShownScripture | null;
  text: string[];
  question: string;
  prayer: string;
  verse: (ShownScripture & { context: string; passageName: string; passagePath: string }) | null;
};
