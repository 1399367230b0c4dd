import type { Language } from "#app/core/language.ts";

export type Words = Record<Language, string>;

/** A question as `data/trivia` has it. Its answer never leaves the server before it was given. */
export type Question = {
  id: string;
  theme: string;
  difficulty: 1 | 2 | 3;
  minAge: 13 | 18;
  question: Words;
  options: readonly [Words, Words, Words, Words];
  answer: number;
  /** In English, one verse or a run of one chapter: `Luke 2:7`, `Mark 4:3-8`. */
  reference: string;
  /** The words of that passage that prove the answer, in the World English Bible and in Reina-Valera 1909. */
  prove: Words;
  explanation: Words;
};

/** How a question is found: by its set, one built file each. */
export type Listed = Pick<Question, "id" | "difficulty" | "minAge"> & { theme: string };
/** Where the questions' built files stand; the Worker alone reads them. */
export const questionFile = (name: string): string => `/game-content/trivia/${name}.json`;
