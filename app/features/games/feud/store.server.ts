import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { zoneJson } from "#app/features/member/fragments-store.server.ts";
import type { ZoneSetting } from "#app/features/member/time-zone.ts";
import { paidByDayJson, wasMoved } from "#app/features/wallet/fragments-store.server.ts";

export type FeudRound = {
  id: string;
  about: string;
  day: string;
  /** The answers of the board, by their words. */
  items: string[];
  answered: number;
  correct: number;
  finishedAt: number | null;
};
const ROUND = `json_object('id', id, 'about', about, 'day', day, 'items', json(items), 'answered', answered,
  'correct', correct, 'finishedAt', finished_at)`;
const FOUND = `json((SELECT json_group_array(item) FROM game_answers WHERE user_id = ?1 AND round_id = r.id AND correct = 1))`;

export type FeudSituation = {
  profile: (ZoneSetting & { userId: string }) | null;
  round: FeudRound | null;
  found: string[];
  rewarded: boolean;
  paid: Record<string, number>;
};
const SITUATION = `SELECT json_object('profile', json(${zoneJson("?1")}),
  'round', json((SELECT ${ROUND} FROM game_rounds WHERE user_id = ?1 AND id = ?2 AND game = 'feud')),
  'found', coalesce((SELECT ${FOUND} FROM game_rounds r WHERE user_id = ?1 AND id = ?2 AND game = 'feud'), json('[]')),
  'rewarded', json(iif(${wasMoved(
    "?1",
    "other_activity",
    "'feud:' || (SELECT about FROM game_rounds WHERE user_id = ?1 AND id = ?2)",
  )}, 'true', 'false')),
  'paid', json(${paidByDayJson("?1", "other_activity", "?3")})
) AS found`;

export async function readFeudSituation(
  db: Database,
  { userId, roundId, since }: { userId: string; roundId: string; since: string },
  again: boolean,
): Promise<FeudSituation> {
  const read = again ? db.firstOfPrimary : db.first;
  const row = await read<{ found: string }>(SITUATION, userId, roundId, since);
  return JSON.parse(row?.found ?? "null") as FeudSituation;
}

export type FeudRows = {
  last: (FeudRound & { found: string[] }) | null;
  boards: { about: string; best: number; rounds: number }[];
};
/** The last round of a board, and how every board went. */
export const feudOf = (db: Database, userId: string, about: string): RawQuery<{ found: string }> =>
  db.written(
    `SELECT json_object(
      'last', json((SELECT json_set(${ROUND}, '$.found', ${FOUND}) FROM game_rounds r
        WHERE user_id = ?1 AND game = 'feud' AND about = ?2 ORDER BY started_at DESC LIMIT 1)),
      'boards', json((SELECT json_group_array(json_object('about', about, 'best', best, 'rounds', rounds)) FROM (
        SELECT about, max(correct) AS best, count(*) AS rounds FROM game_rounds
        WHERE user_id = ?1 AND game = 'feud' GROUP BY about)))) AS found`,
    userId,
    about,
  );

export const addFeudRound = (
  db: Database,
  row: { userId: string; id: string; about: string; day: string; items: readonly string[]; at: number },
): Statement =>
  db.written(
    `INSERT INTO game_rounds (user_id, id, game, kind, about, day, items, shown_at, started_at)
    VALUES (?1, ?2, 'feud', 'board', ?3, ?4, ?5, ?6, ?6) ON CONFLICT DO NOTHING`,
    row.userId,
    row.id,
    row.about,
    row.day,
    JSON.stringify(row.items),
    row.at,
  );

export const addSaid = (
  db: Database,
  row: {
    userId: string;
    roundId: string;
    place: number;
    item: string;
    choice: number;
    correct: boolean;
    at: number;
  },
): Statement =>
  db.written(
    `INSERT INTO game_answers (user_id, round_id, place, item, choice, correct, aided, at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0, ?7)`,
    row.userId,
    row.roundId,
    row.place,
    row.item,
    row.choice,
    row.correct ? 1 : 0,
    row.at,
  );

export const endRound = (db: Database, userId: string, roundId: string, at: number): Statement =>
  db.written(
    "UPDATE game_rounds SET finished_at = ?3 WHERE user_id = ?1 AND id = ?2 AND game = 'feud' AND finished_at IS NULL",
    userId,
    roundId,
    at,
  );
