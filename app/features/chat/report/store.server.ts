import type { Database, RawQuery, Statement } from "#app/db/database.ts";

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
