import { ID_PATTERN } from "#app/core/id.ts";
import { LANGUAGES } from "#app/core/language.ts";
import { GROUP_THEMES, MEETS, MINISTRIES } from "#app/features/groups/model/kinds.ts";
import type { GroupsQuery } from "#app/features/groups/page.ts";
import { GROUPS_PATH } from "#app/features/groups/paths.ts";

/** What an address asks for; what it does not know it leaves out. */
export function groupsQuery(search: URLSearchParams): GroupsQuery {
  const one = <Value extends string>(name: string, of: readonly Value[]): Value | null =>
    of.find((known) => known === search.get(name)) ?? null;
  const after = search.get("after") ?? "";
  return {
    theme: one("theme", GROUP_THEMES),
    meets: one("meets", MEETS),
    language: one("language", LANGUAGES),
    ministry: one("ministry", MINISTRIES),
    after: ID_PATTERN.test(after) ? after : null,
  };
}

export function groupsPath(query: GroupsQuery, change: Partial<GroupsQuery>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, after: null, ...change }))
    if (value) search.set(name, value);
  return search.size > 0 ? `${GROUPS_PATH}?${search}` : GROUPS_PATH;
}
