import type { Database, RawQuery } from "#app/db/database.ts";

type Whole = Record<string, unknown>;
export type OwnPost = Whole & { id: string };

const POST = `p.id, p.group_id, p.form_id, p.kind, p.parent_id, p.reading, p.body, p.language, p.state, p.moderation,
  p.urgent, p.created_at`;

export const ownPosts = (db: Database, userId: string, after: string, most: number): RawQuery<OwnPost> =>
  db.written(
    `SELECT ${POST} FROM group_posts p WHERE p.user_id = ?1 AND p.id > ?2 ORDER BY p.id LIMIT ?3`,
    userId,
    after,
    most,
  );

/** The same of one group. */
export const ownPostsIn = (
  db: Database,
  userId: string,
  slug: string,
  after: string,
  most: number,
): RawQuery<OwnPost> =>
  db.written(
    `SELECT ${POST} FROM group_posts p JOIN study_groups g ON g.id = p.group_id
    WHERE g.slug = ?2 AND p.user_id = ?1 AND p.id > ?3 ORDER BY p.id LIMIT ?4`,
    userId,
    slug,
    after,
    most,
  );

/** Everything else of the member's, by group; nobody else's words or ids. */
export const groupsWhole = (db: Database, userId: string): readonly RawQuery<Whole>[] => [
  db.written(
    `SELECT g.slug, g.name, m.role, m.joined_at, m.shares_words,
      (SELECT json_object('named', named, 'at', at) FROM group_daniel
        WHERE group_id = m.group_id AND user_id = m.user_id) AS daniel FROM group_members m JOIN study_groups g ON g.id = m.group_id
    WHERE m.user_id = ?1`,
    userId,
  ),
  db.written(
    `SELECT id, slug, name, about, theme, language, meets, kind, ministry, age_band, plan, plan_day, announcement,
      archived_at, created_at FROM study_groups WHERE user_id = ?1`,
    userId,
  ),
  db.written("SELECT id, group_id, state, at FROM group_requests WHERE user_id = ?1", userId),
  db.written("SELECT id, group_id, at FROM group_bans WHERE user_id = ?1", userId),
  db.written(
    "SELECT id, group_id, uses_left, expires_at, created_at FROM group_links WHERE user_id = ?1",
    userId,
  ),
  db.written("SELECT post_id, kind, at FROM group_reactions WHERE user_id = ?1", userId),
  db.written("SELECT group_id, reading, at FROM group_readings WHERE user_id = ?1", userId),
  db.written(
    `SELECT id, group_id, title, place, local_start, time_zone, minutes, cancelled_at FROM group_events
    WHERE user_id = ?1`,
    userId,
  ),
  db.written("SELECT event_id, at FROM group_event_replies WHERE user_id = ?1", userId),
  db.written(
    "SELECT id, group_id, question, choices, closed_at, created_at FROM group_polls WHERE user_id = ?1",
    userId,
  ),
  db.written("SELECT poll_id, choice, at FROM group_votes WHERE user_id = ?1", userId),
  db.written(
    "SELECT id, subject, reason, state, at, settled_at FROM group_reports WHERE user_id = ?1",
    userId,
  ),
];
