import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { ChatRefusal } from "#app/features/chat/model/refusals.ts";
import { runningAnswer } from "#app/features/chat/model/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { conversationOfMessage, showVersion, versionOf } from "./store.server.ts";

/**
 * Shows another version: of a message, by its number, or the one with that id, wherever in the tree it stands.
 * What follows it is what was looked at last. Two D1 trips.
 */
export async function showVersionOf(
  ctx: MemberContext,
  { messageId, version = null }: { messageId: string; version?: number | null | undefined },
): Promise<Result<{ messageId: string; pathRevision: number }, ChatRefusal>> {
  const { db, userId } = ctx;
  const [[message], [conversation], [running]] = await db.batch([
    versionOf(db, userId, messageId, version),
    conversationOfMessage(db, userId, messageId),
    runningAnswer(db, userId),
  ]);
  if (!message || !conversation) return refuse("chat.not_found");
  const { id } = conversation;
  if (message.shown) return ok({ messageId: message.id, pathRevision: conversation.pathRevision });
  if (running?.conversationId === id) return refuse("chat.busy");
  const written = await commitNamed(db, showVersion(db, id, message.id));
  // two turns at once: one of them is shown
  if (!written.ok) return refuse("chat.busy");
  const [row] = written.rows.path;
  const pathRevision = row?.pathRevision ?? conversation.pathRevision + 1;
  deliver(ctx, () =>
    ctx.rooms.publish(userId, [
      {
        id: `turned:${id}:${pathRevision}`,
        event: { name: "conversation.branch_changed", conversationId: id, pathRevision },
      },
    ]),
  );
  return ok({ messageId: message.id, pathRevision });
}
