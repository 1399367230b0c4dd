import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { queryOf } from "#app/features/bible-search/model/query.ts";
import { searchBible } from "#app/features/bible-search/search.server.ts";
import { requireMemberJson } from "#app/request/guards.server.ts";

/** What the page asks for while somebody types: one trip, and nothing of the member. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMemberJson(args);
  const query = queryOf(new URL(args.request.url).searchParams);
  return Response.json(await searchBible(ctx, query), { headers: { "cache-control": "private, no-store" } });
}
