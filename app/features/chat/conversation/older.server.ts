import { type MessageRow, PAGE_BYTES } from "#app/features/chat/model/chat-rows.ts";
import type { MemberContext } from "#app/request/context.ts";
import { MESSAGE } from "./page-store.server.ts";

/** As many at most, when a message far back is looked for. */
const MAX = 1000;

/** One page of the messages before another one; null when that is not the member's, or not there. */
export type OlderRows = { pathRevision: number; messages: MessageRow[]; whole: boolean };

/** By the index of the shown path, from the message on: rows read are rows shown, however long the conversation. */
const OLDER = `
SELECT json_object('pathRevision', turns, 'messages', (SELECT json_group_array(${MESSAGE}) FROM (
  SELECT *, sum(octet_length(parts)) OVER (ORDER BY created_at DESC, id DESC) - octet_length(parts) AS bytes FROM (
    SELECT id, role, parts, state, created_at, request_id, version, versions FROM chatbot_messages
    WHERE conversation_id = ?2 AND user_id = ?1 AND shown = 1
      AND (created_at, id) < (SELECT m.created_at, m.id FROM chatbot_messages m WHERE m.id = ?3)
    ORDER BY created_at DESC, id DESC LIMIT ?4)
) WHERE bytes < ${PAGE_BYTES})) AS page
FROM chatbot_conversations WHERE id = ?2 AND user_id = ?1
  AND EXISTS (SELECT 1 FROM chatbot_messages m WHERE m.id = ?3 AND m.conversation_id = ?2)`;

/** D11: what was said before a message, the newest first; at most `limit`, fewer when they are very long. */
export async function readOlder(
  ctx: MemberContext,
  { conversationId, before, limit }: { conversationId: string; before: string; limit: number },
): Promise<OlderRows | null> {
  const most = Math.min(Math.max(limit, 1), MAX);
  const row = await ctx.db.first<{ page: string }>(OLDER, ctx.userId, conversationId, before, most);
  if (!row) return null;
  const page = JSON.parse(row.page) as Omit<OlderRows, "whole">;
  // fewer than were asked for, and not because they are long
  return { ...page, whole: page.messages.length < most && row.page.length < PAGE_BYTES / 2 };
}
