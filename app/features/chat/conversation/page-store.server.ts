import type { Json } from "#app/core/json.ts";
import type { Database } from "#app/db/database.ts";
import { usedDaysJson } from "#app/features/chat/fragments-store.server.ts";
import { type ChatRows, LIST_LENGTH, PAGE_BYTES, PAGE_MESSAGES } from "#app/features/chat/model/chat-rows.ts";
import { profileJson, rolesJson, subscribedJson } from "#app/features/member/fragments-store.server.ts";
import type { Role } from "#app/features/member/roles.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { creditsOf } from "#app/features/wallet/fragments-store.server.ts";

/** Everything the chat page needs to know, as the database tells it. */
export type ChatPageRows = {
  profile: Profile | null;
  roles: Role[];
  subscribed: boolean;
  running: { answerId: string; conversationId: string; questionId: string } | null;
  /** The latest days. */
  used: { day: string; used: number }[];
  /** Bought messages that are left. */
  credits: number;
  /** The one that was asked for; null when there is none, or it is not the member's. */
  conversationId: string | null;
  /** To be sent on as it came. */
  rows: Json<ChatRows>;
};

export const CONVERSATION =
  "json_array(id, title, category, last_message_at, pinned_at IS NOT NULL, folder_id)";
const LISTED = "id, title, category, last_message_at, pinned_at, folder_id";
export const MESSAGE = "json_array(id, role, json(parts), state, created_at, request_id, version, versions)";
const MESSAGES = "FROM chatbot_messages WHERE conversation_id = ?2 AND user_id = ?1 AND shown = 1";
const NEWEST = "ORDER BY created_at DESC, id DESC LIMIT";
/** How many of the newest fit; only counted one by one when not all do, which is rare and costs. */
const FITTING = `iif((SELECT sum(octet_length(parts)) FROM (SELECT parts ${MESSAGES} ${NEWEST} ${PAGE_MESSAGES}))
  < ${PAGE_BYTES}, ${PAGE_MESSAGES},
  (SELECT count(*) FROM (SELECT sum(octet_length(parts)) OVER (ORDER BY created_at DESC, id DESC) AS bytes
    FROM (SELECT id, parts, created_at ${MESSAGES} ${NEWEST} ${PAGE_MESSAGES})) WHERE bytes < ${PAGE_BYTES}))`;

/**
 * One statement that answers with one row of JSON. Eight statements in a batch cost D1 and the Worker three times
 * as much for the same rows (`bench/`), and this is the page that members open most.
 */
export const CHAT_PAGE = `
SELECT json_object(
  'profile', ${profileJson("?1")},
  'roles', ${rolesJson("?1")},
  'subscribed', ${subscribedJson("?1")},
  'running', (SELECT json_object('answerId', id, 'conversationId', conversation_id, 'questionId', question_id)
    FROM chat_answers WHERE user_id = ?1 AND state = 'writing'),
  'conversationId', (SELECT id FROM chatbot_conversations WHERE id = ?2 AND user_id = ?1 AND deleted_at IS NULL),
  'used', ${usedDaysJson("?1")},
  'credits', ${creditsOf("?1")}
) AS member, json_object(
  'conversations', (SELECT json_group_array(${CONVERSATION}) FROM (
    SELECT ${LISTED} FROM chatbot_conversations
    WHERE user_id = ?1 AND deleted_at IS NULL AND pinned_at IS NULL AND folder_id IS NULL
    ORDER BY last_message_at DESC, id DESC LIMIT ${LIST_LENGTH})),
  'pinned', (SELECT json_group_array(${CONVERSATION}) FROM (
    SELECT ${LISTED} FROM chatbot_conversations
    WHERE user_id = ?1 AND pinned_at IS NOT NULL AND deleted_at IS NULL ORDER BY pinned_at)),
  'folders', (SELECT json_group_array(json_array(id, name)) FROM (
    SELECT id, name FROM chat_folders WHERE user_id = ?1 ORDER BY name COLLATE NOCASE)),
  'conversation', (SELECT ${CONVERSATION} FROM chatbot_conversations
    WHERE id = ?2 AND user_id = ?1 AND deleted_at IS NULL),
  'messages', (SELECT json_group_array(${MESSAGE}) FROM (
    SELECT id, role, parts, state, created_at, request_id, version, versions ${MESSAGES} ${NEWEST} ${FITTING})),
  'pathRevision', (SELECT turns FROM chatbot_conversations WHERE id = ?2 AND user_id = ?1)
) AS rows`;

/** The chat page's rows in one D1 trip; `conversationId` may be empty. */
export async function readChatPage(
  db: Database,
  userId: string,
  conversationId: string,
): Promise<ChatPageRows> {
  const row = await db.first<{ member: string; rows: string }>(CHAT_PAGE, userId, conversationId);
  if (!row) throw new Error("a statement without a table answered with no row");
  return { ...JSON.parse(row.member), rows: row.rows };
}
