import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { ageBandOf, zoneJson } from "#app/features/member/fragments-store.server.ts";
import type { ZoneSetting } from "#app/features/member/time-zone.ts";
import { coinsAt, paidByDayJson, rewardedDaysJson } from "#app/features/wallet/fragments-store.server.ts";
import type { Answer, Help, Reason, Round, TriviaCard } from "./round.ts";

const ROUND = `json_object('id', id, 'kind', kind, 'about', about, 'day', day, 'items', json(items), 'seconds', seconds,
  'shownAt', shown_at, 'answered', answered, 'correct', correct, 'finishedAt', finished_at)`;
const CARD = `json_object('due', due, 'stability', stability, 'difficulty', difficulty, 'scheduledDays', scheduled_days,
  'step', step, 'reps', reps, 'lapses', lapses, 'state', state, 'lastReview', last_review)`;
const THIS = "game_rounds WHERE user_id = ?1 AND id = ?2 AND game = 'trivia'";

export type HomeRows = {
  seconds: number | null;
  due: number;
  cards: number;
  /** The last daily rounds, newest first. */
  daily: { id: string; day: string; answered: number; correct: number; done: boolean }[];
  themes: { about: string; rounds: number; best: number }[];
};

const HOME = `SELECT json_object(
  'seconds', (SELECT seconds FROM game_choices WHERE user_id = ?1),
  'due', (SELECT count(*) FROM (SELECT 1 FROM trivia_cards WHERE user_id = ?1 AND due <= ?2 LIMIT 100)),
  'cards', (SELECT count(*) FROM trivia_cards WHERE user_id = ?1),
  'daily', json((SELECT json_group_array(json_object('id', id, 'day', day, 'answered', answered, 'correct', correct,
    'done', json(iif(finished_at IS NULL, 'false', 'true')))) FROM (SELECT * FROM game_rounds
    WHERE user_id = ?1 AND kind = 'daily' ORDER BY day DESC LIMIT 7))),
  'themes', json((SELECT json_group_array(json_object('about', about, 'rounds', rounds, 'best', best)) FROM (
    SELECT about, count(*) AS rounds, max(correct) AS best FROM game_rounds
    WHERE user_id = ?1 AND game = 'trivia' AND kind = 'theme' AND finished_at IS NOT NULL GROUP BY about)))
) AS found`;

export const homeOf = (db: Database, userId: string, now: number): RawQuery<{ found: string }> =>
  db.written(HOME, userId, now);

export type Beginning = {
  profile: (ZoneSetting & { userId: string }) | null;
  young: boolean;
  seconds: number | null;
  /** Missed questions that are due, longest first. */
  due: string[];
  /** What was asked in the last rounds. */
  lately: string[];
};
const BEGINNING = `SELECT json_object('profile', json(${zoneJson("?1")}),
  'young', json(iif(${ageBandOf("?1")} = '13-17', 'true', 'false')),
  'seconds', (SELECT seconds FROM game_choices WHERE user_id = ?1),
  'due', json((SELECT json_group_array(item) FROM (SELECT item FROM trivia_cards
    WHERE user_id = ?1 AND due <= ?2 ORDER BY due LIMIT 10))),
  'lately', json((SELECT json_group_array(value) FROM (SELECT items FROM game_rounds
    WHERE user_id = ?1 AND game = 'trivia' ORDER BY started_at DESC LIMIT 20) r, json_each(r.items)))
) AS found`;

export async function readBeginning(db: Database, userId: string, now: number): Promise<Beginning> {
  const row = await db.first<{ found: string }>(BEGINNING, userId, now);
  return JSON.parse(row?.found ?? "null") as Beginning;
}

type NewRound = Pick<Round, "id" | "kind" | "about" | "day" | "items" | "seconds"> & {
  userId: string;
  at: number;
};
/** The same round again, or the day's that is there, is nothing new. */
export const addRound = (db: Database, round: NewRound): Statement =>
  db.written(
    `INSERT INTO game_rounds (user_id, id, game, kind, about, day, items, seconds, shown_at, started_at)
    VALUES (?1, ?2, 'trivia', ?3, ?4, ?5, ?6, ?7, ?8, ?8) ON CONFLICT DO NOTHING`,
    round.userId,
    round.id,
    round.kind,
    round.about,
    round.day,
    JSON.stringify(round.items),
    round.seconds,
    round.at,
  );

export type RoundRows = {
  round: Round | null;
  answers: (Answer & { coins: number })[];
  helps: { place: number; help: Help }[];
};
const SHOWN = `SELECT json_object('round', json((SELECT ${ROUND} FROM ${THIS})),
  'answers', json((SELECT json_group_array(json_object('place', place, 'item', item, 'choice', choice,
    'correct', json(iif(correct, 'true', 'false')), 'aided', json(iif(aided, 'true', 'false')), 'at', at,
    'coins', ${coinsAt("?1", "trivia_correct", "item", "at")}))
    FROM game_answers WHERE user_id = ?1 AND round_id = ?2)),
  'helps', json((SELECT json_group_array(json_object('place', place, 'help', help)) FROM game_helps
    WHERE user_id = ?1 AND round_id = ?2))
) AS found`;
export const roundOf = (db: Database, userId: string, id: string): RawQuery<{ found: string }> =>
  db.written(SHOWN, userId, id);

