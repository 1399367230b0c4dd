import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { MUTED } from "#app/features/community/muting/store.server.ts";

/** `muted`: a notice that its member does not want. */
export type OutboxRow = { id: string; userId: string; effect: string; tries: number; muted: number };

const COLUMNS = `id, user_id AS userId, effect, tries, ${MUTED} AS muted`;

type Added = { id: string; cause: string; userId: string; effect: string; at: number; nextTryAt: number };

/** What has to be there for a row to be written, as SQL from `?7` on: it may have been refused in the same commit. */
export type Condition = { sql: string; values: readonly string[] };

export const whenPrayed = ({
  requestId,
  userId,
  day,
}: Record<"requestId" | "userId" | "day", string>): Condition => ({
  sql: "SELECT 1 FROM prayers WHERE request_id = ?7 AND user_id = ?8 AND day = ?9",
  values: [requestId, userId, day],
});

type TextTable = "prayer_requests" | "testimonies" | "testimony_comments";
export const whenWritten = (table: TextTable, id: string): Condition => ({
  sql: `SELECT 1 FROM ${table} WHERE id = ?7`,
  values: [id],
});
/** The same of whom the row is for. */
export const whenOwn = (table: TextTable, id: string): Condition => ({
  sql: `SELECT 1 FROM ${table} WHERE id = ?7 AND user_id = ?3`,
  values: [id],
});

/** Rows that a statement selects, in the order of the columns; it has a `WHERE`. The same cause again is nothing new. */
export const outboxFrom = (select: string): string =>
  `INSERT INTO outbox (id, cause, user_id, effect, at, next_try_at) ${select} ON CONFLICT (cause) DO NOTHING`;

/** For the commit that causes it; the same cause again is nothing new. */
export const addToOutbox = (db: Database, row: Added, only?: Condition): Statement =>
  db.written(
    outboxFrom(`SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE ${only ? `EXISTS (${only.sql})` : "true"}`),
    row.id,
    row.cause,
    row.userId,
    row.effect,
    row.at,
    row.nextTryAt,
    ...(only?.values ?? []),
  );

/**
 * What a commit has just written of this moment, or, for the cron, what is due by now. A row that a request delivers
 * itself is due a minute later.
 */
export const outboxDue = (db: Database, now: number, most: number): RawQuery<OutboxRow> =>
  db.written(
    `SELECT ${COLUMNS} FROM outbox WHERE next_try_at <= ?1 ORDER BY next_try_at LIMIT ?2`,
    now,
    most,
  );

export const outboxOf = (db: Database, ids: readonly string[]): RawQuery<OutboxRow> =>
  db.written(
    `SELECT ${COLUMNS} FROM outbox WHERE id IN (SELECT value FROM json_each(?1))`,
    JSON.stringify(ids),
  );

export const outboxWith = (db: Database, idPrefix: string, most: number): RawQuery<OutboxRow> =>
  db.written(
    `SELECT ${COLUMNS} FROM outbox WHERE id >= ?1 || ':' AND id < ?1 || ';' LIMIT ?2`,
    idPrefix,
    most,
  );

export const removeFromOutbox = (db: Database, id: string): Statement =>
  db.written("DELETE FROM outbox WHERE id = ?1", id);

export const postponeOutbox = (db: Database, id: string, nextTryAt: number): Statement =>
  db.written("UPDATE outbox SET tries = tries + 1, next_try_at = ?2 WHERE id = ?1", id, nextTryAt);
