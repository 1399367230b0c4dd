import { ID_PATTERN } from "#app/core/id.ts";
import { memberPath } from "#app/features/community/paths.ts";

/** After which request, and after which testimony, the page begins. */
export type ProfileQuery = { requests: string | null; testimonies: string | null };

const idOf = (text: string | null): string | null => (text !== null && ID_PATTERN.test(text) ? text : null);

export const profileQuery = (search: URLSearchParams): ProfileQuery => ({
  requests: idOf(search.get("requests")),
  testimonies: idOf(search.get("testimonies")),
});

export function profilePath(handle: string, { requests, testimonies }: ProfileQuery): string {
  const search = new URLSearchParams({ ...(requests && { requests }), ...(testimonies && { testimonies }) });
  return search.size > 0 ? `${memberPath(handle)}?${search}` : memberPath(handle);
}
