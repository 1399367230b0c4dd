import type { Database, RawQuery } from "#app/db/database.ts";

type Whole = Record<string, unknown>;
export type OwnNote = Whole & { id: string };

/** What the member wrote in evenings, shared and kept, each with the passage that it stands under. */
export const ownNotes = (db: Database, userId: string, after: string, most: number): RawQuery<OwnNote> =>
  db.written(
    `SELECT n.id, n.evening_id, n.form_id, n.body, n.language, n.shared, n.moderation, n.created_at, n.page, p.book, p.chapter,
      p.from_verse, p.to_verse FROM evening_notes n
    LEFT JOIN evening_pages p ON p.evening_id = n.evening_id AND p.page = n.page
    WHERE n.user_id = ?1 AND n.id > ?2 ORDER BY n.id LIMIT ?3`,
    userId,
    after,
    most,
  );

/** The evenings that the member opened, with the passages that were read, and their turns in rounds of prayer. */
export const eveningsWhole = (db: Database, userId: string): readonly [RawQuery<Whole>, RawQuery<Whole>] => [
  db.written(
    `SELECT e.id, e.group_id, e.created_at, e.ends_at, e.ended_at,
      (SELECT json_group_array(json_object('page', page, 'book', book, 'chapter', chapter, 'from_verse', from_verse,
        'to_verse', to_verse)) FROM evening_pages WHERE evening_id = e.id) AS pages
    FROM evenings e WHERE e.user_id = ?1`,
    userId,
  ),
  db.written("SELECT evening_id, round, at, done_at FROM evening_turns WHERE user_id = ?1", userId),
];
