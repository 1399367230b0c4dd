import type { Json } from "#app/core/json.ts";
import type { Database, RawQuery } from "#app/db/database.ts";
import { notBlocked } from "#app/features/community/visibility/store.server.ts";
import type { Role, Show } from "#app/features/groups/model/kinds.ts";
import type { PostLine } from "#app/features/groups/model/thread.ts";
import {
  helperOf,
  leaderOf,
  memberOf,
  postJson,
  postVisibleTo,
} from "#app/features/groups/visibility/store.server.ts";

/** Everything here is read by members of the group alone. */
export type InsideRow = {
  announcement: string;
  announcedAt: number | null;
  plan: string | null;
  planDay: string | null;
  /** The reader has said yes to a file of their words. */
  sharesWords: number;
};

export const insideOf = (db: Database, userId: string, slug: string): RawQuery<InsideRow> =>
  db.written(
    `SELECT g.announcement, g.announced_at AS announcedAt, g.plan, g.plan_day AS planDay,
      (SELECT shares_words FROM group_members WHERE group_id = g.id AND user_id = ?1) AS sharesWords FROM study_groups g
    WHERE g.slug = ?2 AND ${memberOf("?1", "g.id")}`,
    userId,
    slug,
  );

export type ReadByRow = { reading: number; count: number; mine: number };

/** How many have read each; of nobody whether they have. */
export const readingsIn = (db: Database, userId: string, slug: string): RawQuery<ReadByRow> =>
  db.written(
    `SELECT r.reading, count(*) AS count, max(r.user_id = ?1) AS mine FROM study_groups g
    JOIN group_readings r ON r.group_id = g.id WHERE g.slug = ?2 AND ${memberOf("?1", "g.id")} GROUP BY r.reading`,
    userId,
    slug,
  );

export type Part = {
  slug: string;
  show: Show;
  /** The reading that was asked for; null: the day's. */
  reading: number | null;
  /** The reader's day, and the last reading of each plan as JSON. */
  day: string;
  lasts: string;
  after: string | null;
};

/**
 * The first posts of the part of the group that is open, the newest first: in the order of `group_talk`, which a join
 * with `at` would lose, so that no more posts are visited than are shown. `?1`-`?8`: the reader, the part, how many.
 */
const PAGE = `WITH at AS MATERIALIZED (SELECT g.id, iif(?3 = 'prayer', 'prayer', 'talk') AS kind,
    CASE WHEN ?3 <> 'reading' OR g.plan IS NULL THEN -1 ELSE coalesce(?4, CAST(min(
      max(julianday(?5) - julianday(g.plan_day), 0), json_extract(?6, '$."' || g.plan || '"')) AS INTEGER)) END AS reading
    FROM study_groups g WHERE g.slug = ?2 AND ${memberOf("?1", "g.id")}),
  page AS MATERIALIZED (SELECT p.id FROM group_posts p CROSS JOIN community_members a ON a.user_id = p.user_id
    WHERE p.group_id = (SELECT id FROM at) AND p.kind = (SELECT kind FROM at)
      AND coalesce(p.reading, -1) = (SELECT reading FROM at) AND p.parent_id IS NULL
      AND p.id < coalesce(?7, '~') AND ${postVisibleTo("?1")} ORDER BY p.id DESC LIMIT ?8)`;

/** A post as JSON (`postJson`): it is sent on as it is, for a page has a hundred of them. First posts have no parent. */
export type PostRow = { id: string; parentId: string | null; line: Json<PostLine> };

