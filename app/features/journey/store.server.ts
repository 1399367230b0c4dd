import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { hasProfile } from "#app/features/member/fragments-store.server.ts";
import type { Entry } from "./model/entry.ts";

export type EntryRow = Entry & { version: number; reminds: number };

const COLUMNS = "id, thread, kind, day, at, title, body, reference, version, reminds";

/** Where a page begins: after this entry, towards older ones. */
export type Cursor = { day: string; at: number; id: string };

/** The newest first. */
export const journeyPage = (
  db: Database,
  userId: string,
  after: Cursor | null,
  limit: number,
): RawQuery<EntryRow> =>
  db.written(
    `SELECT ${COLUMNS} FROM journey_entries
    WHERE user_id = ?1 AND deleted_at IS NULL AND (?2 = '' OR (day, at, id) < (?2, ?3, ?4))
    ORDER BY day DESC, at DESC, id DESC LIMIT ?5`,
    userId,
    after?.day ?? "",
    after?.at ?? 0,
    after?.id ?? "",
    limit,
  );

/** The oldest first, for a file or a book. */
export const journeyFrom = (
  db: Database,
  userId: string,
  after: Cursor | null,
  limit: number,
): RawQuery<Entry> =>
  db.written(
    `SELECT id, thread, kind, day, at, title, body, reference FROM journey_entries
    WHERE user_id = ?1 AND deleted_at IS NULL AND (day, at, id) > (?2, ?3, ?4) ORDER BY day, at, id LIMIT ?5`,
    userId,
    after?.day ?? "",
    after?.at ?? 0,
    after?.id ?? "",
    limit,
  );

/** All of it, deleted ones too: for the archive. */
export const journeyWhole = (
  db: Database,
  userId: string,
  after: string,
  limit: number,
): RawQuery<{ id: string }> =>
  db.written(
    "SELECT * FROM journey_entries WHERE user_id = ?1 AND id > ?2 ORDER BY id LIMIT ?3",
    userId,
    after,
    limit,
  );

export const journeyCount = (db: Database, userId: string): RawQuery<{ count: number }> =>
  db.written("SELECT count(*) AS count FROM journey_entries WHERE user_id = ?1", userId);

/** An entry that is there already stays, unless the source has a newer text of it. */
export const putEntry = (db: Database, userId: string, entry: Entry & { version: number }): Statement =>
  db.written(
    `INSERT INTO journey_entries (user_id, id, thread, kind, day, at, title, body, reference, version)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 WHERE ${hasProfile("?1")}
    ON CONFLICT (user_id, id) DO UPDATE SET title = excluded.title, body = excluded.body,
      reference = iif(excluded.reference = '', journey_entries.reference, excluded.reference), version = excluded.version
    WHERE excluded.version > journey_entries.version`,
    userId,
    entry.id,
    entry.thread,
    entry.kind,
    entry.day,
    entry.at,
    entry.title,
    entry.body,
    entry.reference,
    entry.version,
  );

/** A file's entries; those that are there already stay as they are. Answers with the ids that are new. */
export const addEntries = (
  db: Database,
  userId: string,
  entries: readonly Entry[],
): RawQuery<{ id: string }> =>
  db.written(
    `INSERT INTO journey_entries (user_id, id, thread, kind, day, at, title, body, reference)
    SELECT ?1, value ->> 'id', value ->> 'thread', value ->> 'kind', value ->> 'day', value ->> 'at', value ->> 'title',
      value ->> 'body', value ->> 'reference' FROM json_each(?2) WHERE true
    ON CONFLICT (user_id, id) DO NOTHING RETURNING id`,
    userId,
    JSON.stringify(entries),
  );

export type Edit = {
  userId: string;
  id: string;
  version: number;
  title: string;
  body: string;
  reference: string;
  day: string;
};

/** One's own note, from the version that was edited; nothing where another tab has edited it since. */
export const editEntry = (db: Database, row: Edit): RawQuery<{ id: string }> =>
  db.written(
    `UPDATE journey_entries SET title = ?4, body = ?5, reference = ?6, day = ?7, version = version + 1
    WHERE user_id = ?1 AND id = ?2 AND version = ?3 AND kind = 'note' AND deleted_at IS NULL RETURNING id`,
    row.userId,
    row.id,
    row.version,
    row.title,
    row.body,
    row.reference,
    row.day,
  );

/** @param at epoch ms; null: brought back */
export const deleteEntry = (
  db: Database,
  userId: string,
  id: string,
  at: number | null,
): RawQuery<{ id: string }> =>
  db.written(
    "UPDATE journey_entries SET deleted_at = ?3 WHERE user_id = ?1 AND id = ?2 RETURNING id",
    userId,
    id,
    at,
  );

export const remindOfEntry = (
  db: Database,
  userId: string,
  id: string,
  on: boolean,
): RawQuery<{ id: string }> =>
  db.written(
    "UPDATE journey_entries SET reminds = ?3 WHERE user_id = ?1 AND id = ?2 RETURNING id",
    userId,
    id,
    Number(on),
  );

export const forgetEntries = (db: Database, before: number, limit: number): Statement =>
  db.written(
    `DELETE FROM journey_entries WHERE (user_id, id) IN
      (SELECT user_id, id FROM journey_entries WHERE deleted_at IS NOT NULL AND deleted_at <= ?1 LIMIT ?2)`,
    before,
    limit,
  );

/**
 * M4: of each of some days of the year the newest entry of an earlier year, as a JSON array in another feature's
 * statement.
 * @param days a parameter with a JSON array of `MM-DD`; @param first one with the first of these days, of this year
 */
export const anniversariesSql = (userId: string, days: string, first: string): string => `(
  SELECT json_group_array(json_object('id', id, 'kind', kind, 'day', day, 'title', title, 'body', body)) FROM (
    SELECT id, kind, day, title, substr(body, 1, 140) AS body, max(day || printf('%015d', at))
    FROM journey_entries WHERE user_id = ${userId} AND deleted_at IS NULL AND reminds = 1
      AND kind IN ('answered', 'testimony', 'note')
      AND substr(day, 6) IN (SELECT value FROM json_each(${days})) AND day < ${first}
    GROUP BY substr(day, 6)))`;
