import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { blocksFrom } from "#app/features/community/safety/store.server.ts";
import { memberOf, postVisibleTo } from "#app/features/groups/visibility/store.server.ts";

type Added = {
  id: string;
  groupId: string;
  userId: string;
  formId: string;
  kind: string;
  parentId: string | null;
  reading: number | null;
  body: string;
  language: string;
  held: boolean;
  urgent: boolean;
  now: number;
};

/** The group's own page of it: who is in it, and not archived. An answer stands in the reading of what it answers. */
export const addPost = (db: Database, row: Added): Statement =>
  db.written(
    `INSERT INTO group_posts (id, group_id, user_id, form_id, kind, parent_id, reading, body, language, moderation,
      urgent, created_at)
    SELECT ?1, g.id, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12 FROM study_groups g
    WHERE g.id = ?2 AND g.archived_at IS NULL AND g.moderation <> 'hidden' AND ${memberOf("?3", "?2")}
    ON CONFLICT (user_id, form_id) DO NOTHING`,
    row.id,
    row.groupId,
    row.userId,
    row.formId,
    row.kind,
    row.parentId,
    row.reading,
    row.body,
    row.language,
    row.held ? "held" : "shown",
    Number(row.urgent),
    row.now,
  );

export const postOfForm = (db: Database, userId: string, formId: string): RawQuery<{ id: string }> =>
  db.written("SELECT id FROM group_posts WHERE user_id = ?1 AND form_id = ?2", userId, formId);

export const postsSince = (db: Database, userId: string, since: number): RawQuery<{ count: number }> =>
  db.written(
    "SELECT count(*) AS count FROM group_posts WHERE user_id = ?1 AND created_at >= ?2",
    userId,
    since,
  );

/** A post that the member reads, and under which first one an answer to it stands. Never shown. */
export type SeenPost = {
  authorId: string;
  mine: number;
  kind: "talk" | "prayer";
  state: string;
  threadId: string;
  reading: number | null;
};

export const seenPost = (
  db: Database,
  userId: string,
  groupId: string,
  id: string | null,
): RawQuery<SeenPost> =>
  db.written(
    `SELECT p.user_id AS authorId, p.user_id = ?1 AS mine, p.kind, p.state, coalesce(p.parent_id, p.id) AS threadId,
      p.reading
    FROM group_posts p JOIN community_members a ON a.user_id = p.user_id
    WHERE p.id = ?3 AND p.group_id = ?2 AND ${memberOf("?1", "?2")} AND ${postVisibleTo("?1")}`,
    userId,
    groupId,
    id,
  );

type Changed = RawQuery<{ id: string }>;

/** Its words go; answers to it stay. */
export const takePostBack = (db: Database, userId: string, groupId: string, id: string): Changed =>
  db.written(
    `UPDATE group_posts SET state = 'withdrawn', body = '' WHERE id = ?3 AND group_id = ?2 AND user_id = ?1 RETURNING id`,
    userId,
    groupId,
    id,
  );

export const markAnswered = (db: Database, userId: string, groupId: string, id: string): Changed =>
  db.written(
    `UPDATE group_posts SET state = 'answered'
    WHERE id = ?3 AND group_id = ?2 AND user_id = ?1 AND kind = 'prayer' AND state = 'shown' RETURNING id`,
    userId,
    groupId,
    id,
  );

type Reacting = { userId: string; groupId: string; id: string; reaction: string; now: number };

/** "Prayed" is for what is asked for; the other three are for what is said. */
export const addReaction = (db: Database, row: Reacting): Statement =>
  db.written(
    `INSERT INTO group_reactions (post_id, user_id, kind, at)
    SELECT p.id, ?1, ?4, ?5 FROM group_posts p JOIN community_members a ON a.user_id = p.user_id
    WHERE p.id = ?3 AND p.group_id = ?2 AND p.user_id <> ?1 AND p.state <> 'withdrawn'
      AND (p.kind = 'prayer') = (?4 = 'prayed') AND ${memberOf("?1", "?2")} AND ${postVisibleTo("?1")}
    ON CONFLICT DO NOTHING`,
    row.userId,
    row.groupId,
    row.id,
    row.reaction,
    row.now,
  );

export const removeReaction = (db: Database, row: Reacting): Statement =>
  db.written(
    `DELETE FROM group_reactions WHERE user_id = ?1 AND post_id = ?3 AND kind = ?4
    AND EXISTS (SELECT 1 FROM group_posts WHERE id = ?3 AND group_id = ?2)`,
    row.userId,
    row.groupId,
    row.id,
    row.reaction,
  );

type Reading = { userId: string; groupId: string; reading: number; now: number };

export const addReading = (db: Database, row: Reading): Statement =>
  db.written(
    `INSERT INTO group_readings (group_id, user_id, reading, at)
    SELECT g.id, ?1, ?3, ?4 FROM study_groups g WHERE g.id = ?2 AND g.plan IS NOT NULL AND ${memberOf("?1", "?2")}
    ON CONFLICT DO NOTHING`,
    row.userId,
    row.groupId,
    row.reading,
    row.now,
  );

export const removeReading = (db: Database, { userId, groupId, reading }: Reading): Statement =>
  db.written(
    "DELETE FROM group_readings WHERE user_id = ?1 AND group_id = ?2 AND reading = ?3",
    userId,
    groupId,
    reading,
  );

type Reported = {
  id: string;
  userId: string;
  groupId: string;
  postId: string | null;
  reason: string;
  at: number;
};

/** Of a post that the member reads and has not written, or of the group. A second one of the same only says why. */
export const addGroupReport = (db: Database, row: Reported): Changed =>
  db.written(
    `INSERT INTO group_reports (id, user_id, subject, group_id, post_id, reason, at)
    SELECT ?1, ?2, coalesce(p.id, g.id), g.id, p.id, ?5, ?6 FROM study_groups g
    LEFT JOIN group_posts p ON p.id = ?4 AND p.group_id = g.id LEFT JOIN community_members a ON a.user_id = p.user_id
    WHERE g.id = ?3 AND ${memberOf("?2", "?3")}
      AND iif(?4 IS NULL, true, p.id IS NOT NULL AND p.user_id <> ?2 AND ${postVisibleTo("?2")})
    ON CONFLICT (user_id, subject) DO UPDATE SET reason = excluded.reason RETURNING id`,
    row.id,
    row.userId,
    row.groupId,
    row.postId,
    row.reason,
    row.at,
  );

export const blockPostAuthor = (
  db: Database,
  row: { id: string; userId: string; groupId: string; postId: string; at: number },
): Changed =>
  db.written(
    `${blocksFrom(`SELECT ?2, p.user_id, ?1, 0, ?5 FROM group_posts p JOIN community_members a ON a.user_id = p.user_id
    WHERE p.id = ?4 AND p.group_id = ?3 AND p.user_id <> ?2 AND ${memberOf("?2", "?3")} AND ${postVisibleTo("?2")}`)} RETURNING id`,
    row.id,
    row.userId,
    row.groupId,
    row.postId,
    row.at,
  );
