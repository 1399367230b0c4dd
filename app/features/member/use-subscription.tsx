import { useEffect, useState } from "react";
import type { SubscriptionState } from "#app/platform/subscription-browser.ts";

type Known = { userId: string; subscribed: boolean } | null;

/**
 * E1: what the page may show. It begins with what the server drew, and follows the browser's own checks (S1, S2);
 * nothing is opened by it, the guards decide. The checks' code comes once the page is there.
 */
export function useSubscription(member: Known): Pick<SubscriptionState, "subscribed"> {
  const [state, setState] = useState<Pick<SubscriptionState, "subscribed"> | null>(null);
  const userId = member?.userId ?? null;
  useEffect(() => {
    if (!userId) return;
    let stop: (() => void) | null = null;
    let gone = false;
    const begin = async () => {
      const { watchSubscription } = await import("#app/platform/subscription-browser.ts");
      if (!gone) {
        stop = watchSubscription((next) => {
          // while a check runs, what was known counts
          if (!next.loading) setState(next);
        });
      }
    };
    void begin().catch(() => undefined);
    return () => {
      gone = true;
      stop?.();
    };
  }, [userId]);
  return state ?? { subscribed: member?.subscribed ?? false };
}
