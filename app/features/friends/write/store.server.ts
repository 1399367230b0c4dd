import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { blocksFrom } from "#app/features/community/safety/store.server.ts";
import { notBlocked } from "#app/features/community/visibility/store.server.ts";
import type { Choices } from "#app/features/friends/model/limits.ts";

/** One more of the day's tries; the schema refuses what is guessing (`friend_tries_a_day`). */
export const countTry = (db: Database, userId: string, day: string): Statement =>
  db.written(
    `INSERT INTO friend_tries (user_id, day, tries) VALUES (?1, ?2, 1)
    ON CONFLICT (user_id, day) DO UPDATE SET tries = tries + 1`,
    userId,
    day,
  );

export const forgetTries = (db: Database, userId: string, day: string): Statement =>
  db.written("DELETE FROM friend_tries WHERE user_id = ?1 AND day < ?2", userId, day);

export type Asked = { id: string; userId: string; word: string; now: number; most: number };

/** Of the same age band, and neither has blocked the other; no friend already, and not too many that wait. */
const MAY_ASK = `m.user_id <> ?2 AND m.age_band = v.age_band AND ${notBlocked("?2", "m.user_id")}
  AND NOT EXISTS (SELECT 1 FROM friendships WHERE one = min(m.user_id, ?2) AND other = max(m.user_id, ?2))
  AND (SELECT count(*) FROM friend_requests WHERE from_id = ?2 AND taken_back = 0) < ?5`;
/** Asked again it is the same request; one that was declined stays so, and nobody is told. */
const ONCE = `ON CONFLICT (from_id, to_id) DO UPDATE SET taken_back = 0, word = excluded.word`;

export const askByHandle = (db: Database, row: Asked & { handle: string }): Statement =>
  db.written(
    `INSERT INTO friend_requests (from_id, to_id, id, word, at)
    SELECT ?2, m.user_id, ?1, ?3, ?4 FROM community_members m JOIN community_members v ON v.user_id = ?2
    WHERE m.handle = ?6 AND ${MAY_ASK} ${ONCE}`,
    row.id,
    row.userId,
    row.word,
    row.now,
    row.most,
    row.handle,
  );

export const askByLink = (db: Database, row: Asked & { token: string }): Statement =>
  db.written(
    `INSERT INTO friend_requests (from_id, to_id, id, word, at)
    SELECT ?2, m.user_id, ?1, ?3, ?4 FROM friend_links l JOIN community_members m ON m.user_id = l.user_id
    JOIN community_members v ON v.user_id = ?2
    WHERE l.token = ?6 AND l.uses_left > 0 AND l.expires_at > ?4 AND ${MAY_ASK} ${ONCE}`,
    row.id,
    row.userId,
    row.word,
    row.now,
    row.most,
    row.token,
  );

/** Used by a new request alone: pressed twice, a link is used once. */
export const spendLink = (db: Database, token: string, requestId: string): Statement =>
  db.written(
    `UPDATE friend_links SET uses_left = uses_left - 1 WHERE token = ?1 AND uses_left > 0
    AND (EXISTS (SELECT 1 FROM friend_requests WHERE id = ?2) OR EXISTS (SELECT 1 FROM friendships WHERE id = ?2))`,
    token,
    requestId,
  );

export type Pair = { otherId: string; state: "asked" | "friends" | "declined" };

/** What has become of a request just sent. Never shown. */
export const pairOf = (db: Database, userId: string, requestId: string): RawQuery<Pair> =>
  db.written(
    `SELECT to_id AS otherId, iif(state = 'declined', 'declined', 'asked') AS state FROM friend_requests
      WHERE id = ?2 AND from_id = ?1 AND taken_back = 0
    UNION ALL SELECT iif(one = ?1, other, one), 'friends' FROM friendships WHERE id = ?2`,
    userId,
    requestId,
  );

/** `RETURNING` says whom it is with; nothing where there is no such request any more. */
export const acceptRequest = (
  db: Database,
  row: { userId: string; id: string; now: number },
): RawQuery<{ otherId: string }> =>
  db.written(
    `INSERT INTO friendships (one, other, id, since)
    SELECT min(r.from_id, r.to_id), max(r.from_id, r.to_id), r.id, ?3 FROM friend_requests r
    WHERE r.id = ?2 AND r.to_id = ?1 AND r.state = 'waiting' AND r.taken_back = 0
    ON CONFLICT (one, other) DO NOTHING RETURNING iif(one = ?1, other, one) AS otherId`,
    row.userId,
    row.id,
    row.now,
  );

export const declineRequest = (db: Database, userId: string, id: string): RawQuery<{ id: string }> =>
  db.written(
    "UPDATE friend_requests SET state = 'declined' WHERE id = ?2 AND to_id = ?1 AND state = 'waiting' AND taken_back = 0 RETURNING id",
    userId,
    id,
  );

