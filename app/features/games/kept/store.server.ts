import type { Database, RawQuery } from "#app/db/database.ts";

export type KeptRows = {
  daily: { day: string; answered: number; timed: boolean; done: boolean } | null;
  /** Missed questions that are due, longest first. */
  due: string[];
};

/** What a device may play of a member's: one row. */
export const keptOf = (db: Database, userId: string, now: number): RawQuery<{ found: string }> =>
  db.written(
    `SELECT json_object('daily', json((SELECT json_object('day', day, 'answered', answered,
      'timed', json(iif(seconds IS NULL, 'false', 'true')), 'done', json(iif(finished_at IS NULL, 'false', 'true')))
      FROM game_rounds WHERE user_id = ?1 AND kind = 'daily' ORDER BY day DESC LIMIT 1)),
    'due', json((SELECT json_group_array(item) FROM (SELECT item FROM trivia_cards WHERE user_id = ?1 AND due <= ?2
      ORDER BY due LIMIT 10)))) AS found`,
    userId,
    now,
  );

/** How many of these the member has missed before. */
export const missedAmong = (
  db: Database,
  userId: string,
  items: readonly string[],
): RawQuery<{ missed: number }> =>
  db.written(
    "SELECT count(*) AS missed FROM trivia_cards WHERE user_id = ?1 AND item IN (SELECT value FROM json_each(?2))",
    userId,
    JSON.stringify(items),
  );
