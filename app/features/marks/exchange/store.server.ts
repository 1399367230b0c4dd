import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { folded } from "#app/features/marks/model/fold.ts";
import type { Mark } from "#app/features/marks/model/marks.ts";
import type { SavedVerse } from "#app/features/marks/model/reply.ts";
import type { Note } from "#app/features/marks/notes/note.ts";
import { MARK_JSON, NOTE_JSON, SAVED_JSON } from "#app/features/marks/store.server.ts";
import type { KnownNote, Version } from "./merge.ts";

type Json = { row: string };

/** A page of the member's marks in order; `after`: the last of the page before. */
export const marksAfter = (db: Database, userId: string, after: Mark | null, most: number): RawQuery<Json> =>
  db.written(
    `SELECT ${MARK_JSON} AS row FROM verse_marks WHERE user_id = ?1 AND (kind, verse, tag) > (?2, ?3, ?4) AND value <> ''
    ORDER BY kind, verse, tag LIMIT ?5`,
    userId,
    after?.kind ?? "",
    after?.verse ?? 0,
    after?.tag ?? "",
    most,
  );

export const savedAfter = (
  db: Database,
  userId: string,
  after: Pick<SavedVerse, "first" | "last"> | null,
  most: number,
): RawQuery<Json> =>
  db.written(
    `SELECT ${SAVED_JSON} AS row FROM saved_verses WHERE user_id = ?1 AND (first_verse, last_verse) > (?2, ?3)
    AND value <> '' ORDER BY first_verse, last_verse LIMIT ?4`,
    userId,
    after?.first ?? 0,
    after?.last ?? 0,
    most,
  );

/** Notes with every text that they ever had; few at once, for each may be long. */
export const notesAfter = (
  db: Database,
  userId: string,
  after: Pick<Note, "first" | "id"> | null,
  most: number,
): RawQuery<Json> =>
  db.written(
    `SELECT json_object('note', json(${NOTE_JSON}), 'versions', (SELECT json_group_array(json(version)) FROM (
        SELECT json_object('id', v.id, 'noteId', v.note_id, 'body', v.body, 'at', v.at) AS version FROM note_versions v
        WHERE v.user_id = ?1 AND v.note_id = verse_notes.id ORDER BY v.at, v.id))) AS row
    FROM verse_notes WHERE user_id = ?1 AND (first_verse, id) > (?2, ?3) AND deleted_at IS NULL
    ORDER BY first_verse, id LIMIT ?4`,
    userId,
    after?.first ?? 0,
    after?.id ?? "",
    most,
  );

/** Which notes are there, and which texts they ever had. */
export const knownNotes = (db: Database, userId: string): RawQuery<{ found: string }> =>
  db.written(
    `SELECT json_group_array(json_object('id', n.id, 'version', n.version, 'deletedAt', n.deleted_at, 'versions',
      (SELECT json_group_array(v.id) FROM note_versions v WHERE v.user_id = n.user_id AND v.note_id = n.id))) AS found
    FROM verse_notes n WHERE n.user_id = ?1`,
    userId,
  );
export const knownNotesIn = (rows: readonly { found: string }[]): KnownNote[] =>
  JSON.parse(rows[0]?.found ?? "[]") as KnownNote[];

export const addNotes = (db: Database, userId: string, notes: readonly Note[]): Statement =>
  db.written(
    `INSERT INTO verse_notes (user_id, id, first_verse, last_verse, translation, body, folded, version, beside,
      created_at, updated_at)
    SELECT ?1, value ->> 'id', value ->> 'first', value ->> 'last', value ->> 'translation', value ->> 'body',
      value ->> 'folded', value ->> 'version', value ->> 'beside', value ->> 'createdAt', value ->> 'updatedAt'
    FROM json_each(?2)`,
    userId,
    JSON.stringify(notes.map((note) => ({ ...note, folded: folded(note.body) }))),
  );

/** Texts that are kept already stay as they are. */
export const addVersions = (db: Database, userId: string, versions: readonly Version[]): Statement =>
  db.written(
    `INSERT INTO note_versions (user_id, id, note_id, body, at)
    SELECT ?1, value ->> 'id', value ->> 'noteId', value ->> 'body', value ->> 'at' FROM json_each(?2) WHERE true
    ON CONFLICT (user_id, id) DO NOTHING`,
    userId,
    JSON.stringify(versions),
  );
