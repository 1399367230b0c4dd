import type { Database, RawQuery } from "#app/db/database.ts";
import { noteReadBy } from "#app/features/groups/evening/store.server.ts";
import { memberOf } from "#app/features/groups/visibility/store.server.ts";

type Reported = { id: string; userId: string; slug: string; noteId: string; reason: string; at: number };

/** Of a note that the member reads and has not written, also once the evening is over. A second one only says why. */
export const addNoteReport = (db: Database, row: Reported): RawQuery<{ id: string }> =>
  db.written(
    `INSERT INTO evening_reports (id, user_id, note_id, reason, at)
    SELECT ?1, ?2, n.id, ?5, ?6 FROM evening_notes n JOIN evenings e ON e.id = n.evening_id
    JOIN study_groups g ON g.id = e.group_id
    WHERE n.id = ?4 AND g.slug = ?3 AND n.user_id IS NOT ?2 AND ${memberOf("?2", "g.id")} AND ${noteReadBy("?2")}
    ON CONFLICT (user_id, note_id) DO UPDATE SET reason = excluded.reason RETURNING id`,
    row.id,
    row.userId,
    row.slug,
    row.noteId,
    row.reason,
    row.at,
  );

/** The evening that is open of a note that is out of sight: the report just made may have taken it. */
export const openEveningOfHeld = (db: Database, noteId: string): RawQuery<{ id: string }> =>
  db.written(
    `SELECT e.id FROM evening_notes n JOIN evenings e ON e.id = n.evening_id
    WHERE n.id = ?1 AND n.moderation = 'held' AND e.ended_at IS NULL`,
    noteId,
  );

/** What the member reported. */
export const reportsWhole = (db: Database, userId: string): RawQuery<Record<string, unknown>> =>
  db.written(
    "SELECT id, note_id, reason, state, at, settled_at FROM evening_reports WHERE user_id = ?1",
    userId,
  );
