import { useEffect } from "react";
import { setPageUser } from "#app/request/page-user.ts";
import type { ClerkScript } from "./clerk-browser.ts";
import { keepSessionFresh, rememberClerk, whenIdle } from "./session-browser.ts";

/** The root's part in the session: whom the document is drawn for, a token that lives, other tabs that are followed. */
export function useSession({ clerk, userId }: { clerk: ClerkScript; userId: string | null }): void {
  if (typeof document !== "undefined") {
    rememberClerk(clerk);
    setPageUser(userId);
  }
  useEffect(() => {
    const ends = [
      ...(userId ? [whenIdle(keepSessionFresh)] : []),
      whenIdle(async () => (await import("./session-watch.ts")).watchSession(userId)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [userId]);
}
