import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit, commitNamed } from "#app/db/commit.ts";
import type { ThreadRefusal } from "#app/features/chat/threads/refusals.ts";
import type { MemberContext } from "#app/request/context.ts";
import { addConversationReport, removeConversationReport, reportOfConversation } from "./store.server.ts";

/**
 * The member reports a conversation of their own with the companion: from now on two administrators together may open it
 * for an hour (`features/admin/break-glass`). One commit.
 */
export async function reportConversation(
  ctx: MemberContext,
  conversationId: string,
): Promise<Result<null, ThreadRefusal>> {
  const { db, userId } = ctx;
  const at = ctx.now();
  const written = await commitNamed(db, {
    addConversationReport: addConversationReport(db, {
      id: newId("creport", at, ctx.random),
      userId,
      conversationId,
      at,
    }),
    reportOfConversation: reportOfConversation(db, userId, conversationId),
  });
  if (!written.ok) throw new Error(`conversation not reported: ${written.constraint}`);
  const [found] = written.rows.reportOfConversation;
  return found?.reported ? ok(null) : refuse("thread.not_found");
}

/** Taken back: whoever was reading it reads no further. */
export async function withdrawReport(
  ctx: MemberContext,
  conversationId: string,
): Promise<Result<null, ThreadRefusal>> {
  const { db, userId } = ctx;
  const written = await commit(db, [removeConversationReport(db, userId, conversationId)]);
  if (!written.ok) throw new Error(`report not withdrawn: ${written.constraint}`);
  return ok(null);
}
