import { type Book, bookBySlug, slugOf } from "#app/features/bible/books.ts";
import { ALL_TRANSLATIONS, isTranslation, type Translation } from "#app/features/bible/translations.ts";

/** The part of the Bible that is searched. */
export type Scope = "all" | "old" | "new" | Book;

/** Groups of what is found, in their order. */
export type Group = "all" | "some";

export type SearchQuery = {
  text: string;
  scope: Scope;
  /** Null: all of them. */
  translation: Translation | null;
  /** The last verse that was shown, and its group. */
  after: { group: Group; verseId: number } | null;
};

export const SEARCH_PATH = "/bible-study/search";
/** What the page's script asks while somebody types. */
export const VERSES_PATH = "/bible-study/search/verses";

/** Verses of a page. */
export const PAGE = 20;

/** What is read of an address; more is never looked for. */
const MAX_ADDRESS = 400;
const AFTER = /^(all|some)\.(\d{7,8})$/;

const scopeOf = (text: string): Scope =>
  text === "old" || text === "new" ? text : (bookBySlug(text) ?? "all");

/** What is no book, translation or place is as if it were not there. */
export function queryOf(params: URLSearchParams): SearchQuery {
  const translation = (params.get("translation") ?? "").toUpperCase();
  const [, group, verseId] = AFTER.exec(params.get("after") ?? "") ?? [];
  return {
    text: (params.get("q") ?? "").slice(0, MAX_ADDRESS).trim(),
    scope: scopeOf(params.get("in") ?? ""),
    translation: isTranslation(translation) ? translation : null,
    after: group && verseId ? { group: group === "all" ? "all" : "some", verseId: Number(verseId) } : null,
  };
}

/** A search that nobody has begun is in one's own Bible, where it was said which; all others are one choice away. */
export const beginIn = (query: SearchQuery, params: URLSearchParams, own: Translation | null): SearchQuery =>
  params.has("q") || params.has("translation") ? query : { ...query, translation: own };

export function searchOf({ text, scope, translation, after }: SearchQuery): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text.slice(0, MAX_ADDRESS));
  if (scope !== "all") params.set("in", typeof scope === "string" ? scope : slugOf(scope));
  if (translation) params.set("translation", translation.toLowerCase());
  if (after) params.set("after", `${after.group}.${after.verseId}`);
  const search = params.toString();
  return search && `?${search}`;
}

export const searchPath = (query: SearchQuery): string => SEARCH_PATH + searchOf(query);

const LAST_OLD = 39;
const LAST_BOOK = 66;

/** The books of the scope: the first number and the last. */
export const booksIn = (scope: Scope): readonly [number, number] =>
  scope === "all"
    ? [1, LAST_BOOK]
    : scope === "old"
      ? [1, LAST_OLD]
      : scope === "new"
        ? [LAST_OLD + 1, LAST_BOOK]
        : [scope.number, scope.number];

/** The verses of the scope, `BBCCCVVV`: the first and the last number. */
export const versesIn = (scope: Scope): readonly [number, number] => {
  const [first, last] = booksIn(scope);
  return [first * 1_000_000, last * 1_000_000 + 999_999];
};

/** The translations that are searched, the reader's own first. */
export function translationsIn({ translation }: SearchQuery, own: Translation): readonly Translation[] {
  return translation ? [translation] : [own, ...ALL_TRANSLATIONS.filter((name) => name !== own)];
}
