import { useEffect, useRef } from "react";
import { openClerk } from "#app/session/session-browser.ts";

/** How often the vendor is asked whether the link has been opened, ms. */
const POLL_MS = 2_500;

/** Waits for the e-mailed link to be opened, here or on another device; then this browser is signed in. */
export function usePollEmailLink(on: boolean, done: () => void): void {
  const latest = useRef(done);
  latest.current = done;
  useEffect(() => {
    if (!on) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const look = async () => {
      const clerk = await openClerk();
      const { status, createdSessionId } = await clerk.client.signUp.reload();
      if (!here) return;
      if (status === "complete" && createdSessionId) {
        await clerk.setActive({ session: createdSessionId });
        if (here) latest.current();
        return;
      }
      wait();
    };
    // what cannot be reached now is asked again
    const wait = () => {
      timer = setTimeout(() => void look().catch(() => here && wait()), POLL_MS);
    };
    wait();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [on]);
}
