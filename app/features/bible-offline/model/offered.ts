import { EDITIONS } from "#app/features/bible/texts/editions.ts";
import type { Translation } from "#app/features/bible/translations.ts";

/** How far keeping a translation has come. */
export type Keeping =
  | { state: "absent" }
  | { state: "loading"; received: number; total: number }
  | { state: "checking" }
  | { state: "kept" }
  /** Another text than the one that is shipped now. */
  | { state: "older" }
  | { state: "failed"; why: Failure };

export type Failure = "network" | "damaged" | "room" | "storage";

/** What is kept here and of which text. */
export type KeptMark = { translation: Translation; sha256: string };

/** Whether what is kept is the text that is shipped. */
export const keepingOf = (translation: Translation, marks: readonly KeptMark[]): Keeping => {
  const mark = marks.find((one) => one.translation === translation);
  if (!mark) return { state: "absent" };
  return { state: mark.sha256 === EDITIONS[translation].sha256 ? "kept" : "older" };
};

/** Bytes in words: `1.3 MB`. */
export const inMegabytes = (bytes: number, language: string): string =>
  `${new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1_000_000)} MB`;
