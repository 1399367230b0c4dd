import { DRAWN_FOR } from "#app/request/drawn-for.ts";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";

/** The address of a form that may be sent before the page's scripts run: it says for whom it was drawn itself. */
export function useMemberAction(path: string, userId: string): string {
  const hydrated = useHydrated();
  return hydrated ? path : `${path}?${DRAWN_FOR.query}=${encodeURIComponent(userId)}`;
}
