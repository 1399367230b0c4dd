import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { isLogged } from "#app/features/member/audit/store.server.ts";
import { nameOf } from "#app/features/member/fragments-store.server.ts";
import type { ReadMessage } from "./opening.ts";

export type ReportRow = { id: string; at: number; userId: string; memberName: string; openings: string };

const MOST = 50;
const MAX_MESSAGES = 400;

/** The newest reports, each with who asked for it and who decided; no title and no word of the conversation. */
export const newestReports = (db: Database, userId: string): RawQuery<ReportRow> =>
  db.written(
    `SELECT r.id, r.at, r.user_id AS userId, ${nameOf("r.user_id")} AS memberName,
      (SELECT json_group_array(json_object('id', o.id, 'state', o.state, 'reason', o.reason, 'askedAt', o.asked_at,
        'until', o.until, 'asker', ${nameOf("o.asked_by")}, 'decider', ${nameOf("o.decided_by")}, 'isMine', json(iif(o.asked_by IS ?1, 'true', 'false'))))
        FROM (SELECT * FROM conversation_openings WHERE report_id = r.id ORDER BY asked_at DESC LIMIT 10) o) AS openings
    FROM conversation_reports r
    JOIN chatbot_conversations c ON c.id = r.conversation_id AND c.deleted_at IS NULL
    ORDER BY r.at DESC LIMIT ${MOST}`,
    userId,
  );

export const reportOfOpening = (
  db: Database,
  id: string,
): RawQuery<{ userId: string; conversationId: string; reason: string }> =>
  db.written(
    `SELECT r.user_id AS userId, r.conversation_id AS conversationId, o.reason FROM conversation_openings o
    JOIN conversation_reports r ON r.id = o.report_id WHERE o.id = ?1`,
    id,
  );

/** Asked for more than a day ago, it does not stand in the way of asking again. */
export const lapseOpenings = (db: Database, reportId: string, before: number, now: number): Statement =>
  db.written(
    `UPDATE conversation_openings SET state = 'refused', decided_at = ?3
    WHERE report_id = ?1 AND state = 'asked' AND asked_at < ?2`,
    reportId,
    before,
    now,
  );

/** Fails on `opening_of_ones_own`, and where one waits already. */
export const addOpening = (
  db: Database,
  row: { id: string; reportId: string; askedBy: string; reason: string; at: number },
): Statement =>
  db.written(
    `INSERT INTO conversation_openings (id, report_id, asked_by, reason, asked_at) VALUES (?1, ?2, ?3, ?4, ?5)`,
    row.id,
    row.reportId,
    row.askedBy,
    row.reason,
    row.at,
  );

/** Fails on `opening_by_two`, `opening_of_ones_own`, `opening_in_a_day`. */
export const decideOpening = (
  db: Database,
  row: { id: string; state: "approved" | "refused"; decidedBy: string; at: number; until: number | null },
): Statement =>
  db.written(
    `UPDATE conversation_openings SET state = ?2, decided_by = ?3, decided_at = ?4, until = ?5 WHERE id = ?1`,
    row.id,
    row.state,
    row.decidedBy,
    row.at,
    row.until,
  );

/** Only with its line in the log, which stands before it in the same commit. */
export const readConversation = (
  db: Database,
  conversationId: string,
  auditId: string,
): RawQuery<ReadMessage> =>
  db.written(
    `SELECT id, role, content, created_at AS at FROM (SELECT * FROM chatbot_messages
      WHERE conversation_id = ?1 AND shown = 1 AND ${isLogged("?2", "read_conversation")}
      ORDER BY created_at DESC, id DESC LIMIT ${MAX_MESSAGES}) ORDER BY created_at, id`,
    conversationId,
    auditId,
  );
