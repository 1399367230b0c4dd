import type { Database, RawQuery } from "#app/db/database.ts";
import type { AuditQuery, AuditRow } from "./audit-query.ts";

/** Before the page's end, within the days. */
const WITHIN = "at >= ?1 AND at < ?2 AND at <= ?3";

const values = ({ since, until, at, id }: AuditQuery, most: number) => [since, until, at, id, most] as const;

/** Acts of staff and their look-ups in the members' database, the newest first. */
export const staffLines = (db: Database, query: AuditQuery, most: number): RawQuery<AuditRow> =>
  db.written(
    `WITH lines AS (
      SELECT * FROM (SELECT id, at, 'acts' AS kind, act, actor_user_id, user_id, subject, amount, reason, outcome, before, after
        FROM audit_log WHERE ${WITHIN} AND (at < ?3 OR id < ?4) AND ${query.kind === "look-ups" ? "0" : "1"}
        ORDER BY at DESC, id DESC LIMIT ?5)
      UNION ALL
      SELECT * FROM (SELECT 'look_up:' || id, at, 'look-ups', 'look_up', actor_user_id, user_id, '', 0, searched_by,
          CASE is_found WHEN 1 THEN 'found' ELSE 'nobody' END, NULL, NULL
        FROM staff_look_ups WHERE ${WITHIN} AND (at < ?3 OR 'look_up:' || id < ?4) AND ${query.kind === "acts" ? "0" : "1"}
        ORDER BY at DESC, 'look_up:' || id DESC LIMIT ?5))
    SELECT l.id, l.at, l.kind, l.act, actor.full_name AS actor, whom.full_name AS whom, l.subject, l.amount, l.reason,
      l.outcome, l.before, l.after
    FROM lines l
    LEFT JOIN profiles actor ON actor.user_id = l.actor_user_id
    LEFT JOIN profiles whom ON whom.user_id = l.user_id`,
    ...values(query, most),
  );

/** What moderators did, in the database that members share. */
export const moderationLines = (db: Database, query: AuditQuery, most: number): RawQuery<AuditRow> =>
  db.written(
    `SELECT l.id, l.at, 'moderation' AS kind, l.act, m.display_name AS actor, NULL AS whom, l.subject, 0 AS amount,
      l.reason, 'done' AS outcome, NULL AS before, NULL AS after
    FROM moderation_log l LEFT JOIN community_members m ON m.user_id = l.actor_user_id
    WHERE l.at >= ?1 AND l.at < ?2 AND l.at <= ?3 AND (l.at < ?3 OR l.id < ?4)
    ORDER BY l.at DESC, l.id DESC LIMIT ?5`,
    ...values(query, most),
  );
