import { commit } from "#app/db/commit.ts";
import { forgetPlans } from "#app/features/daniel-plan/store.server.ts";
import type { AppContext } from "#app/request/context.ts";

/** A deleted plan can be brought back for so long, ms. */
const KEPT_MS = 30 * 86_400_000;
const MAX_AT_ONCE = 200;

/** Cron: what was deleted thirty days ago is erased, with all that was kept of it. */
export async function purgeDeletedDanielPlans(ctx: Pick<AppContext, "db" | "now">): Promise<void> {
  const written = await commit(ctx.db, [forgetPlans(ctx.db, ctx.now() - KEPT_MS, MAX_AT_ONCE)]);
  if (!written.ok) throw new Error(`plans not erased: ${written.constraint}`);
}
