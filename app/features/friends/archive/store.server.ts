import type { Database, RawQuery } from "#app/db/database.ts";

type Whole = Record<string, unknown>;

/** What is the member's own of their friendships. Others are said by the name that the member knows, never by an id. */
export const friendsWhole = (db: Database, userId: string): readonly RawQuery<Whole>[] => [
  db.written(
    `SELECT f.id, m.display_name AS name, m.handle, f.since FROM friendships f
    JOIN community_members m ON m.user_id = iif(f.one = ?1, f.other, f.one) WHERE f.one = ?1 OR f.other = ?1`,
    userId,
  ),
  db.written(
    `SELECT r.id, m.display_name AS name, m.handle, r.word, r.taken_back, r.at FROM friend_requests r
    JOIN community_members m ON m.user_id = r.to_id WHERE r.from_id = ?1`,
    userId,
  ),
  db.written(
    `SELECT r.id, m.display_name AS name, m.handle, r.word, r.state, r.at FROM friend_requests r
    JOIN community_members m ON m.user_id = r.from_id WHERE r.to_id = ?1 AND r.taken_back = 0`,
    userId,
  ),
  db.written("SELECT rhythm, plan, prayer, pet, daniel FROM friend_settings WHERE user_id = ?1", userId),
  db.written("SELECT id, uses_left, expires_at, created_at FROM friend_links WHERE user_id = ?1", userId),
  db.written(
    `SELECT e.id, m.display_name AS name, e.verse, e.day, e.at FROM friend_encouragements e
    JOIN community_members m ON m.user_id = e.to_id WHERE e.from_id = ?1`,
    userId,
  ),
  db.written(
    `SELECT e.id, m.display_name AS name, e.verse, e.day, e.at FROM friend_encouragements e
    JOIN community_members m ON m.user_id = e.from_id WHERE e.to_id = ?1`,
    userId,
  ),
  db.written(
    `SELECT v.id, m.display_name AS name, m.handle, v.day, v.at FROM pet_visits v
    JOIN community_members m ON m.user_id = v.to_id WHERE v.from_id = ?1`,
    userId,
  ),
  db.written(
    `SELECT v.id, m.display_name AS name, m.handle, v.day, v.at FROM pet_visits v
    JOIN community_members m ON m.user_id = v.from_id WHERE v.to_id = ?1`,
    userId,
  ),
  db.written("SELECT day, tries FROM friend_tries WHERE user_id = ?1", userId),
];
