import type { Database, RawQuery } from "#app/db/database.ts";

const OF = "user_id IN (SELECT value FROM json_each(?1))";

export type PlanRow = { userId: string; kind: string; of: number; read: number };

/** The plan that was begun last; its own name is its member's, and is not read. */
export const plansOfFriends = (db: Database, ids: readonly string[]): RawQuery<PlanRow> =>
  db.written(
    `SELECT p.user_id AS userId, p.kind, p.readings AS "of",
      (SELECT count(DISTINCT reading) FROM reading_plan_checks
        WHERE plan_id = p.id AND opened_at IS NULL) AS read, max(p.created_at)
    FROM reading_plans p WHERE p.${OF} AND p.status = 'active' GROUP BY p.user_id`,
    JSON.stringify(ids),
  );
