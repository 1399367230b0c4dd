import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import { cleanTitle } from "#app/features/chat/message/message-text.ts";
import { runningAnswer } from "#app/features/chat/model/store.server.ts";
import { viewConversation } from "#app/features/chat/model/views.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import type { ConversationView, RoomEvent } from "#party/protocol.ts";
import { UNDO_MS } from "./purge.server.ts";
import type { ThreadRefusal } from "./refusals.ts";
import {
  changeConversation,
  pinConversationRow,
  restoreConversationRow,
  softDeleteConversation,
} from "./store.server.ts";

/** One commit and word to the tabs, each of these. */

export const publishEvent = (ctx: MemberContext, id: string, event: RoomEvent): void =>
  deliver(ctx, () => ctx.rooms.publish(ctx.userId, [{ id: `${id}:${ctx.requestId}`, event }]));

const REFUSAL_OF: Record<string, ThreadRefusal> = {
  too_many_pinned: "thread.pins_full",
  no_such_folder: "thread.not_found",
};

/** Written, and what has become of the conversation's row told to every tab. */
async function keep(
  ctx: MemberContext,
  change:
    | ReturnType<typeof changeConversation>
    | ReturnType<typeof pinConversationRow>
    | ReturnType<typeof restoreConversationRow>,
  what: string,
): Promise<Result<ConversationView, ThreadRefusal>> {
  const written = await commitNamed(ctx.db, { change });
  if (!written.ok) return refuse(REFUSAL_OF[written.constraint] ?? "thread.failed");
  const [row] = written.rows.change;
  if (!row) return refuse("thread.not_found");
  const conversation = viewConversation(row);
  publishEvent(ctx, `${what}:${row.id}`, { name: "conversation.changed", conversation });
  return ok(conversation);
}

/** What a title may be, in the words of this list. */
function titleOf(typed: string): Result<string, ThreadRefusal> {
  const title = cleanTitle(typed);
  if (title.ok) return title;
  return refuse(title.refusal === "chat.too_long" ? "thread.too_long" : "thread.empty");
}

/** F20: another title, in every tab; from now on it is the member's, and none is made by rule. */
export async function renameConversation(
  ctx: MemberContext,
  input: { conversationId: string; title: string },
): Promise<Result<ConversationView, ThreadRefusal>> {
  const title = titleOf(input.title);
  if (!title.ok) return title;
  const change = { title: title.value, titleBy: "member" } as const;
  return keep(ctx, changeConversation(ctx.db, ctx.userId, input.conversationId, change), "renamed");
}

export async function pinConversation(
  ctx: MemberContext,
  conversationId: string,
  pinned: boolean,
): Promise<Result<ConversationView, ThreadRefusal>> {
  const at = pinned ? ctx.now() : null;
  return keep(ctx, pinConversationRow(ctx.db, ctx.userId, conversationId, at), "pinned");
}

/** Into a folder of the same member, or out of any. */
export async function moveConversation(
  ctx: MemberContext,
  conversationId: string,
  folderId: string | null,
): Promise<Result<ConversationView, ThreadRefusal>> {
  return keep(ctx, changeConversation(ctx.db, ctx.userId, conversationId, { folderId }), "moved");
}

/**
 * F20: gone from every list at once, with its search and its links; erased by the cron a day later, so that it can be
 * brought back. An answer that is being written in it is stopped first.
 */
export async function deleteConversation(
  ctx: MemberContext,
  conversationId: string,
): Promise<Result<{ conversationId: string }, ThreadRefusal>> {
  const [running] = await runningAnswer(ctx.db, ctx.userId);
  if (running?.conversationId === conversationId) await ctx.rooms.stop(ctx.userId, running.id);
  const written = await commitNamed(ctx.db, {
    softDeleteConversation: softDeleteConversation(ctx.db, ctx.userId, conversationId, ctx.now()),
  });
  if (!written.ok || written.rows.softDeleteConversation.length === 0) return refuse("thread.not_found");
  publishEvent(ctx, `deleted:${conversationId}`, { name: "conversation.deleted", conversationId });
  return ok({ conversationId });
}

/** Undo, for a day: everything is as it was. */
export async function restoreConversation(
  ctx: MemberContext,
  conversationId: string,
): Promise<Result<ConversationView, ThreadRefusal>> {
  const restored = restoreConversationRow(ctx.db, ctx.userId, conversationId, ctx.now() - UNDO_MS);
  return keep(ctx, restored, "restored");
}
