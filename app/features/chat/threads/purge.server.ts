import { commitNamed } from "#app/db/commit.ts";
import { eraseDeletedMessages } from "#app/features/chat/model/erase.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { eraseDeleted } from "./store.server.ts";

/** How long a deleted conversation can be brought back, ms. */
export const UNDO_MS = 86_400_000;
/** Conversations that one run erases, after their messages. */
const MAX_AT_ONCE = 20;

/** By cron: what was deleted a day ago is erased, from its member's room too. */
export async function purgeDeletedConversations(ctx: AppContext): Promise<void> {
  const before = ctx.now() - UNDO_MS;
  await eraseDeletedMessages(ctx.db, before);
  const erased = await commitNamed(ctx.db, { eraseDeleted: eraseDeleted(ctx.db, before, MAX_AT_ONCE) });
  if (!erased.ok) throw new Error(`conversations not erased: ${erased.constraint}`);
  const gone = erased.rows.eraseDeleted;
  for (const [userId, rows] of Map.groupBy(gone, (row) => row.userId)) {
    const ids = rows.map(({ id }) => id);
    deliver(ctx, () => ctx.rooms.erase(userId, ids));
  }
}