export const takeRequestBack = (db: Database, userId: string, id: string): RawQuery<{ otherId: string }> =>
  db.written(
    "UPDATE friend_requests SET taken_back = 1 WHERE id = ?2 AND from_id = ?1 AND taken_back = 0 RETURNING to_id AS otherId",
    userId,
    id,
  );

export const removeFriend = (db: Database, userId: string, id: string): RawQuery<{ otherId: string }> =>
  db.written(
    `DELETE FROM friendships WHERE id = ?2 AND (one = ?1 OR other = ?1) RETURNING iif(one = ?1, other, one) AS otherId`,
    userId,
    id,
  );

/** A friend, or whoever asked; a trigger ends what is between the two. */
export const blockOther = (
  db: Database,
  row: { userId: string; id: string; blockId: string; at: number },
): RawQuery<{ otherId: string }> =>
  db.written(
    `${blocksFrom(`SELECT ?1, x.who, ?3, 0, ?4 FROM (
      SELECT iif(one = ?1, other, one) AS who FROM friendships WHERE id = ?2 AND (one = ?1 OR other = ?1)
      UNION SELECT from_id FROM friend_requests WHERE id = ?2 AND to_id = ?1) x
    WHERE true`)} RETURNING blocked_id AS otherId`,
    row.userId,
    row.id,
    row.blockId,
    row.at,
  );

type NewLink = { id: string; userId: string; formId: string; token: string; uses: number; now: number };

export const addLink = (db: Database, row: NewLink & { expiresAt: number; most: number }): Statement =>
  db.written(
    `INSERT INTO friend_links (id, user_id, form_id, token, uses_left, expires_at, created_at)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE
      (SELECT count(*) FROM friend_links WHERE user_id = ?2 AND uses_left > 0 AND expires_at > ?7) < ?8
    ON CONFLICT (user_id, form_id) DO NOTHING`,
    row.id,
    row.userId,
    row.formId,
    row.token,
    row.uses,
    row.expiresAt,
    row.now,
    row.most,
  );

export const linkOfForm = (db: Database, userId: string, formId: string): RawQuery<{ id: string }> =>
  db.written("SELECT id FROM friend_links WHERE user_id = ?1 AND form_id = ?2", userId, formId);

export const removeLink = (db: Database, userId: string, id: string): RawQuery<{ id: string }> =>
  db.written("DELETE FROM friend_links WHERE user_id = ?1 AND id = ?2 RETURNING id", userId, id);

export const saveChoices = (db: Database, userId: string, choices: Choices): Statement =>
  db.written(
    `INSERT INTO friend_settings (user_id, rhythm, plan, prayer, pet, daniel) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
    ON CONFLICT (user_id) DO UPDATE SET rhythm = excluded.rhythm, plan = excluded.plan, prayer = excluded.prayer,
      pet = excluded.pet, daniel = excluded.daniel`,
    userId,
    Number(choices.rhythm),
    Number(choices.plan),
    Number(choices.prayer),
    Number(choices.pet),
    Number(choices.daniel),
  );

/** Whose tabs read again. Never shown. */
export const friendIds = (db: Database, userId: string): RawQuery<{ otherId: string }> =>
  db.written(
    "SELECT other AS otherId FROM friendships WHERE one = ?1 UNION ALL SELECT one FROM friendships WHERE other = ?1",
    userId,
  );

export type FriendNamed = { otherId: string; name: string };

export const friendNamed = (db: Database, userId: string, id: string): RawQuery<FriendNamed> =>
  db.written(
    `SELECT m.user_id AS otherId, m.display_name AS name FROM friendships f
    JOIN community_members m ON m.user_id = iif(f.one = ?1, f.other, f.one)
    WHERE f.id = ?2 AND (f.one = ?1 OR f.other = ?1)`,
    userId,
    id,
  );

type Encouraging = {
  id: string;
  userId: string;
  friendshipId: string;
  verse: string;
  day: string;
  now: number;
};

/** One a day and friend; none where they are friends no more. */
export const addEncouragement = (db: Database, row: Encouraging): RawQuery<{ id: string }> =>
  db.written(
    `INSERT INTO friend_encouragements (id, from_id, to_id, verse, day, at)
    SELECT ?1, ?2, iif(f.one = ?2, f.other, f.one), ?4, ?5, ?6 FROM friendships f
    WHERE f.id = ?3 AND (f.one = ?2 OR f.other = ?2) ON CONFLICT (from_id, to_id, day) DO NOTHING RETURNING id`,
    row.id,
    row.userId,
    row.friendshipId,
    row.verse,
    row.day,
    row.now,
  );
