import { commit } from "#app/db/commit.ts";
import { forgetNotes } from "#app/features/marks/notes/store.server.ts";
import type { AppContext } from "#app/request/context.ts";

/** A deleted note can be brought back for so long, ms. */
const KEPT_MS = 30 * 86_400_000;
const MAX_AT_ONCE = 200;

/** Cron: what was deleted thirty days ago is erased, with every text that it ever had. */
export async function purgeDeletedNotes(ctx: Pick<AppContext, "db" | "now">): Promise<void> {
  const written = await commit(ctx.db, [forgetNotes(ctx.db, ctx.now() - KEPT_MS, MAX_AT_ONCE)]);
  if (!written.ok) throw new Error(`notes not erased: ${written.constraint}`);
}
