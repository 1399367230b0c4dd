import type { Database, RawQuery } from "#app/db/database.ts";
import type { AuditLine } from "./billing.ts";

const MAX_LINES = 50;

/** The newest acts about payments and the newest look-ups, by name; `/admin/audit` has all of them. */
export const newestAuditEntries = (db: Database): RawQuery<AuditLine> =>
  db.written(
    `WITH newest AS (
      SELECT * FROM (SELECT id, at, actor_user_id, user_id, act, amount, reason, outcome FROM audit_log
        WHERE act IN ('refund', 'grant_messages', 'restore_account') ORDER BY at DESC, id DESC LIMIT ${MAX_LINES})
      UNION ALL
      SELECT * FROM (SELECT 'look_up:' || id, at, actor_user_id, user_id, 'look_up', 0, searched_by,
          CASE is_found WHEN 1 THEN 'found' ELSE 'nobody' END
        FROM staff_look_ups ORDER BY at DESC, id DESC LIMIT ${MAX_LINES}))
    SELECT a.id, a.at, actor.full_name AS actor, whom.full_name AS whom, a.act, a.amount, a.reason, a.outcome
    FROM newest a
    LEFT JOIN profiles actor ON actor.user_id = a.actor_user_id
    LEFT JOIN profiles whom ON whom.user_id = a.user_id
    ORDER BY a.at DESC, a.id DESC`,
  );
