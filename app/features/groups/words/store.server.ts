import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { leaderOf, postVisibleTo } from "#app/features/groups/visibility/store.server.ts";
import type { FilePost } from "./file.ts";

/** Only in groups of adults: no words of the young go into a file of somebody else's. */
const OF_ADULTS = "g.age_band = '18+'";

/** One's own yes, or no again. */
export const setSharing = (
  db: Database,
  { userId, groupId, on }: { userId: string; groupId: string; on: boolean },
): Statement =>
  db.written(
    `UPDATE group_members SET shares_words = ?3 WHERE group_id = ?2 AND user_id = ?1
    AND EXISTS (SELECT 1 FROM study_groups g WHERE g.id = ?2 AND ${OF_ADULTS})`,
    userId,
    groupId,
    Number(on),
  );

/** To its leader alone. */
export const ledGroup = (db: Database, userId: string, slug: string): RawQuery<{ name: string }> =>
  db.written(
    `SELECT g.name FROM study_groups g WHERE g.slug = ?2 AND ${OF_ADULTS} AND ${leaderOf("?1", "g.id")}`,
    userId,
    slug,
  );

/** What the leader reads, with name and words of those alone who are in the group and said yes. */
export const postsForFile = (
  db: Database,
  userId: string,
  slug: string,
  after: string,
  most: number,
): RawQuery<FilePost> =>
  db.written(
    `SELECT p.id, p.parent_id AS parentId, p.kind, p.reading, p.created_at AS at,
      iif(x.shares_words = 1, a.display_name, NULL) AS name, iif(x.shares_words = 1, p.body, NULL) AS words
    FROM study_groups g JOIN group_posts p ON p.group_id = g.id JOIN community_members a ON a.user_id = p.user_id
    LEFT JOIN group_members x ON x.group_id = p.group_id AND x.user_id = p.user_id
    WHERE g.slug = ?2 AND ${OF_ADULTS} AND ${leaderOf("?1", "g.id")} AND p.state <> 'withdrawn'
      AND p.moderation = 'shown' AND ${postVisibleTo("?1")} AND p.id > ?3 ORDER BY p.id LIMIT ?4`,
    userId,
    slug,
    after,
    most,
  );
