import type { Database, Statement } from "#app/db/database.ts";
import { folded } from "#app/features/marks/model/fold.ts";
import { NOTE_JSON } from "#app/features/marks/store.server.ts";
import { zoneJson } from "#app/features/member/fragments-store.server.ts";
import type { ZoneSetting } from "#app/features/member/time-zone.ts";
import { storedReplyJson } from "#app/idempotency/store.server.ts";
import type { Note } from "./note.ts";

export type NoteSituation<Answer> = {
  earlier: { question: string; answer: Answer } | null;
  profile: ZoneSetting | null;
  note: Note | null;
  /** A text under this version's name is kept. */
  known: boolean;
};

const SITUATION = `SELECT json_object('earlier', json(${storedReplyJson("?1", "?2")}), 'profile', json(${zoneJson("?1")}),
  'note', json((SELECT ${NOTE_JSON} FROM verse_notes WHERE user_id = ?1 AND id = ?3)),
  'known', json(iif(EXISTS (SELECT 1 FROM note_versions WHERE user_id = ?1 AND id = ?4), 'true', 'false'))
) AS found`;

export async function readNoteSituation<Answer>(
  db: Database,
  asked: { userId: string; requestId: string; noteId: string; version: string },
  again: boolean,
): Promise<NoteSituation<Answer>> {
  const read = again ? db.firstOfPrimary : db.first;
  const row = await read<{ found: string }>(
    SITUATION,
    asked.userId,
    asked.requestId,
    asked.noteId,
    asked.version,
  );
  return JSON.parse(row?.found ?? "null") as NoteSituation<Answer>;
}

/** A new note. Fails on its key where there is one by now. */
export const addNote = (db: Database, userId: string, note: Note): Statement =>
  db.written(
    `INSERT INTO verse_notes (user_id, id, first_verse, last_verse, translation, body, folded, version, beside,
      created_at, updated_at, deleted_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)`,
    userId,
    note.id,
    note.first,
    note.last,
    note.translation,
    note.body,
    folded(note.body),
    note.version,
    note.beside,
    note.createdAt,
    note.updatedAt,
    note.deletedAt,
  );

/** The constraint's names for what another tab has done in the meantime. */
export const NOTE_TAKEN = "verse_notes.user_id, verse_notes.id";
export const VERSION_TAKEN = "note_versions.user_id, note_versions.id";

export const addVersion = (
  db: Database,
  userId: string,
  row: { id: string; noteId: string; body: string; at: number },
): Statement =>
  db.written(
    "INSERT INTO note_versions (user_id, id, note_id, body, at) VALUES (?1, ?2, ?3, ?4, ?5)",
    userId,
    row.id,
    row.noteId,
    row.body,
    row.at,
  );

/** The newest text of a note; with it a deleted one is there again. Fails by trigger where its text is another by now. */
export const replaceNote = (
  db: Database,
  userId: string,
  note: { id: string; base: string; version: string; body: string; at: number },
): Statement =>
  db.written(
    `UPDATE verse_notes SET body = ?3, folded = ?4, version = ?5, updated_at = max(updated_at, ?6), deleted_at = NULL,
      base = ?7
    WHERE user_id = ?1 AND id = ?2`,
    userId,
    note.id,
    note.body,
    folded(note.body),
    note.version,
    note.at,
    note.base,
  );

export const setDeleted = (
  db: Database,
  userId: string,
  note: { id: string; base: string; deletedAt: number | null },
): Statement =>
  db.written(
    "UPDATE verse_notes SET deleted_at = ?3, base = ?4 WHERE user_id = ?1 AND id = ?2",
    userId,
    note.id,
    note.deletedAt,
    note.base,
  );

/** Notes that were deleted so long ago, with all that was ever written in them. */
export const forgetNotes = (db: Database, before: number, most: number): Statement =>
  db.written(
    `DELETE FROM verse_notes WHERE (user_id, id) IN
      (SELECT user_id, id FROM verse_notes WHERE deleted_at < ?1 ORDER BY deleted_at LIMIT ?2)`,
    before,
    most,
  );
