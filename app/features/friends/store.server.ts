import type { Database, RawQuery } from "#app/db/database.ts";
import { notBlocked } from "#app/features/community/visibility/store.server.ts";

/** `?1`'s friends with their rows; the id of a friend is never shown. */
const FRIENDS = `SELECT f.id, f.since, f.other AS friend FROM friendships f WHERE f.one = ?1
  UNION ALL SELECT f.id, f.since, f.one FROM friendships f WHERE f.other = ?1`;

export type FriendRow = {
  id: string;
  userId: string;
  since: number;
  name: string;
  handle: string;
  picture: string;
  rhythm: number;
  plan: number;
  prayer: number;
  pet: number;
  daniel: number;
  /** The member's own day on which they sent a verse last. */
  sentDay: string | null;
};

export const friendsOf = (db: Database, userId: string): RawQuery<FriendRow> =>
  db.written(
    `SELECT x.id, x.friend AS userId, x.since, m.display_name AS name, m.handle, m.picture,
      coalesce(s.rhythm, 0) AS rhythm, coalesce(s.plan, 0) AS plan, coalesce(s.prayer, 0) AS prayer,
      coalesce(s.pet, 0) AS pet, coalesce(s.daniel, 0) AS daniel,
      (SELECT max(day) FROM friend_encouragements WHERE from_id = ?1 AND to_id = x.friend) AS sentDay
    FROM (${FRIENDS}) x JOIN community_members m ON m.user_id = x.friend
    LEFT JOIN friend_settings s ON s.user_id = x.friend ORDER BY m.display_name COLLATE NOCASE, x.id`,
    userId,
  );

export type RequestRow = {
  id: string;
  name: string;
  handle: string;
  picture: string;
  word: string;
  at: number;
};

/** Those that wait for the member; what was declined or taken back is not there. */
export const requestsTo = (db: Database, userId: string): RawQuery<RequestRow> =>
  db.written(
    `SELECT r.id, m.display_name AS name, m.handle, m.picture, r.word, r.at FROM friend_requests r
    JOIN community_members m ON m.user_id = r.from_id
    WHERE r.to_id = ?1 AND r.state = 'waiting' AND r.taken_back = 0 AND ${notBlocked("?1", "r.from_id")}
    ORDER BY r.at DESC LIMIT 100`,
    userId,
  );

/** Those of the member's own, by the handle that they know; one that was declined waits. */
export const requestsFrom = (db: Database, userId: string): RawQuery<RequestRow> =>
  db.written(
    `SELECT r.id, m.display_name AS name, m.handle, m.picture, r.word, r.at FROM friend_requests r
    JOIN community_members m ON m.user_id = r.to_id
    WHERE r.from_id = ?1 AND r.taken_back = 0 ORDER BY r.at DESC LIMIT 100`,
    userId,
  );

export type LinkRow = { id: string; token: string; usesLeft: number; expiresAt: number };

export const linksOf = (db: Database, userId: string, now: number): RawQuery<LinkRow> =>
  db.written(
    `SELECT id, token, uses_left AS usesLeft, expires_at AS expiresAt FROM friend_links
    WHERE user_id = ?1 AND uses_left > 0 AND expires_at > ?2 ORDER BY id DESC`,
    userId,
    now,
  );

export type SettingsRow = { rhythm: number; plan: number; prayer: number; pet: number; daniel: number };

export const friendSettingsOf = (db: Database, userId: string): RawQuery<SettingsRow> =>
  db.written("SELECT rhythm, plan, prayer, pet, daniel FROM friend_settings WHERE user_id = ?1", userId);

export type EncouragementRow = { id: string; name: string; verse: string; at: number };

/** Of those who are friends still. */
export const encouragementsTo = (db: Database, userId: string): RawQuery<EncouragementRow> =>
  db.written(
    `SELECT e.id, m.display_name AS name, e.verse, e.at FROM friend_encouragements e
    JOIN community_members m ON m.user_id = e.from_id
    WHERE e.to_id = ?1 AND EXISTS (SELECT 1 FROM friendships
      WHERE one = min(e.from_id, ?1) AND other = max(e.from_id, ?1))
    ORDER BY e.id DESC LIMIT 10`,
    userId,
  );

export type InviterRow = { name: string; handle: string; picture: string; mine: number; isFriend: number };

/** Whose link it is, for somebody whom they may meet; nothing for every other link, whatever is wrong with it. */
export const inviterOf = (db: Database, userId: string, token: string, now: number): RawQuery<InviterRow> =>
  db.written(
    `SELECT m.display_name AS name, m.handle, m.picture, m.user_id = ?1 AS mine,
      EXISTS (SELECT 1 FROM friendships WHERE one = min(m.user_id, ?1) AND other = max(m.user_id, ?1)) AS isFriend
    FROM friend_links l JOIN community_members m ON m.user_id = l.user_id
    JOIN community_members v ON v.user_id = ?1
    WHERE l.token = ?2 AND l.uses_left > 0 AND l.expires_at > ?3 AND m.age_band = v.age_band
      AND ${notBlocked("?1", "m.user_id")}`,
    userId,
    token,
    now,
  );
