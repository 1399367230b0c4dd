import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { tokenExpiry } from "#app/session/session-browser.ts";
import { LoadingText } from "#app/ui/layout/loading.tsx";
import { type Pending, pendingKind, SHOW_AFTER_MS } from "./pending.ts";
import { useLeaving } from "./use-leaving.ts";

/** Over a page that another one is to replace, when that takes a while (GS1). What is on screen stays usable. */
export function PendingNotice() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const leaving = useLeaving();
  const to = state === "loading" ? location.pathname : leaving;
  const [pending, setPending] = useState<Pending | null>(null);

  useEffect(() => {
    if (to === null) return setPending(null);
    const timer = setTimeout(() => {
      setPending(pendingKind(pathname, to, tokenExpiry(document.cookie), Date.now() / 1000));
    }, SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [to, pathname]);

  return (
    pending && (
      <div className="pending-notice">
        <LoadingText what={pending} />
      </div>
    )
  );
}
