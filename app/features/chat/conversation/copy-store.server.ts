import type { Database, RawQuery } from "#app/db/database.ts";

/** The newest conversations, each with its last words that stand in sight; a row of JSON for each. */
export const conversationsToKeep = (
  db: Database,
  userId: string,
  most: { conversations: number; messages: number },
): RawQuery<{ found: string }> =>
  db.written(
    `SELECT json_object('id', c.id, 'title', c.title, 'at', c.last_message_at, 'messages',
      (SELECT json_group_array(json(one)) FROM (SELECT json_object('role', role, 'text', content, 'at', created_at) AS one
        FROM chatbot_messages WHERE conversation_id = c.id AND shown = 1 AND content <> ''
        ORDER BY created_at DESC, id DESC LIMIT ?3))) AS found
    FROM chatbot_conversations c WHERE c.user_id = ?1 AND c.deleted_at IS NULL
    ORDER BY c.last_message_at DESC LIMIT ?2`,
    userId,
    most.conversations,
    most.messages,
  );
