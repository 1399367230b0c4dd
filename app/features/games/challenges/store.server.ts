import type { Database, RawQuery, Statement } from "#app/db/database.ts";

export type SeasonRows = { taken: number[]; steps: number; people: number };

/** The steps that a member has taken of a season, and the bar that all make. */
export const seasonOf = (db: Database, userId: string, season: string): RawQuery<{ found: string }> =>
  db.written(
    `SELECT json_object(
      'taken', json((SELECT json_group_array(step) FROM challenge_steps WHERE user_id = ?1 AND season = ?2)),
      'steps', coalesce((SELECT steps FROM challenge_totals WHERE season = ?2), 0),
      'people', coalesce((SELECT people FROM challenge_totals WHERE season = ?2), 0)) AS found`,
    userId,
    season,
  );

/** Once each: the same step again is nothing new. */
export const addStep = (
  db: Database,
  row: { userId: string; season: string; step: number; day: string; at: number },
): Statement =>
  db.written(
    `INSERT INTO challenge_steps (user_id, season, step, day, at) VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO NOTHING`,
    row.userId,
    row.season,
    row.step,
    row.day,
    row.at,
  );
