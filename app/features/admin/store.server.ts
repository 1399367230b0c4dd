import type { Database, Written } from "#app/db/database.ts";
import type { AuditLine } from "./billing.ts";

const MOST_LINES = 50;

/** The newest acts of all administrators, by name. */
export const newestActs = (db: Database): Written<AuditLine> =>
  db.written(
    `SELECT a.id, a.at, actor.full_name AS actor, whom.full_name AS whom, a.act, a.amount, a.reason, a.outcome
    FROM audit_log a
    LEFT JOIN profiles actor ON actor.user_id = a.actor_user_id
    LEFT JOIN profiles whom ON whom.user_id = a.user_id
    ORDER BY a.at DESC, a.id DESC LIMIT ${MOST_LINES}`,
  );
