import type { Language } from "#app/core/language.ts";
import { queryOf } from "#app/features/bible-search/model/query.ts";
import { searchBible } from "#app/features/bible-search/search.server.ts";

/** The search as the product makes it, and beside it the least that reading D1 costs: one row by its key. */
export default {
  async fetch(request: Request, { BIBLE }: { BIBLE: D1Database }): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const language: Language = searchParams.get("for") === "es" ? "es" : "en";
    if (pathname === "/search")
      return Response.json(await searchBible({ bible: BIBLE, language }, queryOf(searchParams)));
    const row = BIBLE.prepare("SELECT id, text FROM verses WHERE id = ?1").bind(
      Number(searchParams.get("id")),
    );
    return Response.json(await row.first());
  },
};
