import type { Database, RawQuery } from "#app/db/database.ts";

export type NoteRow = {
  id: string;
  first: number;
  last: number;
  body: string;
  updatedAt: number;
  isGone: number;
};

/** Notes in the order of their last change, from one change on. */
export const notesSince = (
  db: Database,
  userId: string,
  { at, id }: { at: number; id: string },
  most: number,
): RawQuery<NoteRow> =>
  db.written(
    `SELECT id, first_verse AS first, last_verse AS last, body, max(updated_at, coalesce(deleted_at, 0)) AS updatedAt,
      deleted_at IS NOT NULL AS isGone
    FROM verse_notes WHERE user_id = ?1 AND (max(updated_at, coalesce(deleted_at, 0)), id) > (?2, ?3)
    ORDER BY max(updated_at, coalesce(deleted_at, 0)), id LIMIT ?4`,
    userId,
    at,
    id,
    most,
  );
