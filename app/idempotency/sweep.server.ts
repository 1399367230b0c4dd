import { commit } from "#app/db/commit.ts";
import type { AppContext } from "#app/request/context.ts";
import { forgetRequests } from "./store.server.ts";

/** A request is answered the same for so long, ms: longer than any form waits in a page. */
const KEPT_MS = 2 * 86_400_000;
const MOST_AT_ONCE = 1_000;

export async function sweepRequests(ctx: AppContext): Promise<void> {
  await commit(ctx.db, [forgetRequests(ctx.db, ctx.now() - KEPT_MS, MOST_AT_ONCE)]);
}
