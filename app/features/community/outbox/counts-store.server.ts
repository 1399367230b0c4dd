import type { Database, RawQuery } from "#app/db/database.ts";

export type OutboxRow = { waiting: number; failing: number; oldestAt: number | null };

/** What the community causes elsewhere and has not been delivered. */
export const undelivered = (db: Database, now: number): RawQuery<OutboxRow> =>
  db.written(
    `SELECT count(*) AS waiting, coalesce(sum(tries > 2), 0) AS failing, min(iif(tries > 0, at, NULL)) AS oldestAt
    FROM outbox WHERE next_try_at <= ?1 OR tries > 0`,
    now,
  );
