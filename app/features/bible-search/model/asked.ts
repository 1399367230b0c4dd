import type { Translation } from "#app/features/bible/translations.ts";
import { isAllCommon, tellingTerms } from "./match.ts";
import type { SearchQuery } from "./query.ts";
import { asPhrase, readTerms, type Term, type Terms, withOpenEnd } from "./terms.ts";

/** What one search looks for. */
export type Asked = {
  query: SearchQuery;
  terms: Terms;
  /** The terms with the last as a beginning. */
  open: readonly Term[] | null;
  /** The terms of which one alone says something. */
  telling: readonly Term[] | null;
  /** All the words in their order, where they may be a quotation. */
  phrase: readonly string[] | null;
  /** The reader's own first. */
  translations: readonly Translation[];
};

export function askedBy(query: SearchQuery, translations: readonly Translation[]): Asked {
  const terms = readTerms(query.text);
  const words = asPhrase(terms);
  return {
    query,
    terms,
    open: withOpenEnd(terms),
    telling: tellingTerms(terms),
    phrase: words && !isAllCommon(words) ? words : null,
    translations,
  };
}
