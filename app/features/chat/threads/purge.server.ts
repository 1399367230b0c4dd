import { commit } from "#app/db/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { deliver } from "#app/platform/deliver.server.ts";
import { eraseDeleted } from "./store.server.ts";

/** How long a deleted conversation can be brought back, ms. */
export const UNDO_MS = 86_400_000;
/** Conversations that one run erases: their messages, and what search knows of them, go with them. */
const MOST_AT_ONCE = 20;

/** By cron: what was deleted a day ago is erased, from its member's room too. */
export async function eraseDeletedConversations(ctx: AppContext): Promise<void> {
  const erased = await commit(ctx.db, [eraseDeleted(ctx.db, ctx.now() - UNDO_MS, MOST_AT_ONCE)]);
  if (!erased.ok) throw new Error(`conversations not erased: ${erased.constraint}`);
  const gone = erased.results[0] as { id: string; userId: string }[];
  for (const [userId, rows] of Map.groupBy(gone, (row) => row.userId)) {
    const ids = rows.map(({ id }) => id);
    deliver(ctx, () => ctx.rooms.erase(userId, ids));
  }
}
