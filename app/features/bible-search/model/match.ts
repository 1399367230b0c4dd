import type { Translation } from "#app/features/bible/translations.ts";
import { isCommon } from "./catalog-common-words.ts";
import type { Term, Terms } from "./terms.ts";
import { formsOf } from "./words.ts";

/** What FTS5 is asked; every word in quotation marks, which makes a string of it whatever is in it. */

const quoted = (word: string): string => `"${word.replaceAll('"', "")}"`;

function expressionOf(term: Term): string {
  if (term.kind === "phrase") return quoted(term.words.join(" "));
  if (term.kind === "beginning") return `${quoted(term.word)}*`;
  const forms = formsOf(term.word).map(quoted);
  return forms.length > 1 ? `(${forms.join(" OR ")})` : (forms[0] ?? "");
}

/** The same question to each translation: the words have to stand together in one of them. */
const inEach = (translations: readonly Translation[], expression: string): string =>
  translations.map((name) => `({${name.toLowerCase()}} : (${expression}))`).join(" OR ");

export const matchAll = (terms: readonly Term[], translations: readonly Translation[]): string =>
  inEach(translations, terms.map(expressionOf).join(" AND "));

export const matchPhrase = (words: readonly string[], translations: readonly Translation[]): string =>
  inEach(translations, quoted(words.join(" ")));

const namesCommon = (term: Term): boolean => term.kind === "word" && isCommon(term.word);

/** The terms of which one alone says something; null where there are not two. */
export function tellingTerms({ terms }: Terms): readonly Term[] | null {
  const telling = terms.filter((term) => !namesCommon(term));
  return telling.length > 1 ? telling : null;
}

/** Verses with one of these, without those that have all. */
export const matchSome = (
  telling: readonly Term[],
  all: string,
  translations: readonly Translation[],
): string => `(${inEach(translations, telling.map(expressionOf).join(" OR "))}) NOT (${all})`;

/** Words that stand in so many verses that they are searched for a phrase only in company. */
export const isAllCommon = (words: readonly string[]): boolean => words.every(isCommon);
