import { ID_PATTERN } from "#app/core/id.ts";
import { LANGUAGES, type Language } from "#app/core/language.ts";
import { TESTIMONIES_PATH } from "./paths.ts";

export type TestimonyQuery = { mine: boolean; language: Language | null; after: string | null };

/** What an address asks for; what it does not know it leaves out. */
export function testimonyQuery(search: URLSearchParams): TestimonyQuery {
  const after = search.get("after") ?? "";
  return {
    mine: search.get("show") === "mine",
    language: LANGUAGES.find((known) => known === search.get("language")) ?? null,
    after: ID_PATTERN.test(after) ? after : null,
  };
}

export function testimoniesPath(query: TestimonyQuery, change: Partial<TestimonyQuery>): string {
  const { mine, language, after } = { ...query, after: null, ...change };
  const search = new URLSearchParams({
    ...(mine && { show: "mine" }),
    ...(language && { language }),
    ...(after && { after }),
  });
  return search.size > 0 ? `${TESTIMONIES_PATH}?${search}` : TESTIMONIES_PATH;
}
