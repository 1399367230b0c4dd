import type { Database, RawQuery } from "#app/db/database.ts";
import {
  NOTE_AUTHORS,
  type NoteRow,
  noteColumns,
  noteReadBy,
  type PageRow,
} from "#app/features/groups/evening/store.server.ts";
import { memberOf } from "#app/features/groups/visibility/store.server.ts";

export type GuideRow = { id: string; at: number; pages: number; notes: number };

/** A guest's words are not read once the evening is over, though the cron deletes them a minute later. */
const IN_GUIDE = `(n.guest_id IS NULL AND ${noteReadBy("?1")})`;

/** The evenings of a group that are over, the newest first, to its members. */
export const guidesOf = (db: Database, userId: string, slug: string, most: number): RawQuery<GuideRow> =>
  db.written(
    `SELECT e.id, e.created_at AS at, e.page AS pages,
      (SELECT count(*) FROM evening_notes n WHERE n.evening_id = e.id AND ${IN_GUIDE}) AS notes
    FROM study_groups g JOIN evenings e ON e.group_id = g.id
    WHERE g.slug = ?2 AND e.ended_at IS NOT NULL AND ${memberOf("?1", "g.id")} ORDER BY e.id DESC LIMIT ?3`,
    userId,
    slug,
    most,
  );

/** Of a member of the group, an evening that is over. */
const OVER = `FROM study_groups g JOIN evenings e ON e.group_id = g.id
  WHERE g.slug = ?2 AND e.id = ?3 AND e.ended_at IS NOT NULL AND ${memberOf("?1", "g.id")}`;

export const guideOf = (
  db: Database,
  userId: string,
  slug: string,
  id: string,
): RawQuery<{ groupName: string; at: number }> =>
  db.written(`SELECT g.name AS groupName, e.created_at AS at ${OVER}`, userId, slug, id);

export const guidePages = (db: Database, userId: string, slug: string, id: string): RawQuery<PageRow> =>
  db.written(
    `SELECT page AS n, book, chapter, from_verse AS "from", to_verse AS "to" FROM evening_pages
    WHERE evening_id = (SELECT e.id ${OVER}) ORDER BY page`,
    userId,
    slug,
    id,
  );

export const guideNotes = (db: Database, userId: string, slug: string, id: string): RawQuery<NoteRow> =>
  db.written(
    `SELECT ${noteColumns("?1")} FROM evening_notes n ${NOTE_AUTHORS}
    WHERE n.evening_id = (SELECT e.id ${OVER}) AND ${IN_GUIDE} ORDER BY n.page, n.created_at, n.id`,
    userId,
    slug,
    id,
  );
