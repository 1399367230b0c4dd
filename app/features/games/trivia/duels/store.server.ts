import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { mayMeetSql, notBlocked } from "#app/features/community/visibility/store.server.ts";
import type { AgeBand } from "#app/features/member/age.ts";

/** Duel `d` as one of the two reads it: the other's points only where both have played. */
const SEEN = `d.id, m.display_name AS name, d.from_id = ?1 AS mine, d.ends_at AS endsAt,
  iif(d.from_id = ?1, d.from_points, d.to_points) AS points,
  iif(d.from_points IS NULL OR d.to_points IS NULL, NULL, iif(d.from_id = ?1, d.to_points, d.from_points)) AS theirs`;
/** Friends of `?1`, each with the friendship's id. */
const FRIENDS = `SELECT f.id, f.other AS friend FROM friendships f WHERE f.one = ?1
  UNION ALL SELECT f.id, f.one FROM friendships f WHERE f.other = ?1`;
const UNFINISHED = "(from_points IS NULL OR to_points IS NULL)";
/** Whether a duel of `a` and `b` still stands between them, or `a` has asked within `since`. */
const busy = (a: string, b: string, now: string, since: string) => `(
  EXISTS (SELECT 1 FROM trivia_duels WHERE from_id = ${a} AND to_id = ${b} AND (made_at > ${since}
    OR (state <> 'taken_back' AND ends_at > ${now} AND ${UNFINISHED})))
  OR EXISTS (SELECT 1 FROM trivia_duels WHERE from_id = ${b} AND to_id = ${a} AND state = 'open'
    AND ends_at > ${now} AND ${UNFINISHED}))`;

export type DuelRow = {
  id: string;
  name: string;
  mine: number;
  endsAt: number;
  points: number | null;
  theirs: number | null;
};

/** Those of a member that still stand, and those that both have played; the latest first. */
export const duelsOf = (db: Database, userId: string, now: number): RawQuery<DuelRow> =>
  db.written(
    `SELECT ${SEEN} FROM (SELECT * FROM trivia_duels WHERE from_id = ?1 AND state <> 'taken_back'
      UNION ALL SELECT * FROM trivia_duels WHERE to_id = ?1 AND state = 'open') d
    JOIN community_members m ON m.user_id = iif(d.from_id = ?1, d.to_id, d.from_id)
    WHERE d.ends_at > ?2 OR (d.from_points IS NOT NULL AND d.to_points IS NOT NULL)
    ORDER BY d.made_at DESC LIMIT 40`,
    userId,
    now,
  );

export type DuelFriendRow = { id: string; name: string; busy: number };
export const duelFriends = (
  db: Database,
  userId: string,
  { now, since }: { now: number; since: number },
): RawQuery<DuelFriendRow> =>
  db.written(
    `SELECT x.id, m.display_name AS name, ${busy("?1", "x.friend", "?2", "?3")} AS busy FROM (${FRIENDS}) x
    JOIN community_members m ON m.user_id = x.friend ORDER BY m.display_name COLLATE NOCASE, x.id`,
    userId,
    now,
    since,
  );

export type Challenged = { otherId: string; ageBand: AgeBand };
/** Whom a friendship of the member's is with. Never shown. */
export const challengedOf = (db: Database, userId: string, friendshipId: string): RawQuery<Challenged> =>
  db.written(
    `SELECT m.user_id AS otherId, m.age_band AS ageBand FROM (${FRIENDS}) x
    JOIN community_members m ON m.user_id = x.friend JOIN community_members v ON v.user_id = ?1
    WHERE x.id = ?2 AND ${mayMeetSql("v", "m")} AND ${notBlocked("?1", "x.friend")}`,
    userId,
    friendshipId,
  );

type NewDuel = {
  id: string;
  from: string;
  to: string;
  items: readonly string[];
  now: number;
  endsAt: number;
  since: number;
  most: number;
};
/** Nothing where one stands between the two, or too many wait; a trigger asks whether they are friends. */
export const addDuel = (db: Database, row: NewDuel): RawQuery<{ id: string }> =>
  db.written(
    `INSERT INTO trivia_duels (id, from_id, to_id, items, made_at, ends_at)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE NOT ${busy("?2", "?3", "?5", "?7")}
      AND (SELECT count(*) FROM trivia_duels WHERE from_id = ?2 AND state <> 'taken_back' AND ends_at > ?5
        AND ${UNFINISHED}) < ?8 RETURNING id`,
    row.id,
    row.from,
    row.to,
    JSON.stringify(row.items),
    row.now,
    row.endsAt,
    row.since,
    row.most,
  );

