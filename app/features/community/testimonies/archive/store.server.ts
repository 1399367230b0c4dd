import type { Database, RawQuery } from "#app/db/database.ts";

type Whole = Record<string, unknown>;

/** With their earlier texts, as JSON in each row; by their ids. */
export const testimoniesWhole = (
  db: Database,
  userId: string,
  after: string,
  most: number,
): RawQuery<Whole & { id: string; versions: string }> =>
  db.written(
    `SELECT t.*, (SELECT json_group_array(json_object('version', version, 'title', title, 'body', body,
        'replaced_at', replaced_at)) FROM testimony_versions WHERE testimony_id = t.id) AS versions
    FROM testimonies t WHERE t.user_id = ?1 AND t.id > ?2 ORDER BY t.id LIMIT ?3`,
    userId,
    after,
    most,
  );

export const commentsWhole = (
  db: Database,
  userId: string,
  after: string,
  most: number,
): RawQuery<Whole & { id: string }> =>
  db.written(
    "SELECT * FROM testimony_comments WHERE user_id = ?1 AND id > ?2 ORDER BY id LIMIT ?3",
    userId,
    after,
    most,
  );

export type AmenRow = { testimony_id: string; at: number };

export const amensWhole = (db: Database, userId: string, after: string, most: number): RawQuery<AmenRow> =>
  db.written(
    "SELECT testimony_id, at FROM amens WHERE user_id = ?1 AND testimony_id > ?2 ORDER BY testimony_id LIMIT ?3",
    userId,
    after,
    most,
  );

export const keptAwayThere = (db: Database, userId: string) =>
  [
    db.written<Whole>("SELECT testimony_id, at FROM hidden_testimonies WHERE user_id = ?1", userId),
    db.written<Whole>(
      "SELECT id, subject, reason, state, at, settled_at FROM testimony_reports WHERE user_id = ?1",
      userId,
    ),
    db.written<Whole>("SELECT testimony_id, at FROM muted_testimonies WHERE user_id = ?1", userId),
  ] as const;
