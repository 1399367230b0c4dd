import type { MemberContext } from "#app/request/context.ts";
import type { AgeBand } from "./age.ts";
import { firstRole, type Role } from "./roles.ts";
import { ensureProfile } from "./service.server.ts";
import { profileOf, rolesOf, settingsOf } from "./store.server.ts";
import type { MemberSettings } from "./tables.ts";

export type Entry = {
  /** Null for accounts that nobody has asked (G13). */
  ageBand: AgeBand | null;
  role: Role | null;
  /** What the member has chosen wherever they were before; undefined when that is nothing. */
  settings: MemberSettings | undefined;
};

/** Who is let in just after a sign-in, with one D1 trip. */
export async function readEntry(ctx: MemberContext): Promise<Entry> {
  const { db, userId } = ctx;
  const [profiles, roles, settings] = await db.batch([
    profileOf(db, userId),
    rolesOf(db, userId),
    settingsOf(db, userId),
  ]);
  const { ageBand } = await ensureProfile(ctx, profiles[0]);
  return { ageBand, role: firstRole(roles.map((row) => row.role)), settings: settings[0] };
}
