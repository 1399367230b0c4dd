import type { Database, Statement } from "#app/db/database.ts";
import { blocksFrom } from "#app/features/community/safety/store.server.ts";
import {
  commentVisibleTo,
  testimonyVisibleTo,
} from "#app/features/community/testimonies/visibility/store.server.ts";

export const sayAmen = (db: Database, userId: string, id: string, at: number): Statement =>
  db.written(
    `INSERT INTO amens (testimony_id, user_id, at) SELECT t.id, ?1, ?3 FROM testimonies t
    WHERE t.id = ?2 AND t.user_id <> ?1 AND ${testimonyVisibleTo("?1")} ON CONFLICT DO NOTHING`,
    userId,
    id,
    at,
  );

export const takeAmenBack = (db: Database, userId: string, id: string): Statement =>
  db.written("DELETE FROM amens WHERE user_id = ?1 AND testimony_id = ?2", userId, id);

export const hideTestimony = (db: Database, userId: string, id: string, at: number): Statement =>
  db.written(
    `INSERT INTO hidden_testimonies (user_id, testimony_id, at) SELECT ?1, t.id, ?3 FROM testimonies t
    WHERE t.id = ?2 AND t.user_id <> ?1 AND ${testimonyVisibleTo("?1")} ON CONFLICT DO NOTHING`,
    userId,
    id,
    at,
  );

export const unhideTestimony = (db: Database, userId: string, id: string): Statement =>
  db.written("DELETE FROM hidden_testimonies WHERE user_id = ?1 AND testimony_id = ?2", userId, id);

type About = { id: string; userId: string; testimonyId: string; commentId: string | null; at: number };

/** The testimony that is meant, or the comment on it: what the member sees of it, and whose it is. */
const meant = `FROM testimonies t LEFT JOIN testimony_comments c ON c.id = ?4 AND c.testimony_id = t.id
  LEFT JOIN community_members a ON a.user_id = c.user_id
  WHERE t.id = ?3 AND ${testimonyVisibleTo("?2")} AND coalesce(c.user_id, t.user_id) <> ?2
  AND iif(?4 IS NULL, true, c.id IS NOT NULL AND ${commentVisibleTo("?2")})`;

/** A second one of the same only says why. */
export const reportTestimony = (db: Database, row: About & { reason: string }): Statement =>
  db.written(
    `INSERT INTO testimony_reports (id, user_id, subject, testimony_id, comment_id, reason, at)
    SELECT ?1, ?2, coalesce(c.id, t.id), t.id, c.id, ?6, ?5 ${meant}
    ON CONFLICT (user_id, subject) DO UPDATE SET reason = excluded.reason`,
    row.id,
    row.userId,
    row.testimonyId,
    row.commentId,
    row.at,
    row.reason,
  );

/** Without a name where the reader saw none. */
export const blockWriter = (db: Database, row: About): Statement =>
  db.written(
    blocksFrom(`SELECT ?2, coalesce(c.user_id, t.user_id), ?1, t.unnamed = 1 AND coalesce(c.user_id, t.user_id) = t.user_id, ?5
    ${meant}`),
    row.id,
    row.userId,
    row.testimonyId,
    row.commentId,
    row.at,
  );
