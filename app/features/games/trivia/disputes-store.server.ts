import type { Database, RawQuery, Statement } from "#app/db/database.ts";

export type DisputeRow = { item: string; reason: string; count: number; oldest: number };
/** Questions that members doubt, the most doubted first. */
export const openDisputes = (db: Database): RawQuery<DisputeRow> =>
  db.written(
    `SELECT item, reason, count(*) AS count, min(at) AS oldest FROM trivia_disputes WHERE settled_at IS NULL
    GROUP BY item, reason ORDER BY count(*) DESC, min(at) LIMIT 200`,
  );

/** Who asked, in the moment of the answer. */
export const doubters = (db: Database, item: string): RawQuery<{ userId: string; at: number }> =>
  db.written(
    "SELECT user_id AS userId, at FROM trivia_disputes WHERE item = ?1 AND settled_at IS NULL ORDER BY at LIMIT 200",
    item,
  );

export const settleDisputes = (
  db: Database,
  { item, outcome, at, until }: { item: string; outcome: string; at: number; until: number },
): Statement =>
  db.written(
    "UPDATE trivia_disputes SET settled_at = ?3, outcome = ?2 WHERE item = ?1 AND settled_at IS NULL AND at <= ?4",
    item,
    outcome,
    at,
    until,
  );
