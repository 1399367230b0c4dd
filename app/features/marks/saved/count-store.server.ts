import type { Database, RawQuery } from "#app/db/database.ts";

export const countMarks = (db: Database, userId: string): RawQuery<{ marks: number }> =>
  db.written(
    `SELECT (SELECT count(*) FROM verse_marks WHERE user_id = ?1 AND value <> '')
      + (SELECT count(*) FROM saved_verses WHERE user_id = ?1 AND value <> '') AS marks`,
    userId,
  );
