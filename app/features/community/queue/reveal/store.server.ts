import type { Database, Statement } from "#app/db/database.ts";
import type { Acted } from "#app/features/community/queue/decide/store.server.ts";
import type { Subject } from "#app/features/community/queue/decide/subjects.ts";

/** Why a moderator must know who wrote a text without a name. */
export const logReveal = (db: Database, { table, only }: Subject, row: Acted): Statement =>
  db.written(
    `INSERT INTO moderation_log (id, actor_user_id, form_id, act, subject, reason, at)
    SELECT ?1, ?2, ?3, 'reveal', s.id, ?4, ?5 FROM ${table} s WHERE s.id = ?6 AND ${only} ON CONFLICT (form_id) DO NOTHING`,
    row.logId,
    row.actorUserId,
    row.formId,
    row.reason,
    row.now,
    row.id,
  );
