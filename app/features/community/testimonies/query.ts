import { ID_PATTERN } from "#app/core/id.ts";
import { LANGUAGES, type Language } from "#app/core/language.ts";
import { typedSearch } from "#app/features/community/search/words.ts";
import { TESTIMONIES_PATH } from "./paths.ts";

export type TestimonyQuery = {
  mine: boolean;
  language: Language | null;
  /** What is looked for, as it was typed; empty: everything. */
  q: string;
  after: string | null;
};

/** What an address asks for; what it does not know it leaves out. */
export function testimonyQuery(search: URLSearchParams): TestimonyQuery {
  const after = search.get("after") ?? "";
  return {
    mine: search.get("show") === "mine",
    language: LANGUAGES.find((known) => known === search.get("language")) ?? null,
    q: typedSearch(search.get("q")),
    after: ID_PATTERN.test(after) ? after : null,
  };
}

export function testimoniesPath(query: TestimonyQuery, change: Partial<TestimonyQuery>): string {
  const { mine, language, q, after } = { ...query, after: null, ...change };
  const search = new URLSearchParams({
    ...(mine && { show: "mine" }),
    ...(language && { language }),
    ...(q && { q }),
    ...(after && { after }),
  });
  return search.size > 0 ? `${TESTIMONIES_PATH}?${search}` : TESTIMONIES_PATH;
}
