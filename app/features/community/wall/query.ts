import { ID_PATTERN } from "#app/core/id.ts";
import { LANGUAGES, type Language } from "#app/core/language.ts";
import { THEMES, type Theme } from "#app/features/community/model/themes.ts";
import { typedSearch } from "#app/features/community/search/words.ts";

/** `need`: those come first for whom fewest have prayed. */
export const SHOWS = ["newest", "need", "answered", "friends", "groups", "mine", "promised"] as const;
export type Show = (typeof SHOWS)[number];
/** Of the wall, which everybody finds; the others are the reader's own, or of whom they are with. */
export const isWallShow = (show: Show): show is "newest" | "need" | "answered" =>
  show === "newest" || show === "need" || show === "answered";

/** After which line the next page begins. */
export type Cursor = { id: string; prayedBy: number };

export type WallQuery = {
  show: Show;
  theme: Theme | null;
  language: Language | null;
  /** What is looked for, as it was typed; empty: everything. */
  q: string;
  after: Cursor | null;
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** What an address asks of the wall; what it does not know it leaves out. */
export function wallQuery(search: URLSearchParams): WallQuery {
  const q = typedSearch(search.get("q"));
  const show = oneOf(SHOWS, search.get("show")) ?? "newest";
  return {
    // what is found comes by its age
    show: q && show === "need" ? "newest" : show,
    theme: oneOf(THEMES, search.get("theme")),
    language: oneOf(LANGUAGES, search.get("language")),
    q,
    after: cursorOf(search.get("after")),
  };
}

function cursorOf(text: string | null): Cursor | null {
  const [, prayedBy, id = ""] = /^(\d{1,9})\.(.+)$/.exec(text ?? "") ?? [];
  return prayedBy && ID_PATTERN.test(id) ? { id, prayedBy: Number(prayedBy) } : null;
}

/** The address of the same wall with some of it changed. */
export function wallPath(query: WallQuery, change: Partial<WallQuery>): string {
  const { show, theme, language, q, after } = { ...query, after: null, ...change };
  const search = new URLSearchParams({
    ...(show !== "newest" && { show }),
    ...(theme && { theme }),
    ...(language && { language }),
    ...(q && { q }),
    ...(after && { after: `${after.prayedBy}.${after.id}` }),
  });
  return search.size > 0 ? `/community?${search}` : "/community";
}
