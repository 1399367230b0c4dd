import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { Month } from "#app/features/games/achievements/totals.ts";
import type { Measure } from "#app/features/games/evidence/measures.ts";
import type { StoredQuest } from "#app/features/games/quests/quests.ts";
import { notesOf } from "#app/features/marks/fragments-store.server.ts";
import { byHeartOf, dueOf } from "#app/features/memory/fragments-store.server.ts";
import { answeredOf } from "#app/features/prayers/fragments-store.server.ts";
import { monthsJson, practicesSince } from "#app/features/rhythm/shared/fragments-store.server.ts";
import { chaptersReadJson } from "#app/features/study/fragments-store.server.ts";
import {
  experienceOf,
  movementsBy,
  paidDays,
  prayerSessionsOf,
} from "#app/features/wallet/fragments-store.server.ts";

/** Everything of a member that games are drawn from, as one row of JSON. */
export type MineRows = {
  /** What is open, and the last of each slot. */
  quests: StoredQuest[];
  evidence: { measure: Exclude<Measure, "rest">; day: string; times: number }[];
  months: Month[];
  chapters: [book: number, read: number][];
  counts: Record<
    | "prayers"
    | "answered"
    | "byHeart"
    | "together"
    | "saved"
    | "notes"
    | "trivia"
    | "dailies"
    | "perfect"
    | "themes"
    | "mended"
    | "boards"
    | "quests",
    number
  >;
  earned: { id: string; at: number }[];
  steps: { season: string; taken: number }[];
  totals: { season: string; steps: number; people: number }[];
  layout: string;
  daily: { day: string; answered: number; correct: number; done: boolean } | null;
  due: number;
  missed: number;
  /** Rewards of the last days, for what a day pays at most. */
  paid: { cause: string; day: string; times: number }[];
  experience: number;
  /** Gems of thirty days each that were given. */
  milestones: number;
};

const OLDEST = `coalesce((SELECT min(opened_day) FROM user_quest_progress WHERE user_id = ?1 AND completed_at IS NULL), ?2)`;
/** A day of a zone begins at most fourteen hours before it does in UTC. */
const SINCE = `(unixepoch(min(${OLDEST}, ?2)) - 50400) * 1000`;

const MINE = `SELECT json_object(
  'quests', json((SELECT json_group_array(json_object('slot', slot, 'openedDay', opened_day, 'quest', quest,
    'exchanged', exchanged, 'completedDay', completed_day)) FROM user_quest_progress q WHERE user_id = ?1
    AND (completed_at IS NULL OR opened_day = (SELECT max(opened_day) FROM user_quest_progress
      WHERE user_id = ?1 AND slot = q.slot)))),
  'evidence', json((SELECT json_group_array(json_object('measure', measure, 'day', day, 'times', times)) FROM (
    ${practicesSince("?1", SINCE)}
    UNION ALL ${paidDays("?1", ["verse_save", "social_interaction"], `min(${OLDEST}, ?2)`)}
    UNION ALL SELECT 'trivia', day, sum(correct) FROM game_rounds WHERE user_id = ?1 AND game = 'trivia'
      AND day >= min(${OLDEST}, ?2) GROUP BY day
    UNION ALL SELECT 'daily', day, count(*) FROM game_rounds WHERE user_id = ?1 AND kind = 'daily'
      AND finished_at IS NOT NULL AND day >= min(${OLDEST}, ?2) GROUP BY day))),
  'months', json(${monthsJson("?1")}),
  'chapters', json(${chaptersReadJson("?1")}),
  'counts', json((SELECT json_object(
    'prayers', ${prayerSessionsOf("?1")},
    'answered', ${answeredOf("?1")},
    'byHeart', ${byHeartOf("?1")},
    'together', ${movementsBy("?1", "social_interaction")},
    'saved', ${movementsBy("?1", "verse_save")},
    'notes', ${notesOf("?1")},
    'trivia', (SELECT coalesce(sum(correct), 0) FROM game_rounds WHERE user_id = ?1 AND game = 'trivia'),
    'dailies', (SELECT count(*) FROM game_rounds WHERE user_id = ?1 AND kind = 'daily' AND finished_at IS NOT NULL),
    'perfect', (SELECT count(*) FROM game_rounds WHERE user_id = ?1 AND kind = 'daily' AND unaided = 10),
    'themes', (SELECT count(DISTINCT about) FROM game_rounds WHERE user_id = ?1 AND kind = 'theme'
      AND finished_at IS NOT NULL),
    'mended', (SELECT count(*) FROM trivia_cards WHERE user_id = ?1 AND state = 2),
    'boards', (SELECT count(DISTINCT about) FROM game_rounds WHERE user_id = ?1 AND game = 'feud'
      AND correct = json_array_length(items)),
    'quests', (SELECT count(*) FROM user_quest_progress WHERE user_id = ?1 AND completed_at IS NOT NULL)))),
  'earned', json((SELECT json_group_array(json_object('id', achievement_id, 'at', earned_at))
    FROM user_achievements WHERE user_id = ?1)),
  'steps', json((SELECT json_group_array(json_object('season', season, 'taken', taken)) FROM (
    SELECT season, count(*) AS taken FROM challenge_steps WHERE user_id = ?1 GROUP BY season))),
  'totals', json((SELECT json_group_array(json_object('season', season, 'steps', steps, 'people', people))
    FROM challenge_totals WHERE season IN (SELECT value FROM json_each(?3)))),
  'layout', coalesce((SELECT layout FROM game_choices WHERE user_id = ?1), ''),
  'daily', json((SELECT json_object('day', day, 'answered', answered, 'correct', correct,
    'done', json(iif(finished_at IS NULL, 'false', 'true'))) FROM game_rounds
    WHERE user_id = ?1 AND kind = 'daily' ORDER BY day DESC LIMIT 1)),
  'due', ${dueOf("?1", "?4", 100)},
  'missed', (SELECT count(*) FROM (SELECT 1 FROM trivia_cards WHERE user_id = ?1 AND due <= ?4 LIMIT 100)),
  'paid', json((SELECT json_group_array(json_object('cause', measure, 'day', day, 'times', times)) FROM (
    ${paidDays("?1", ["quest_complete", "achievement_unlock"], "?2")}))),
  'experience', ${experienceOf("?1")},
  'milestones', ${movementsBy("?1", "days_milestone")}
) AS found`;

