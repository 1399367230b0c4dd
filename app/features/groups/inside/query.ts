import { ID_PATTERN } from "#app/core/id.ts";
import { SHOWS, type Show } from "#app/features/groups/model/kinds.ts";
import { groupPath } from "#app/features/groups/paths.ts";

export type InsideQuery = { show: Show; reading: number | null; after: string | null };

/** What an address asks for; what it does not know it leaves out. */
export function insideQuery(search: URLSearchParams): InsideQuery {
  const reading = search.get("reading") ?? "";
  const after = search.get("after") ?? "";
  return {
    show: SHOWS.find((known) => known === search.get("show")) ?? "reading",
    // counted from 1 in addresses, as people do
    reading: /^[1-9]\d{0,2}$/.test(reading) ? Number(reading) - 1 : null,
    after: ID_PATTERN.test(after) ? after : null,
  };
}

export function insidePath(slug: string, { show, reading, after }: Partial<InsideQuery>): string {
  const search = new URLSearchParams({
    ...(show && show !== "reading" && { show }),
    ...(reading !== null && reading !== undefined && { reading: String(reading + 1) }),
    ...(after && { after }),
  });
  return search.size > 0 ? `${groupPath(slug)}?${search}` : groupPath(slug);
}
