import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { signOf } from "#app/features/care/fragments-store.server.ts";

/** Reported twice, it is reported once; nothing for a conversation that is not the member's, or is deleted. */
export const addConversationReport = (
  db: Database,
  row: { id: string; userId: string; conversationId: string; at: number },
): Statement =>
  db.written(
    `INSERT INTO conversation_reports (id, user_id, conversation_id, at)
    SELECT ?1, user_id, id, ?4 FROM chatbot_conversations WHERE id = ?3 AND user_id = ?2 AND deleted_at IS NULL
    ON CONFLICT (conversation_id) DO NOTHING`,
    row.id,
    row.userId,
    row.conversationId,
    row.at,
  );

/** What was granted for it is closed with it. */
export const removeConversationReport = (db: Database, userId: string, conversationId: string): Statement =>
  db.written(
    "DELETE FROM conversation_reports WHERE user_id = ?1 AND conversation_id = ?2",
    userId,
    conversationId,
  );

export const reportOfConversation = (
  db: Database,
  userId: string,
  conversationId: string,
): RawQuery<{ reported: number }> =>
  db.written(
    `SELECT EXISTS (SELECT 1 FROM conversation_reports WHERE conversation_id = c.id) AS reported
    FROM chatbot_conversations c WHERE c.id = ?2 AND c.user_id = ?1 AND c.deleted_at IS NULL`,
    userId,
    conversationId,
  );

export type ReportedConversation = {
  id: string;
  conversationId: string;
  title: string;
  at: number;
  /** JSON: each opening with its reason, when it was asked for, what became of it, until when. */
  openings: string;
};

export const reportsOfMember = (db: Database, userId: string): RawQuery<ReportedConversation> =>
  db.written(
    `SELECT r.id, r.conversation_id AS conversationId, c.title, r.at,
      (SELECT json_group_array(json_object('reason', reason, 'askedAt', asked_at, 'state', state, 'decidedAt', decided_at,
        'until', until)) FROM (SELECT * FROM conversation_openings WHERE report_id = r.id ORDER BY asked_at)) AS openings
    FROM conversation_reports r JOIN chatbot_conversations c ON c.id = r.conversation_id
    WHERE r.user_id = ?1 ORDER BY r.at DESC`,
    userId,
  );

type KnownConversation = {
  id: string;
  title: string;
  at: number;
  messages: number;
  /** What is remembered of how it was; null for nothing. */
  sign: "grief" | "distress" | "crisis" | null;
  shared: number;
};

/** The newest conversations, with what is remembered of each. */
export const knownConversations = (db: Database, userId: string): RawQuery<KnownConversation> =>
  db.written(
    `SELECT c.id, c.title, c.last_message_at AS at,
      (SELECT count(*) FROM chatbot_messages WHERE conversation_id = c.id) AS messages,
      ${signOf("?1", "c.id")} AS sign,
      (SELECT count(*) FROM chat_shares WHERE conversation_id = c.id) AS shared
    FROM (SELECT * FROM chatbot_conversations WHERE user_id = ?1 AND deleted_at IS NULL
      ORDER BY last_message_at DESC, id DESC LIMIT 100) c`,
    userId,
  );

export const reportById = (db: Database, id: string): RawQuery<{ userId: string; conversationId: string }> =>
  db.written(
    "SELECT user_id AS userId, conversation_id AS conversationId FROM conversation_reports WHERE id = ?1",
    id,
  );