export type Situation = {
  profile: (ZoneSetting & { userId: string }) | null;
  round: Round | null;
  earlier: Answer | null;
  aided: boolean;
  card: TriviaCard | null;
  /** The days on which this question was rewarded, and how many were on each of the last days. */
  rewarded: string[];
  paid: Record<string, number>;
};
const SITUATION = `SELECT json_object('profile', json(${zoneJson("?1")}),
  'round', json((SELECT ${ROUND} FROM ${THIS})),
  'earlier', json((SELECT json_object('place', place, 'item', item, 'choice', choice,
    'correct', json(iif(correct, 'true', 'false')), 'aided', json(iif(aided, 'true', 'false')), 'at', at)
    FROM game_answers WHERE user_id = ?1 AND round_id = ?2 AND place = ?3)),
  'aided', json(iif(EXISTS (SELECT 1 FROM game_helps WHERE user_id = ?1 AND round_id = ?2 AND place = ?3),
    'true', 'false')),
  'card', json((SELECT ${CARD} FROM trivia_cards WHERE user_id = ?1
    AND item = (SELECT items ->> ('$[' || CAST(?3 AS INTEGER) || ']') FROM ${THIS}))),
  'rewarded', json(${rewardedDaysJson(
    "?1",
    "trivia_correct",
    `(SELECT items ->> ('$[' || CAST(?3 AS INTEGER) || ']') FROM ${THIS})`,
    "?4",
  )}),
  'paid', json(${paidByDayJson("?1", "trivia_correct", "?4")})
) AS found`;

export type Asked = { userId: string; roundId: string; place: number; since: string };
export async function readSituation(db: Database, asked: Asked, again: boolean): Promise<Situation> {
  const read = again ? db.firstOfPrimary : db.first;
  const row = await read<{ found: string }>(SITUATION, asked.userId, asked.roundId, asked.place, asked.since);
  return JSON.parse(row?.found ?? "null") as Situation;
}

export const addAnswer = (db: Database, userId: string, roundId: string, answer: Answer): Statement =>
  db.written(
    `INSERT INTO game_answers (user_id, round_id, place, item, choice, correct, aided, at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
    userId,
    roundId,
    answer.place,
    answer.item,
    answer.choice,
    answer.correct ? 1 : 0,
    answer.aided ? 1 : 0,
    answer.at,
  );

export const saveCard = (db: Database, userId: string, item: string, card: TriviaCard): Statement =>
  db.written(
    `INSERT INTO trivia_cards (user_id, item, due, stability, difficulty, scheduled_days, step, reps, lapses, state,
      last_review) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
    ON CONFLICT (user_id, item) DO UPDATE SET due = excluded.due, stability = excluded.stability,
      difficulty = excluded.difficulty, scheduled_days = excluded.scheduled_days, step = excluded.step,
      reps = excluded.reps, lapses = excluded.lapses, state = excluded.state, last_review = excluded.last_review`,
    userId,
    item,
    card.due,
    card.stability,
    card.difficulty,
    card.scheduledDays,
    card.step,
    card.reps,
    card.lapses,
    card.state,
    card.lastReview,
  );

/** For the question that is asked now alone. */
export const addHelp = (
  db: Database,
  {
    userId,
    roundId,
    place,
    help,
    at,
  }: { userId: string; roundId: string; place: number; help: Help; at: number },
): Statement =>
  db.written(
    `INSERT INTO game_helps (user_id, round_id, place, help, at)
    SELECT ?1, ?2, ?3, ?4, ?5 FROM ${THIS} AND answered = ?3 AND finished_at IS NULL ON CONFLICT DO NOTHING`,
    userId,
    roundId,
    place,
    help,
    at,
  );

/** The clock of the question that comes next begins when it is asked for, once. */
export const showNext = (
  db: Database,
  { userId, roundId, place, at }: { userId: string; roundId: string; place: number; at: number },
): Statement =>
  db.written(
    `UPDATE game_rounds SET shown_at = ?4 WHERE user_id = ?1 AND id = ?2 AND game = 'trivia' AND answered = ?3
      AND finished_at IS NULL AND shown_at <= (SELECT max(at) FROM game_answers WHERE user_id = ?1 AND round_id = ?2)`,
    userId,
    roundId,
    place,
    at,
  );

export const addDispute = (
  db: Database,
  { userId, item, reason, at }: { userId: string; item: string; reason: Reason; at: number },
): Statement =>
  db.written(
    "INSERT INTO trivia_disputes (user_id, item, reason, at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
    userId,
    item,
    reason,
    at,
  );

export const saveClock = (db: Database, userId: string, seconds: number | null): Statement =>
  db.written(
    `INSERT INTO game_choices (user_id, seconds) VALUES (?1, ?2)
    ON CONFLICT (user_id) DO UPDATE SET seconds = excluded.seconds`,
    userId,
    seconds,
  );
