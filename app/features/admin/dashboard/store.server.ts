import type { Database, RawQuery } from "#app/db/database.ts";

/** Reported conversations that nobody has been let in to read. */
export const unreadReports = (db: Database): RawQuery<{ count: number }> =>
  db.written(
    `SELECT count(*) AS count FROM conversation_reports r
    JOIN chatbot_conversations c ON c.id = r.conversation_id AND c.deleted_at IS NULL
    WHERE NOT EXISTS (SELECT 1 FROM conversation_openings WHERE report_id = r.id AND state <> 'asked')`,
  );
