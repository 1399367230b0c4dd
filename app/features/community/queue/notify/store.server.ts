import type { Database, Statement } from "#app/db/database.ts";
import type { Subject } from "#app/features/community/queue/decide/subjects.ts";

/** Who hears of an act of a moderator, in its commit; `logId`: where there is no such line, nobody does. */
export type ModerationNotice = { logId: string; effect: string; at: number; nextTryAt: number };

const LOGGED = "EXISTS (SELECT 1 FROM moderation_log WHERE id = ?2)";

/** @param userId SQL of whom, of `?3`; null: nobody */
const notify = (db: Database, whom: string, of: string, notice: ModerationNotice): Statement =>
  db.written(
    `INSERT INTO outbox (id, cause, user_id, effect, at, next_try_at)
    SELECT ?2 || ':author', 'moderated:' || ?2, x.userId, ?1, ?4, ?5 FROM (SELECT ${whom} AS userId) x
    WHERE x.userId IS NOT NULL AND ${LOGGED} ON CONFLICT (cause) DO NOTHING`,
    notice.effect,
    notice.logId,
    of,
    notice.at,
    notice.nextTryAt,
  );

export const notifyAuthor = (
  db: Database,
  { table, owner }: Subject,
  id: string,
  notice: ModerationNotice,
): Statement => notify(db, `(SELECT ${owner} FROM ${table} s WHERE s.id = ?3)`, id, notice);

export const notifyMember = (db: Database, userId: string, notice: ModerationNotice): Statement =>
  notify(db, "?3", userId, notice);

/** Everybody who reported it and waits, or whose report was settled at that time. */
export const notifyReporters = (
  db: Database,
  { reports }: Subject,
  id: string,
  notice: ModerationNotice,
  settledAt: number | null = null,
): Statement[] =>
  reports === null
    ? []
    : [
        db.written<never>(
          `INSERT INTO outbox (id, cause, user_id, effect, at, next_try_at)
          SELECT ?2 || ':' || p.${reports.id}, 'settled:' || p.${reports.id} || ':' || ?2, p.user_id, ?1, ?4, ?5
          FROM ${reports.table} p WHERE p.${reports.of} = ?3
            AND iif(?6 IS NULL, p.state = 'waiting', p.state <> 'waiting' AND p.settled_at = ?6) AND ${LOGGED}
          ON CONFLICT (cause) DO NOTHING`,
          notice.effect,
          notice.logId,
          id,
          notice.at,
          notice.nextTryAt,
          settledAt,
        ),
      ];

/** Reports that wait are settled; or those that were settled at a time are so another way, or wait again. */
export const settleReports = (
  db: Database,
  { reports }: Subject,
  row: { id: string; logId: string; state: "acted" | "kept" | "waiting"; at: number; settledAt?: number },
): Statement[] =>
  reports === null
    ? []
    : [
        db.written<never>(
          `UPDATE ${reports.table} SET state = ?3, settled_at = iif(?3 = 'waiting', NULL, ?4)
          WHERE ${reports.of} = ?1 AND iif(?5 IS NULL, state = 'waiting', state <> 'waiting' AND settled_at = ?5)
            AND ${LOGGED}`,
          row.id,
          row.logId,
          row.state,
          row.at,
          row.settledAt ?? null,
        ),
      ];
