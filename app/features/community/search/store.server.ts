import type { Database, Statement } from "#app/db/database.ts";
import { wordsOf } from "./words.ts";

type Text = { id: string; title: string; body: string };

/** Behind the statement that writes the text: what was refused there, or was written by another tab, has no words. */
const STANDS = "WHERE id = ?1 AND title = ?2 AND body = ?3 AND state <> 'withdrawn'";

/** The words of a request's own text in place of those that it had. */
export const keepRequestWords = (db: Database, { id, title, body }: Text): Statement[] => {
  const stands = `EXISTS (SELECT 1 FROM prayer_requests ${STANDS})`;
  return [
    db.written(
      `DELETE FROM request_words WHERE request_id = ?1 AND source = '' AND ${stands}`,
      id,
      title,
      body,
    ),
    db.written(
      `INSERT INTO request_words (word, request_id, source) SELECT value, ?1, '' FROM json_each(?4) WHERE ${stands}`,
      id,
      title,
      body,
      JSON.stringify(wordsOf(`${title}\n${body}`)),
    ),
  ];
};

/** The words of what was added to a request. */
export const keepUpdateWords = (
  db: Database,
  { id, requestId, body }: { id: string; requestId: string; body: string },
): Statement =>
  db.written(
    `INSERT INTO request_words (word, request_id, source) SELECT value, ?2, ?1 FROM json_each(?3)
    WHERE EXISTS (SELECT 1 FROM request_updates WHERE id = ?1 AND request_id = ?2)`,
    id,
    requestId,
    JSON.stringify(wordsOf(body)),
  );

/** Taken back, it is found by nobody. */
export const forgetRequestWords = (db: Database, id: string): Statement =>
  db.written(
    `DELETE FROM request_words WHERE request_id = ?1
    AND EXISTS (SELECT 1 FROM prayer_requests WHERE id = ?1 AND state = 'withdrawn')`,
    id,
  );

export const keepTestimonyWords = (db: Database, { id, title, body }: Text): Statement[] => {
  const stands = `EXISTS (SELECT 1 FROM testimonies ${STANDS})`;
  return [
    db.written(`DELETE FROM testimony_words WHERE testimony_id = ?1 AND ${stands}`, id, title, body),
    db.written(
      `INSERT INTO testimony_words (word, testimony_id) SELECT value, ?1 FROM json_each(?4) WHERE ${stands}`,
      id,
      title,
      body,
      JSON.stringify(wordsOf(`${title}\n${body}`)),
    ),
  ];
};

export const forgetTestimonyWords = (db: Database, id: string): Statement =>
  db.written(
    `DELETE FROM testimony_words WHERE testimony_id = ?1
    AND EXISTS (SELECT 1 FROM testimonies WHERE id = ?1 AND state = 'withdrawn')`,
    id,
  );

/** A word `w` of a request `r` counts for the reader where they see the text that it stands in. */
export const seenSource = (reader: string): string =>
  `(w.source = '' OR EXISTS (SELECT 1 FROM request_updates u
    WHERE u.id = w.source AND (u.moderation = 'shown' OR r.user_id = ${reader})))`;

/**
 * That each word stands in the request `r`, in a text that the reader sees. It says nothing of whether the request is
 * theirs to read.
 * @param words parameters
 */
export const requestHas = (words: readonly string[], reader: string): string[] =>
  words.map(
    (word) =>
      `EXISTS (SELECT 1 FROM request_words w WHERE w.word = ${word} AND w.request_id = r.id AND ${seenSource(reader)})`,
  );

/** The same of a testimony `t`. */
export const testimonyHas = (words: readonly string[]): string[] =>
  words.map(
    (word) => `EXISTS (SELECT 1 FROM testimony_words w WHERE w.word = ${word} AND w.testimony_id = t.id)`,
  );