/** First posts and one more, and the answers to them, the newest 300 of all; in no order, which is their ids'. */
export const postsIn = (db: Database, userId: string, part: Part, most: number): RawQuery<PostRow> => {
  const { slug, show, reading, day, lasts, after } = part;
  const columns = `p.id, p.parent_id AS parentId, ${postJson("?1")} AS line`;
  return db.written(
    `${PAGE}
    SELECT ${columns} FROM page CROSS JOIN group_posts p ON p.id = page.id
      CROSS JOIN community_members a ON a.user_id = p.user_id
    UNION ALL
    SELECT * FROM (SELECT ${columns} FROM (SELECT id FROM page ORDER BY id DESC LIMIT ?8 - 1) shown
      CROSS JOIN group_posts p ON p.parent_id = shown.id CROSS JOIN community_members a ON a.user_id = p.user_id
      WHERE ${postVisibleTo("?1")} ORDER BY p.id DESC LIMIT 300)`,
    ...[userId, slug, show, reading, day, lasts, after],
    most + 1,
  );
};

export type PersonRow = { id: string; name: string; handle: string; role: Role; mine: number };

export const peopleIn = (db: Database, userId: string, slug: string): RawQuery<PersonRow> =>
  db.written(
    `SELECT x.id, m.display_name AS name, m.handle, x.role, x.user_id = ?1 AS mine FROM study_groups g
    JOIN group_members x ON x.group_id = g.id JOIN community_members m ON m.user_id = x.user_id
    WHERE g.slug = ?2 AND ${memberOf("?1", "g.id")} AND ${notBlocked("?1", "x.user_id")}
    ORDER BY x.role = 'leader' DESC, x.role = 'helper' DESC, m.display_name COLLATE NOCASE, x.id`,
    userId,
    slug,
  );

export type NamedRow = { id: string; name: string; handle: string };

export const askingIn = (db: Database, userId: string, slug: string): RawQuery<NamedRow> =>
  db.written(
    `SELECT r.id, m.display_name AS name, m.handle FROM study_groups g JOIN group_requests r ON r.group_id = g.id
    JOIN community_members m ON m.user_id = r.user_id
    WHERE g.slug = ?2 AND r.state = 'waiting' AND ${helperOf("?1", "g.id")} AND ${notBlocked("?1", "r.user_id")}
    ORDER BY r.at LIMIT 100`,
    userId,
    slug,
  );

export const bannedIn = (db: Database, userId: string, slug: string): RawQuery<NamedRow> =>
  db.written(
    `SELECT b.id, m.display_name AS name, m.handle FROM study_groups g JOIN group_bans b ON b.group_id = g.id
    JOIN community_members m ON m.user_id = b.user_id WHERE g.slug = ?2 AND ${leaderOf("?1", "g.id")} ORDER BY b.at DESC`,
    userId,
    slug,
  );

export type GroupLinkRow = { id: string; token: string; usesLeft: number; expiresAt: number };

export const linksIn = (db: Database, userId: string, slug: string, now: number): RawQuery<GroupLinkRow> =>
  db.written(
    `SELECT l.id, l.token, l.uses_left AS usesLeft, l.expires_at AS expiresAt FROM study_groups g
    JOIN group_links l ON l.group_id = g.id
    WHERE g.slug = ?2 AND ${helperOf("?1", "g.id")} AND l.uses_left > 0 AND l.expires_at > ?3 ORDER BY l.id DESC`,
    userId,
    slug,
    now,
  );

/** The room of a group as a member comes into it: their name, and whom they do not see there. */
export type RoomRow = { id: string; handle: string; name: string; hidden: string };

export const roomOf = (db: Database, userId: string, slug: string): RawQuery<RoomRow> =>
  db.written(
    `SELECT g.id, m.handle, m.display_name AS name,
      (SELECT json_group_array(iif(b.user_id = ?1, b.blocked_id, b.user_id)) FROM blocks b
        WHERE (b.user_id = ?1 OR b.blocked_id = ?1) AND EXISTS (SELECT 1 FROM group_members
          WHERE group_id = g.id AND user_id = iif(b.user_id = ?1, b.blocked_id, b.user_id))) AS hidden
    FROM study_groups g JOIN community_members m ON m.user_id = ?1
    WHERE g.slug = ?2 AND g.moderation <> 'hidden' AND ${memberOf("?1", "g.id")}`,
    userId,
    slug,
  );
