import { useEffect, useState } from "react";
import type { Role } from "#app/features/member/roles.ts";
import { freshSession } from "#app/session/session-browser.ts";

/** P4: the look-up waits this long, ms. */
const LOOKUP_DELAY_MS = 100;

/** The role behind the session, looked up once the session has settled; kept only if the user is still the same. */
export function useRole(userId: string): Role | null {
  const [role, setRole] = useState<Role | null>(null);
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      await freshSession().catch(() => false);
      const answer = await fetch("/session/role").catch(() => null);
      const found = answer?.ok ? ((await answer.json()) as { userId: string; role: Role | null }) : null;
      if (current) setRole(found?.userId === userId ? found.role : null);
    }, LOOKUP_DELAY_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [userId]);
  return role;
}
