import type { Database, RawQuery, Statement } from "#app/db/database.ts";

export const eveningsToClear = (db: Database, now: number, most: number): RawQuery<{ id: string }> =>
  db.written(
    `SELECT id FROM evenings WHERE cleared_at IS NULL AND (ended_at IS NOT NULL OR ends_at <= ?1)
    ORDER BY ends_at LIMIT ?2`,
    now,
    most,
  );

/** Guests go with all that was theirs. */
export const clearEvening = (db: Database, id: string, now: number): readonly Statement[] => [
  db.written("DELETE FROM evening_guests WHERE evening_id = ?1", id),
  db.written(
    `UPDATE evenings SET ended_at = coalesce(ended_at, ends_at), token = NULL, round_open = 0, cleared_at = ?2
    WHERE id = ?1`,
    id,
    now,
  ),
];
