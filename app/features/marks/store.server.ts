import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { Mark } from "./model/marks.ts";
import type { VerseRange } from "./model/selection.ts";

/** The columns of a note as a page knows it. */
export const NOTE_JSON = `json_object('id', id, 'first', first_verse, 'last', last_verse, 'translation', translation,
  'body', body, 'version', version, 'beside', beside, 'createdAt', created_at, 'updatedAt', updated_at,
  'deletedAt', deleted_at)`;
export const MARK_JSON = "json_object('kind', kind, 'verse', verse, 'tag', tag, 'value', value, 'at', at)";
export const SAVED_JSON = `json_object('first', first_verse, 'last', last_verse, 'translation', translation,
  'value', value, 'at', at)`;

/** What is marked in one chapter, what was taken away left out; one row of JSON. */
const CHAPTER = `SELECT json_object(
  'marks', (SELECT json_group_array(json(${MARK_JSON})) FROM verse_marks WHERE user_id = ?1
    AND kind IN ('highlight', 'bookmark', 'tag') AND verse BETWEEN ?2 AND ?3 AND value <> ''),
  'saved', (SELECT json_group_array(json(${SAVED_JSON})) FROM saved_verses WHERE user_id = ?1
    AND first_verse BETWEEN ?2 AND ?3 AND value <> ''),
  'notes', (SELECT json_group_array(json(note)) FROM (SELECT ${NOTE_JSON} AS note FROM verse_notes
    WHERE user_id = ?1 AND first_verse BETWEEN ?2 AND ?3 AND deleted_at IS NULL ORDER BY first_verse, created_at, id))
) AS found`;

/** @param chapter `BBCCC` */
export const chapterMarks = (db: Database, userId: string, chapter: number) =>
  db.first<{ found: string }>(CHAPTER, userId, chapter * 1_000, chapter * 1_000 + 999);

/** The same in a page's own batch. */
export const marksOfChapter = (db: Database, userId: string, chapter: number): RawQuery<{ found: string }> =>
  db.written(CHAPTER, userId, chapter * 1_000, chapter * 1_000 + 999);

/**
 * Marks as they were made, many in one statement: of each the later state stays, as `isLater` says. A JSON array of
 * `Mark`, at most a megabyte of it.
 */
export const putMarks = (db: Database, userId: string, marks: readonly Mark[]): Statement =>
  db.written(
    `INSERT INTO verse_marks (user_id, kind, verse, tag, value, at)
    SELECT ?1, value ->> 'kind', value ->> 'verse', value ->> 'tag', value ->> 'value', value ->> 'at' FROM json_each(?2)
    WHERE true
    ON CONFLICT (user_id, kind, verse, tag) DO UPDATE SET value = excluded.value, at = excluded.at
      WHERE excluded.at > at OR (excluded.at = at AND excluded.value > value)`,
    userId,
    JSON.stringify(marks),
  );

/** The member's tags, those most used first. */
export const tagsOf = (
  db: Database,
  userId: string,
  most: number,
): RawQuery<{ tag: string; verses: number }> =>
  db.written(
    `SELECT tag, count(*) AS verses FROM verse_marks WHERE user_id = ?1 AND kind = 'tag' AND value <> ''
    GROUP BY tag ORDER BY verses DESC, tag LIMIT ?2`,
    userId,
    most,
  );

export type WrittenRow = {
  noteId: string;
  first: number;
  last: number;
  at: number;
  body: string;
  isNow: number;
};

/** Everything that was ever written in notes on these verses, the newest first: also what was changed since. */
export const writtenAt = (db: Database, userId: string, { first, last }: VerseRange): RawQuery<WrittenRow> =>
  db.written(
    `SELECT n.id AS noteId, n.first_verse AS first, n.last_verse AS last, v.at, v.body, v.id = n.version AS isNow
    FROM verse_notes n JOIN note_versions v ON v.user_id = n.user_id AND v.note_id = n.id
    WHERE n.user_id = ?1 AND n.first_verse BETWEEN ?2 / 1000 * 1000 AND ?3 AND n.last_verse >= ?2
      AND n.deleted_at IS NULL
    ORDER BY v.at DESC, v.id LIMIT 200`,
    userId,
    first,
    last,
  );