export type OpenDuel = { id: string; items: string };
/** One that the member may play; nothing of another's, of one that was declined, or whose days are over. */
export const openDuel = (db: Database, userId: string, id: string, now: number): RawQuery<OpenDuel> =>
  db.written(
    `SELECT id, items FROM trivia_duels WHERE id = ?2 AND ends_at > ?3
      AND ((from_id = ?1 AND state <> 'taken_back') OR (to_id = ?1 AND state = 'open'))`,
    userId,
    id,
    now,
  );

/** By whom it was sent to, before they have played. */
export const declineDuel = (db: Database, userId: string, id: string): RawQuery<{ id: string }> =>
  db.written(
    `UPDATE trivia_duels SET state = 'declined' WHERE id = ?2 AND to_id = ?1 AND state = 'open' AND to_points IS NULL
    RETURNING id`,
    userId,
    id,
  );

/** By who asked, while the friend has not played. */
export const takeDuelBack = (db: Database, userId: string, id: string): RawQuery<{ otherId: string }> =>
  db.written(
    `UPDATE trivia_duels SET state = 'taken_back' WHERE id = ?2 AND from_id = ?1 AND state <> 'taken_back'
      AND to_points IS NULL RETURNING to_id AS otherId`,
    userId,
    id,
  );

/** A round of the member's own database that is one's side of a duel. */
export type DuelRound = {
  id: string;
  userId: string;
  answered: number;
  unaided: number;
  finishedAt: number | null;
};
const ROUND = "id, user_id AS userId, answered, unaided, finished_at AS finishedAt FROM game_rounds";

export const duelRoundsOf = (db: Database, userId: string): RawQuery<DuelRound> =>
  db.written(
    `SELECT ${ROUND} WHERE user_id = ?1 AND game = 'trivia' AND kind = 'duel' ORDER BY started_at DESC LIMIT 40`,
    userId,
  );

export const duelRounds = (
  db: Database,
  sides: readonly { id: string; userId: string }[],
): RawQuery<DuelRound> =>
  db.written(
    `SELECT r.id, r.user_id AS userId, r.answered, r.unaided, r.finished_at AS finishedAt FROM json_each(?1) s
    JOIN game_rounds r ON r.user_id = s.value ->> 'userId' AND r.id = s.value ->> 'id' AND r.kind = 'duel'`,
    JSON.stringify(sides),
  );

/** Points of one side, once, within its days; where both have played by then, whom that is news to. */
export const addPoints = (
  db: Database,
  row: { id: string; userId: string; points: number; at: number },
): readonly [Statement, RawQuery<{ otherId: string }>] => [
  db.written(
    `UPDATE trivia_duels SET from_points = iif(from_id = ?2, coalesce(from_points, ?3), from_points),
      to_points = iif(to_id = ?2, coalesce(to_points, ?3), to_points)
    WHERE id = ?1 AND ends_at > ?4
      AND ((from_id = ?2 AND state <> 'taken_back') OR (to_id = ?2 AND state = 'open'))`,
    row.id,
    row.userId,
    row.points,
    row.at,
  ),
  db.written(
    `SELECT iif(from_id = ?2, to_id, from_id) AS otherId FROM trivia_duels
    WHERE id = ?1 AND (from_id = ?2 OR to_id = ?2)`,
    row.id,
    row.userId,
  ),
];

export type EndedDuel = { id: string; fromId: string; toId: string };
/** Their days are over, and one of the two has not been heard of. */
export const endedDuels = (db: Database, now: number, most: number): RawQuery<EndedDuel> =>
  db.written(
    `SELECT id, from_id AS fromId, to_id AS toId FROM trivia_duels
    WHERE ends_at <= ?1 AND ${UNFINISHED} ORDER BY ends_at LIMIT ?2`,
    now,
    most,
  );

/** What only one of the two has played goes by without a word; what both have played is shown for a while. */
export const removeEnded = (
  db: Database,
  ids: readonly string[],
  shownSince: number,
): readonly Statement[] => [
  db.written(
    `DELETE FROM trivia_duels WHERE id IN (SELECT value FROM json_each(?1))
      AND ${UNFINISHED}`,
    JSON.stringify(ids),
  ),
  db.written("DELETE FROM trivia_duels WHERE ends_at <= ?1", shownSince),
];
