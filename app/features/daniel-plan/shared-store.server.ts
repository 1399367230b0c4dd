import type { Database, RawQuery } from "#app/db/database.ts";
import { isAdmin, isSubscribed } from "#app/features/member/fragments-store.server.ts";

const OF = "user_id IN (SELECT value FROM json_each(?1))";

export type DanielRow = { userId: string; days: number };

/** Days of the six weeks on which something was done. */
export const danielOfFriends = (db: Database, ids: readonly string[]): RawQuery<DanielRow> =>
  db.written(
    `SELECT p.user_id AS userId,
      (SELECT count(DISTINCT step) FROM daniel_plan_logs WHERE plan_id = p.id AND done = 1) AS days, max(p.created_at)
    FROM daniel_plans p WHERE p.${OF} AND p.deleted_at IS NULL AND p.status IN ('active', 'paused') GROUP BY p.user_id`,
    JSON.stringify(ids),
  );

export type KeptRow = { userId: string; days: number };

/** Days of the six weeks on which something was done, of those who have Premium and a plan that runs or rests. */
export const keptDays = (db: Database, ids: readonly string[]): RawQuery<KeptRow> =>
  db.written(
    `SELECT p.user_id AS userId,
      (SELECT count(DISTINCT step) FROM daniel_plan_logs WHERE plan_id = p.id AND done = 1) AS days, max(p.created_at)
    FROM daniel_plans p WHERE p.user_id IN (SELECT value FROM json_each(?1)) AND p.deleted_at IS NULL
      AND p.status IN ('active', 'paused')
      AND (${isSubscribed("p.user_id")} OR ${isAdmin("p.user_id")})
    GROUP BY p.user_id`,
    JSON.stringify(ids),
  );
