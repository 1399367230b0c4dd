import type { Language } from "#app/core/language.ts";
import { wordsIn } from "#app/features/bible/compare/likeness.ts";

/**
 * What the check of Scripture found in a field. `no_such_verse`: a name of none. `other_words`: words that are said to
 * be of a verse and are not. `not_there`: words that have to stand in the item's passage. `outside`: a verse that is not
 * in its passage.
 */
export type FindingWhy = "no_such_verse" | "other_words" | "not_there" | "outside";

export type Finding = {
  field: string;
  why: FindingWhy;
  /** As it was written. */
  written: string;
  /** The right words, with their place; empty where none are near. */
  right: { reference: string; text: string }[];
};

/** The shipped words of each reference of an item, in both languages. */
export type ShownPassages = Readonly<
  Record<string, Record<Language, { reference: string; text: string } | null>>
>;

const MARKS = /“([^”]*)”|«([^»]*)»/g;
/** What stands in quotation marks, of three words at least: fewer are anybody's. */
export const stretchesIn = (text: string): string[] =>
  [...text.matchAll(MARKS)]
    .map(([, english, spanish]) => (english ?? spanish ?? "").trim())
    .filter((stretch) => wordsIn(stretch).length >= 3);

/** The words alone, whatever their case, accents and stops: what is compared. */
export const lettersOf = (text: string): string => wordsIn(text).join(" ");
