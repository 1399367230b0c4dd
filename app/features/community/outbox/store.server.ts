import type { Database, RawQuery, Statement } from "#app/db/database.ts";

export type OutboxRow = { id: string; userId: string; effect: string; tries: number };

type Added = { id: string; cause: string; userId: string; effect: string; at: number; nextTryAt: number };

/** For the commit that causes it; the same cause again is nothing new. */
export const addToOutbox = (db: Database, row: Added): Statement =>
  db.written(
    `INSERT INTO outbox (id, cause, user_id, effect, at, next_try_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
    ON CONFLICT (cause) DO NOTHING`,
    row.id,
    row.cause,
    row.userId,
    row.effect,
    row.at,
    row.nextTryAt,
  );

/** The same for a prayer, where there is one: it may have been refused in the same commit. */
export const addToOutboxIfPrayed = (
  db: Database,
  row: Added,
  prayer: { requestId: string; userId: string; day: string },
): Statement =>
  db.written(
    `INSERT INTO outbox (id, cause, user_id, effect, at, next_try_at) SELECT ?1, ?2, ?3, ?4, ?5, ?6
    WHERE EXISTS (SELECT 1 FROM prayers WHERE request_id = ?7 AND user_id = ?8 AND day = ?9)
    ON CONFLICT (cause) DO NOTHING`,
    row.id,
    row.cause,
    row.userId,
    row.effect,
    row.at,
    row.nextTryAt,
    prayer.requestId,
    prayer.userId,
    prayer.day,
  );

/** The same for a request of the member's own, where there is one by then. */
export const addToOutboxIfOwn = (db: Database, row: Added, requestId: string): Statement =>
  db.written(
    `INSERT INTO outbox (id, cause, user_id, effect, at, next_try_at) SELECT ?1, ?2, ?3, ?4, ?5, ?6
    WHERE EXISTS (SELECT 1 FROM prayer_requests WHERE id = ?7 AND user_id = ?3)
    ON CONFLICT (cause) DO NOTHING`,
    row.id,
    row.cause,
    row.userId,
    row.effect,
    row.at,
    row.nextTryAt,
    requestId,
  );

/**
 * What a commit has just written of this moment, or, for the cron, what is due by now. A row that a request delivers
 * itself is due a minute later.
 */
export const outboxDue = (db: Database, now: number, most: number): RawQuery<OutboxRow> =>
  db.written(
    "SELECT id, user_id AS userId, effect, tries FROM outbox WHERE next_try_at <= ?1 ORDER BY next_try_at LIMIT ?2",
    now,
    most,
  );

export const outboxOf = (db: Database, ids: readonly string[]): RawQuery<OutboxRow> =>
  db.written(
    "SELECT id, user_id AS userId, effect, tries FROM outbox WHERE id IN (SELECT value FROM json_each(?1))",
    JSON.stringify(ids),
  );

export const outboxWith = (db: Database, idPrefix: string, most: number): RawQuery<OutboxRow> =>
  db.written(
    `SELECT id, user_id AS userId, effect, tries FROM outbox WHERE id >= ?1 || ':' AND id < ?1 || ';' LIMIT ?2`,
    idPrefix,
    most,
  );

export const removeFromOutbox = (db: Database, id: string): Statement =>
  db.written("DELETE FROM outbox WHERE id = ?1", id);

export const postponeOutbox = (db: Database, id: string, nextTryAt: number): Statement =>
  db.written("UPDATE outbox SET tries = tries + 1, next_try_at = ?2 WHERE id = ?1", id, nextTryAt);
