import type { Database, RawQuery } from "#app/db/database.ts";

/**
 * What friends have chosen to show, out of the members' own database: each statement is given the ids of those who chose
 * it, as the shared database has just said them.
 */
const OF = "user_id IN (SELECT value FROM json_each(?1))";

export type MonthRow = { userId: string; month: string; days: number };

export const practicedMonths = (db: Database, ids: readonly string[], from: string): RawQuery<MonthRow> =>
  db.written(
    `SELECT user_id AS userId, month, reading | prayer | memory | service AS days FROM rhythm_months
    WHERE ${OF} AND month >= ?2`,
    JSON.stringify(ids),
    from,
  );

export const prayedMonths = (db: Database, ids: readonly string[], from: string): RawQuery<MonthRow> =>
  db.written(
    `SELECT user_id AS userId, month, prayer AS days FROM rhythm_months WHERE ${OF} AND month >= ?2`,
    JSON.stringify(ids),
    from,
  );

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

export type PetRow = { userId: string; type: string; level: number };

export const petsOfFriends = (db: Database, ids: readonly string[]): RawQuery<PetRow> =>
  db.written(
    `SELECT user_id AS userId, pet_type_id AS type, level FROM user_pets WHERE ${OF} AND is_active = 1`,
    JSON.stringify(ids),
  );

export type DanielRow = { userId: string; days: number };

/** Days of the six weeks on which something was done. */
export const danielOfFriends = (db: Database, ids: readonly string[]): RawQuery<DanielRow> =>
  db.written(
    `SELECT p.user_id AS userId,
      (SELECT count(DISTINCT step) FROM daniel_plan_logs WHERE plan_id = p.id AND done = 1) AS days, max(p.created_at)
    FROM daniel_plans p WHERE p.${OF} AND p.deleted_at IS NULL AND p.status IN ('active', 'paused') GROUP BY p.user_id`,
    JSON.stringify(ids),
  );
