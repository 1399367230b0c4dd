import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { outboxFrom } from "#app/features/community/outbox/store.server.ts";

/** A group in which its quests go on. */
const RUNS = "g.archived_at IS NULL AND g.moderation = 'shown'";
const PEOPLE = "(SELECT count(*) FROM group_quest_people WHERE group_id = g.id)";

export type TogetherRow = {
  groupId: string;
  slug: string;
  name: string;
  /** Null: takes no part, and reads nothing of it. */
  fromDay: string | null;
  people: number;
  /** JSON of the newest quest (`OpenTogether`), and of the member's own days that it has. */
  quest: string | null;
  kept: string;
};

/** The member's groups with their quests. Sums alone, and of others no day and no name. */
export const groupsTogether = (db: Database, userId: string): RawQuery<TogetherRow> =>
  db.written(
    `SELECT g.id AS groupId, g.slug, g.name, p.from_day AS fromDay, ${PEOPLE} AS people,
      iif(p.user_id IS NULL, NULL, (SELECT json_object('openedDay', opened_day, 'quest', quest, 'measure', measure,
        'target', target, 'days', days, 'done', json(iif(done_at IS NULL, 'false', 'true')), 'restsUntil', rests_until)
        FROM group_quests WHERE group_id = g.id ORDER BY opened_day DESC LIMIT 1)) AS quest,
      (SELECT json_group_array(day) FROM group_quest_days WHERE user_id = ?1 AND group_id = g.id
        AND opened_day = (SELECT max(opened_day) FROM group_quests WHERE group_id = g.id)) AS kept
    FROM group_members m JOIN study_groups g ON g.id = m.group_id
    LEFT JOIN group_quest_people p ON p.group_id = g.id AND p.user_id = ?1
    WHERE m.user_id = ?1 AND ${RUNS} ORDER BY p.user_id IS NULL, g.name COLLATE NOCASE`,
    userId,
  );

/** From who is in the group; the quest before is for the drawing. Nothing: not theirs, or it does not run. */
export const lastTogether = (
  db: Database,
  userId: string,
  groupId: string,
): RawQuery<{ last: string | null }> =>
  db.written(
    `SELECT (SELECT quest FROM group_quests WHERE group_id = g.id ORDER BY opened_day DESC LIMIT 1) AS last
    FROM study_groups g JOIN group_members m ON m.group_id = g.id AND m.user_id = ?1 WHERE g.id = ?2 AND ${RUNS}`,
    userId,
    groupId,
  );

export const takePart = (
  db: Database,
  row: { userId: string; groupId: string; fromDay: string; now: number },
): RawQuery<{ at: number }> =>
  db.written(
    `INSERT INTO group_quest_people (group_id, user_id, from_day, at)
    SELECT group_id, user_id, ?3, ?4 FROM group_members WHERE group_id = ?2 AND user_id = ?1
    ON CONFLICT (group_id, user_id) DO UPDATE SET at = group_quest_people.at RETURNING at`,
    row.userId,
    row.groupId,
    row.fromDay,
    row.now,
  );

export const takeNoPart = (db: Database, userId: string, groupId: string): Statement =>
  db.written("DELETE FROM group_quest_people WHERE group_id = ?2 AND user_id = ?1", userId, groupId);

type Opening = {
  groupId: string;
  day: string;
  quest: string;
  measure: string;
  daysEach: number;
  least: number;
  most: number;
};
/** Where enough take part, none is open and none rests: by then, whatever was read before. */
export const openTogether = (db: Database, row: Opening): Statement =>
  db.written(
    `INSERT INTO group_quests (group_id, opened_day, quest, measure, target)
    SELECT ?1, ?2, ?3, ?4, min(people * ?5, ?7) FROM (SELECT ${PEOPLE} AS people FROM study_groups g
      WHERE g.id = ?1 AND ${RUNS})
    WHERE people >= ?6 AND NOT EXISTS (SELECT 1 FROM group_quests WHERE group_id = ?1
      AND (done_at IS NULL OR rests_until > ?2)) ON CONFLICT DO NOTHING`,
    row.groupId,
    row.day,
    row.quest,
    row.measure,
    row.daysEach,
    row.least,
    row.most,
  );

export type RestingRow = { groupId: string; openedDay: string; quest: string };
/** Done, and the Monday after has come. */
export const restedTogether = (db: Database, day: string, most: number): RawQuery<RestingRow> =>
  db.written(
    `SELECT group_id AS groupId, opened_day AS openedDay, quest FROM group_quests
    WHERE rests_until <= ?1 ORDER BY rests_until LIMIT ?2`,
    day,
    most,
  );
/** Looked after: the next one is open, or opens when enough take part again. */
export const endRest = (db: Database, { groupId, openedDay }: RestingRow): Statement =>
  db.written(
    "UPDATE group_quests SET rests_until = NULL WHERE group_id = ?1 AND opened_day = ?2",
    groupId,
    openedDay,
  );

