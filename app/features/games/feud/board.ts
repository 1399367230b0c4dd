import type { Language } from "#app/core/language.ts";

/** An answer of a board: the word that is shown, the forms that are taken, and how often they stand in the text. */
export type FeudAnswer = { word: string; forms: string[]; count: number };

/** A board as `data/feud` has it, counted in the World English Bible and in Reina-Valera 1909. */
export type FeudBoard = {
  id: string;
  question: Record<Language, string>;
  answers: Record<Language, FeudAnswer[]>;
  /** It comes from a poll of members, in one language; else its answers are counted in the text. */
  byMembers?: true;
};

export const FEUD_FILE = "/game-content/feud.json";
/** What a round is about: a board in a language, whose counts are another's. */
export const aboutOf = (board: string, language: Language): string => `${board}:${language}`;

/** So many misses end a board. */
export const CANDLES = 3;
export const MAX_TYPED = 60;
