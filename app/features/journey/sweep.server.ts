import { commit } from "#app/db/commit.ts";
import type { AppContext } from "#app/request/context.ts";
import { forgetEntries } from "./store.server.ts";

/** A deleted entry can be brought back for so long, ms. */
const KEPT_MS = 30 * 86_400_000;
const LIMIT = 500;

/** Cron: what was deleted thirty days ago is erased. */
export async function purgeDeletedJourneyEntries(ctx: Pick<AppContext, "db" | "now">): Promise<void> {
  const written = await commit(ctx.db, [forgetEntries(ctx.db, ctx.now() - KEPT_MS, LIMIT)]);
  if (!written.ok) throw new Error(`journey not erased: ${written.constraint}`);
}
