import { CONVERSATION } from "#app/features/chat/conversation/page-store.server.ts";
import {
  type ConversationRow,
  conversationOf,
  cursorOf,
  LIST_LENGTH,
} from "#app/features/chat/model/chat-rows.ts";
import { viewConversation } from "#app/features/chat/model/views.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { ListQuery } from "./forms.ts";
import type { ListPage } from "./list-page.ts";
import { conversationIncludingDeleted, foldersOf } from "./store.server.ts";

const pageOf = (where: string): string => `
SELECT json_group_array(${CONVERSATION}) AS rows FROM (
  SELECT id, title, category, last_message_at, pinned_at, folder_id FROM chatbot_conversations
  WHERE user_id = ?1 AND deleted_at IS NULL AND pinned_at IS NULL AND ${where}
    AND (last_message_at, id) < (?2, ?3)
  ORDER BY last_message_at DESC, id DESC LIMIT ${LIST_LENGTH})`;

export const OLDER = pageOf("folder_id IS NULL");
export const IN_FOLDER = pageOf("folder_id = ?4");

const AFTER_ALL: [number, string] = [Number.MAX_SAFE_INTEGER, ""];

/** The next of the list, or of a folder, after a place in it. One trip, and no row that is not shown. */
export async function readList(ctx: MemberContext, { after, folder }: ListQuery): Promise<ListPage> {
  const [at = "", id = ""] = after?.split(".") ?? [];
  const place: [number, string] = after ? [Number(at), id] : AFTER_ALL;
  const row = await (folder
    ? ctx.db.first<{ rows: string }>(IN_FOLDER, ctx.userId, ...place, folder)
    : ctx.db.first<{ rows: string }>(OLDER, ctx.userId, ...place));
  const rows = JSON.parse(row?.rows ?? "[]") as ConversationRow[];
  return { conversations: rows.map(conversationOf), older: cursorOf(rows) };
}

/** One conversation and where it could lie; `deleted`: it can still be brought back. Null when it is not the member's. */
export async function readOne(ctx: MemberContext, conversationId: string) {
  const [found, folders] = await ctx.db.batch([
    conversationIncludingDeleted(ctx.db, ctx.userId, conversationId),
    foldersOf(ctx.db, ctx.userId),
  ]);
  const row = found[0];
  if (!row) return null;
  return {
    conversation: viewConversation(row),
    folders: folders.map(({ id, name }) => ({ id, name })),
    deleted: row.deletedAt !== null,
  };
}