export type CountedRow = {
  groupId: string;
  openedDay: string;
  measure: string;
  /** JSON of `[userId, fromDay]`. */
  people: string;
};
const COUNTED = `q.group_id AS groupId, q.opened_day AS openedDay, q.measure,
  (SELECT json_group_array(json_array(user_id, from_day)) FROM group_quest_people WHERE group_id = q.group_id) AS people
  FROM group_quests q JOIN study_groups g ON g.id = q.group_id`;

/** Open quests that were not looked at since, the longest first. */
export const togetherToCount = (db: Database, since: number, most: number): RawQuery<CountedRow> =>
  db.written(
    `SELECT ${COUNTED} WHERE q.done_at IS NULL AND q.seen_at <= ?1 AND ${RUNS} ORDER BY q.seen_at LIMIT ?2`,
    since,
    most,
  );
/** The same of some groups. */
export const togetherOf = (db: Database, groups: readonly string[]): RawQuery<CountedRow> =>
  db.written(
    `SELECT ${COUNTED} WHERE q.done_at IS NULL AND q.group_id IN (SELECT value FROM json_each(?1)) AND ${RUNS}`,
    JSON.stringify(groups),
  );

export type Asked = {
  groupId: string;
  openedDay: string;
  userId: string;
  measure: string;
  from: string;
  /** No earlier moment can be of that day. */
  since: number;
};
export type DayRow = { groupId: string; openedDay: string; userId: string; day: string };
/** Of the other database: on which days somebody practiced, or finished the ten of the day. */
export const practicedDays = (db: Database, asked: readonly Asked[]): RawQuery<DayRow> =>
  db.written(
    `WITH asked AS (SELECT value ->> 'groupId' AS groupId, value ->> 'openedDay' AS openedDay,
      value ->> 'userId' AS userId, value ->> 'measure' AS measure, value ->> 'from' AS since_day,
      value ->> 'since' AS since_at FROM json_each(?1))
    SELECT DISTINCT groupId, openedDay, userId, r.day FROM asked JOIN rhythm_practices r
      ON r.user_id = userId AND r.at >= since_at AND r.kind = measure AND r.day >= since_day
    UNION ALL SELECT DISTINCT groupId, openedDay, userId, r.day FROM asked JOIN game_rounds r
      ON measure = 'daily' AND r.user_id = userId AND r.day >= since_day AND r.kind = 'daily'
      AND r.finished_at IS NOT NULL`,
    JSON.stringify(asked),
  );

/** Days of whoever still takes part; each once, and none after the quest is done. */
export const addTogetherDays = (db: Database, days: readonly DayRow[], now: number): Statement =>
  db.written(
    `INSERT INTO group_quest_days (user_id, group_id, opened_day, day, at)
    SELECT p.user_id, q.group_id, q.opened_day, d.value ->> 'day', ?2 FROM json_each(?1) d
    JOIN group_quests q ON q.group_id = d.value ->> 'groupId' AND q.opened_day = d.value ->> 'openedDay'
    JOIN group_quest_people p ON p.group_id = q.group_id AND p.user_id = d.value ->> 'userId'
    WHERE d.value ->> 'day' >= max(q.opened_day, p.from_day) ON CONFLICT DO NOTHING`,
    JSON.stringify(days),
    now,
  );

export const seenTogether = (db: Database, quests: readonly CountedRow[], now: number): Statement =>
  db.written(
    `UPDATE group_quests SET seen_at = ?2 FROM json_each(?1) s
    WHERE group_id = s.value ->> 'groupId' AND opened_day = s.value ->> 'openedDay'`,
    JSON.stringify(quests.map(({ groupId, openedDay }) => ({ groupId, openedDay }))),
    now,
  );

/** Of what this commit has finished: a row for each whose days are in it, once by its cause. */
export const addTogetherEffects = (
  db: Database,
  row: { idPrefix: string; quests: readonly CountedRow[]; titles: string; now: number; nextTryAt: number },
): Statement =>
  db.written(
    outboxFrom(`SELECT DISTINCT ?1 || ':' || q.group_id || ':' || d.user_id,
      'group_quest:' || q.group_id || '@' || q.opened_day || ':' || d.user_id, d.user_id,
      json_object('kind', 'group_quest', 'causeId', q.group_id || '@' || q.opened_day, 'quest', q.quest,
        'title', ?3 ->> ('$."' || q.quest || '".' || g.language)), ?4, ?5
    FROM json_each(?2) s JOIN group_quests q ON q.group_id = s.value AND q.done_at = ?4
    JOIN study_groups g ON g.id = q.group_id
    JOIN group_quest_days d ON d.group_id = q.group_id AND d.opened_day = q.opened_day
    WHERE true`),
    row.idPrefix,
    JSON.stringify(row.quests.map(({ groupId }) => groupId)),
    row.titles,
    row.now,
    row.nextTryAt,
  );
