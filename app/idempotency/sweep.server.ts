import { commit } from "#app/db/commit.ts";
import type { AppContext } from "#app/request/context.ts";
import { deleteOldReplies } from "./store.server.ts";

/** A request is answered the same for so long, ms: longer than any form waits in a page. */
const KEPT_MS = 2 * 86_400_000;
const MAX_AT_ONCE = 1_000;

export async function deleteOldIdempotentReplies(ctx: AppContext): Promise<void> {
  await commit(ctx.db, [deleteOldReplies(ctx.db, ctx.now() - KEPT_MS, MAX_AT_ONCE)]);
}
