import { commit } from "#app/db/commit.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { AgeBand } from "./age.ts";
import { ensureProfile } from "./service.server.ts";
import { profileOf, saveAgeBand } from "./store.server.ts";

/** G13: what the member said of their age; null for accounts that nobody has asked. */
export async function readAgeBand(ctx: MemberContext): Promise<AgeBand | null> {
  const [found] = await profileOf(ctx.db, ctx.userId);
  return (await ensureProfile(ctx, found)).ageBand;
}

/** Kept once; a second answer changes nothing. */
export async function keepAgeBand(ctx: MemberContext, ageBand: AgeBand): Promise<void> {
  const [found] = await profileOf(ctx.db, ctx.userId);
  await ensureProfile(ctx, found);
  await commit(ctx.db, [saveAgeBand(ctx.db, ctx.userId, ageBand)]);
}
