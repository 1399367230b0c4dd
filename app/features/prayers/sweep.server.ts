import { commit } from "#app/db/commit.ts";
import type { AppContext } from "#app/request/context.ts";
import { KEPT_MS } from "./model/limits.ts";
import { forgetPetitions } from "./petitions/store.server.ts";

const MAX_AT_ONCE = 200;

/** Cron: what was deleted thirty days ago is erased, with the days on which it was prayed for. */
export async function purgeDeletedPetitions(ctx: Pick<AppContext, "db" | "now">): Promise<void> {
  const written = await commit(ctx.db, [forgetPetitions(ctx.db, ctx.now() - KEPT_MS, MAX_AT_ONCE)]);
  if (!written.ok) throw new Error(`petitions not erased: ${written.constraint}`);
}
