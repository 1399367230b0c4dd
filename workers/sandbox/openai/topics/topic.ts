/** The eight categories of the companion (C6). */
export type Category =
  | "prayer"
  | "scripture"
  | "relationships"
  | "guidance"
  | "teachings"
  | "growth"
  | "marriage"
  | "parenting";

/** One thing that people bring, chosen and written by hand. */
export type Topic = {
  id: string;
  category: Category;
  /** Words that people use for it: lower case, no apostrophes, apart by spaces. */
  words: string;
  /** Runs of words that say it more surely than one word can; written as the words are. */
  phrases: readonly string[];
  /** Two or three plain sentences of our own. */
  opening: string;
  /** Each was read in full before it was put here; the words themselves come from the shipped text. */
  passages: readonly string[];
  /** To sit with, not to be examined by. */
  questions: readonly [string, string];
  /** Short, in our own words. */
  prayer: string;
};

/** A topic in another language: how people say it there, as one pattern, and our words for it. */
export type Spoken = { cues: string; opening: string; questions: readonly [string, string]; prayer: string };
