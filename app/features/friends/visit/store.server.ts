import type { Database, RawQuery } from "#app/db/database.ts";

export type HostRow = { otherId: string; shows: number; wasToday: number };

/** The friend of this friendship, whether they show their pet, and whether the member's has been there on this day. */
export const hostOf = (db: Database, userId: string, id: string, day: string): RawQuery<HostRow> =>
  db.written(
    `SELECT x.otherId, coalesce(s.pet, 0) AS shows,
      EXISTS (SELECT 1 FROM pet_visits WHERE from_id = ?1 AND to_id = x.otherId AND day = ?3) AS wasToday
    FROM (SELECT iif(one = ?1, other, one) AS otherId FROM friendships WHERE id = ?2 AND (one = ?1 OR other = ?1)) x
    LEFT JOIN friend_settings s ON s.user_id = x.otherId`,
    userId,
    id,
    day,
  );

/** Once a day and friend; a trigger asks again whether they are friends and the pet is shown. */
export const addVisit = (
  db: Database,
  row: { id: string; userId: string; otherId: string; day: string; now: number },
): RawQuery<{ id: string }> =>
  db.written(
    `INSERT INTO pet_visits (id, from_id, to_id, day, at) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (from_id, to_id, day) DO NOTHING RETURNING id`,
    row.id,
    row.userId,
    row.otherId,
    row.day,
    row.now,
  );

export type VisitRow = { friend: string; mine: string | null; theirs: number | null };

/** Of each friend: the member's own day of the last visit there, and when the friend's pet was here last. */
export const visitsOf = (db: Database, userId: string): RawQuery<VisitRow> =>
  db.written(
    `SELECT friend, max(mine) AS mine, max(theirs) AS theirs FROM (
      SELECT to_id AS friend, day AS mine, NULL AS theirs FROM pet_visits WHERE from_id = ?1
      UNION ALL SELECT from_id, NULL, at FROM pet_visits WHERE to_id = ?1) GROUP BY friend`,
    userId,
  );
