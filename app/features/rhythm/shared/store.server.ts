import type { Database, RawQuery } from "#app/db/database.ts";

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
