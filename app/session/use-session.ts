import { useEffect } from "react";
import { rememberPerson } from "#app/request/drawn-for.ts";
import type { ClerkScript } from "./clerk-browser.ts";
import { keepSessionFresh, rememberClerk, whenQuiet } from "./session-browser.ts";

/** The root's part in the session: whom the document is drawn for, a token that lives, other tabs that are heard. */
export function useSession({ clerk, userId }: { clerk: ClerkScript; userId: string | null }): void {
  if (typeof document !== "undefined") {
    rememberClerk(clerk);
    rememberPerson(userId);
  }
  useEffect(() => {
    const ends = [
      ...(userId ? [whenQuiet(keepSessionFresh)] : []),
      whenQuiet(async () => (await import("./session-watch.ts")).watchSession(userId)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [userId]);
}
