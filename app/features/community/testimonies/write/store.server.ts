import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { ChosenVerse } from "#app/features/community/testimonies/model/testimony-line.ts";
import {
  commentVisibleTo,
  testimonyVisibleTo,
} from "#app/features/community/testimonies/visibility/store.server.ts";

type Count = { testimonies: number; comments: number };

/** How many the member has written since. */
export const writtenSince = (db: Database, userId: string, since: number): RawQuery<Count> =>
  db.written(
    `SELECT (SELECT count(*) FROM testimonies WHERE user_id = ?1 AND created_at >= ?2) AS testimonies,
      (SELECT count(*) FROM testimony_comments WHERE user_id = ?1 AND created_at >= ?2) AS comments`,
    userId,
    since,
  );

export const testimonyOfForm = (db: Database, userId: string, formId: string): RawQuery<{ id: string }> =>
  db.written("SELECT id FROM testimonies WHERE user_id = ?1 AND form_id = ?2", userId, formId);

export const commentOfForm = (db: Database, userId: string, formId: string): RawQuery<{ id: string }> =>
  db.written("SELECT id FROM testimony_comments WHERE user_id = ?1 AND form_id = ?2", userId, formId);

type Added = {
  id: string;
  formId: string;
  userId: string;
  requestId: string | null;
  title: string;
  body: string;
  language: string;
  unnamed: boolean;
  verse: ChosenVerse | null;
  held: boolean;
  urgent: boolean;
  now: number;
};

/** The same form again adds nothing. A request that is not the author's is not kept with it. */
export const addTestimony = (db: Database, row: Added): Statement =>
  db.written(
    `INSERT INTO testimonies (id, form_id, user_id, request_id, title, body, language, unnamed, verse_first, verse_last,
      verse_translation, moderation, urgent, for_young, for_adults, created_at)
    SELECT ?1, ?2, m.user_id, (SELECT id FROM prayer_requests WHERE id = ?4 AND user_id = ?3), ?5, ?6, ?7, ?8, ?9, ?10,
      ?11, ?12, ?13, m.age_band = '13-17' OR m.leads = 1, m.age_band = '18+', ?14
    FROM community_members m WHERE m.user_id = ?3 ON CONFLICT (user_id, form_id) DO NOTHING`,
    row.id,
    row.formId,
    row.userId,
    row.requestId,
    row.title,
    row.body,
    row.language,
    Number(row.unnamed),
    row.verse?.first ?? null,
    row.verse?.last ?? null,
    row.verse?.translation ?? null,
    row.held ? "held" : "shown",
    Number(row.urgent),
    row.now,
  );

/** Whose the testimony is that the reader sees. Never shown. */
export type Seen = { authorId: string; mine: number; state: string };

export const seenTestimony = (db: Database, userId: string, id: string): RawQuery<Seen> =>
  db.written(
    `SELECT t.user_id AS authorId, t.user_id = ?1 AS mine, t.state FROM testimonies t
    WHERE t.id = ?2 AND ${testimonyVisibleTo("?1")}`,
    userId,
    id,
  );

/** Whose the comment is that the reader sees, and under which one an answer to it stands. */
export const seenComment = (
  db: Database,
  userId: string,
  testimonyId: string,
  id: string | null,
): RawQuery<Seen & { threadId: string }> =>
  db.written(
    `SELECT c.user_id AS authorId, c.user_id = ?1 AS mine, c.state, coalesce(c.parent_id, c.id) AS threadId
    FROM testimony_comments c JOIN testimonies t ON t.id = c.testimony_id
    JOIN community_members a ON a.user_id = c.user_id
    WHERE c.id = ?3 AND t.id = ?2 AND ${testimonyVisibleTo("?1")} AND ${commentVisibleTo("?1")}`,
    userId,
    testimonyId,
    id,
  );

type AddedComment = {
  id: string;
  formId: string;
  userId: string;
  testimonyId: string;
  parentId: string | null;
  body: string;
  language: string;
  held: boolean;
  urgent: boolean;
  now: number;
};

/** Nothing on a testimony that the member no longer sees. */
export const addComment = (db: Database, row: AddedComment): Statement =>
  db.written(
    `INSERT INTO testimony_comments (id, form_id, testimony_id, user_id, parent_id, body, language, moderation, urgent,
      created_at, announced)
    SELECT ?1, ?2, t.id, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?8 = 'shown' FROM testimonies t
    WHERE t.id = ?3 AND t.state = 'shown' AND ${testimonyVisibleTo("?4")}
    ON CONFLICT (user_id, form_id) DO NOTHING`,
    row.id,
    row.formId,
    row.testimonyId,
    row.userId,
    row.parentId,
    row.body,
    row.language,
    row.held ? "held" : "shown",
    Number(row.urgent),
    row.now,
  );

/** Everything below is the author's alone; `RETURNING` says whether there was such a text of theirs. */
type Changed = RawQuery<{ id: string }>;

export const editTestimony = (
  db: Database,
  row: {
    userId: string;
    id: string;
    version: number;
    title: string;
    body: string;
    held: boolean;
    urgent: boolean;
    now: number;
  },
): Changed =>
  db.written(
    `UPDATE testimonies SET title = ?4, body = ?5, version = version + 1, edited_at = ?6,
      moderation = iif(?7 AND moderation = 'shown', 'held', moderation), urgent = max(urgent, ?8)
    WHERE user_id = ?1 AND id = ?2 AND version = ?3 AND state = 'shown' RETURNING id`,
    row.userId,
    row.id,
    row.version,
    row.title,
    row.body,
    row.now,
    Number(row.held),
    Number(row.urgent),
  );

/** Never put on again, since others may have read it without. */
export const unnameTestimony = (db: Database, userId: string, id: string): Changed =>
  db.written("UPDATE testimonies SET unnamed = 1 WHERE user_id = ?1 AND id = ?2 RETURNING id", userId, id);

export const withdrawTestimony = (db: Database, userId: string, id: string): Changed =>
  db.written(
    "UPDATE testimonies SET state = 'withdrawn' WHERE user_id = ?1 AND id = ?2 RETURNING id",
    userId,
    id,
  );

/** Its words go; answers to it stay. */
export const removeComment = (db: Database, userId: string, testimonyId: string, id: string): Changed =>
  db.written(
    `UPDATE testimony_comments SET state = 'withdrawn', body = ''
    WHERE user_id = ?1 AND testimony_id = ?2 AND id = ?3 RETURNING id`,
    userId,
    testimonyId,
    id,
  );

/** Whose open pages read again: who wrote the testimony, and the last who commented on it. Never shown. */
export const talkersOf = (db: Database, id: string): RawQuery<{ userId: string }> =>
  db.written(
    `SELECT user_id AS userId FROM testimonies WHERE id = ?1
    UNION SELECT user_id FROM (SELECT user_id FROM testimony_comments WHERE testimony_id = ?1 ORDER BY id DESC LIMIT 50)`,
    id,
  );
