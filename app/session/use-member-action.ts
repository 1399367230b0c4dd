import { PAGE_USER_QUERY } from "#app/request/page-user.ts";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";

/** The address of a form that may be sent before the page's scripts run: it says for whom it was drawn itself. */
export function useMemberAction(path: string, userId: string): string {
  const hydrated = useHydrated();
  return hydrated ? path : `${path}?${PAGE_USER_QUERY}=${encodeURIComponent(userId)}`;
}