/** @param since no later than the member's day; @param seasons whose bars are shown */
export const mineOf = (
  db: Database,
  userId: string,
  { since, seasons, now }: { since: string; seasons: readonly string[]; now: number },
): RawQuery<{ found: string }> => db.written(MINE, userId, since, JSON.stringify(seasons), now);

/** A quest that was drawn for its slot; one that is open there stays. */
export const openQuest = (
  db: Database,
  userId: string,
  { slot, openedDay, quest }: Pick<StoredQuest, "slot" | "openedDay" | "quest">,
): Statement =>
  db.written(
    "INSERT INTO user_quest_progress (user_id, slot, opened_day, quest) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
    userId,
    slot,
    openedDay,
    quest,
  );

/** With its row, whatever became of it meanwhile. Fails on `quest_is_done` where another tab was first. */
export const finishQuest = (
  db: Database,
  userId: string,
  {
    slot,
    openedDay,
    quest,
    day,
    now,
  }: { slot: number; openedDay: string; quest: string; day: string; now: number },
): Statement =>
  db.written(
    `INSERT INTO user_quest_progress (user_id, slot, opened_day, quest, completed_day, completed_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (user_id, slot, opened_day) DO UPDATE SET
      quest = excluded.quest, completed_day = excluded.completed_day, completed_at = excluded.completed_at`,
    userId,
    slot,
    openedDay,
    quest,
    day,
    now,
  );

/** Another quest for a slot that is not done. */
export const exchangeQuest = (
  db: Database,
  userId: string,
  { slot, openedDay, quest, exchanged }: Pick<StoredQuest, "slot" | "openedDay" | "quest" | "exchanged">,
): Statement =>
  db.written(
    `INSERT INTO user_quest_progress (user_id, slot, opened_day, quest, exchanged) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (user_id, slot, opened_day) DO UPDATE SET quest = excluded.quest, exchanged = excluded.exchanged`,
    userId,
    slot,
    openedDay,
    quest,
    exchanged,
  );

/** Fails on the primary key where it was earned before. */
export const addAchievement = (db: Database, userId: string, id: string, now: number): Statement =>
  db.written(
    "INSERT INTO user_achievements (user_id, achievement_id, earned_at) VALUES (?1, ?2, ?3)",
    userId,
    id,
    now,
  );

export const saveLayout = (db: Database, userId: string, layout: string): Statement =>
  db.written(
    `INSERT INTO game_choices (user_id, layout) VALUES (?1, ?2)
    ON CONFLICT (user_id) DO UPDATE SET layout = excluded.layout WHERE layout <> excluded.layout`,
    userId,
    layout,
  );
