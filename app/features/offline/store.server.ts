import type { Database, RawQuery } from "#app/db/database.ts";
import type { NotesPlace } from "./model/copies.ts";

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

export type NoteRow = {
  id: string;
  first: number;
  last: number;
  body: string;
  updatedAt: number;
  isGone: number;
};

/** Notes in the order of their last change, from one change on. */
export const notesSince = (
  db: Database,
  userId: string,
  { at, id }: NotesPlace,
  most: number,
): RawQuery<NoteRow> =>
  db.written(
    `SELECT id, first_verse AS first, last_verse AS last, body, max(updated_at, coalesce(deleted_at, 0)) AS updatedAt,
      deleted_at IS NOT NULL AS isGone
    FROM verse_notes WHERE user_id = ?1 AND (max(updated_at, coalesce(deleted_at, 0)), id) > (?2, ?3)
    ORDER BY max(updated_at, coalesce(deleted_at, 0)), id LIMIT ?4`,
    userId,
    at,
    id,
    most,
  );

export const countMarks = (db: Database, userId: string): RawQuery<{ marks: number }> =>
  db.written(
    `SELECT (SELECT count(*) FROM verse_marks WHERE user_id = ?1 AND value <> '')
      + (SELECT count(*) FROM saved_verses WHERE user_id = ?1 AND value <> '') AS marks`,
    userId,
  );
