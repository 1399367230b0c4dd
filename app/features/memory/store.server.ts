import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { Translation } from "#app/features/bible/translations.ts";
import { zoneJson } from "#app/features/member/fragments-store.server.ts";
import type { ZoneSetting } from "#app/features/member/time-zone.ts";
import { paidByDayJson, rewardedDaysJson } from "#app/features/wallet/fragments-store.server.ts";
import type { Passage } from "./model/card.ts";
import type { GapCount } from "./model/curve.ts";
import type { Memory, Review } from "./model/schedule.ts";
import { DAILY } from "./model/today.ts";
import type { ReviewRow } from "./tables.ts";

/** A card as it is read for a page. */
export type Card = Passage & Memory & { translation: Translation; lastDay: string | null; createdAt: number };

const CARD = `first_verse AS first, last_verse AS last, translation, due, stability, difficulty,
  scheduled_days AS scheduledDays, step, reps, lapses, state, last_review AS lastReview, last_day AS lastDay,
  created_at AS createdAt`;
const OWN = "FROM memory_cards WHERE user_id = ?1 AND removed_at IS NULL";

const limitOf = `coalesce((SELECT daily_limit FROM memory_decks WHERE user_id = ?1), ${DAILY})`;

export type Deck = { dailyLimit: number; cards: number };
export const deckOf = (db: Database, userId: string): RawQuery<Deck> =>
  db.written("SELECT daily_limit AS dailyLimit, cards FROM memory_decks WHERE user_id = ?1", userId);

/** The due ones that have waited longest: a day's, and one more to know whether others wait. By the index. */
export const dueOf = (db: Database, userId: string, now: number): RawQuery<Card> =>
  db.written(`SELECT ${CARD} ${OWN} AND due <= ?2 ORDER BY due LIMIT ${limitOf} + 1`, userId, now);

/** The one that has waited longest, for a page that shows one; `now` before all of them: none. */
export const firstDueOf = (db: Database, userId: string, now: number): RawQuery<Card> =>
  db.written(`SELECT ${CARD} ${OWN} AND due <= ?2 ORDER BY due LIMIT 1`, userId, now);

/** What was reviewed on this day or later. */
export const doneSince = (db: Database, userId: string, day: string): RawQuery<Card> =>
  db.written(`SELECT ${CARD} ${OWN} AND last_day >= ?2 LIMIT 200`, userId, day);

export const cardOf = (db: Database, userId: string, { first, last }: Passage): RawQuery<Card> =>
  db.written(`SELECT ${CARD} ${OWN} AND first_verse = ?2 AND last_verse = ?3`, userId, first, last);

/** The deck in the Bible's order, from a card on. */
export const deckPage = (db: Database, userId: string, after: Passage, most: number): RawQuery<Card> =>
  db.written(
    `SELECT ${CARD} ${OWN} AND (first_verse, last_verse) > (?2, ?3) ORDER BY first_verse, last_verse LIMIT ?4`,
    userId,
    after.first,
    after.last,
    most,
  );

/** Which of these passages are in the deck. */
export const amongOf = (db: Database, userId: string, passages: readonly Passage[]): RawQuery<Card> =>
  db.written(
    `SELECT ${CARD} ${OWN} AND (first_verse, last_verse) IN
      (SELECT value ->> 'first', value ->> 'last' FROM json_each(?2))`,
    userId,
    JSON.stringify(passages),
  );

/** Reviews since a moment, by the days that had passed since the one before of the same card. */
export const gapsSince = (db: Database, userId: string, since: number): RawQuery<GapCount> =>
  db.written(
    `SELECT gap, count(*) AS reviews, sum(grade > 1) AS recalled FROM (
      SELECT at, grade, CAST(round((at - lag(at) OVER (PARTITION BY first_verse, last_verse ORDER BY at, id)) / 86400000.0)
        AS INTEGER) AS gap
      FROM memory_reviews WHERE user_id = ?1
    ) WHERE gap IS NOT NULL AND at >= ?2 GROUP BY gap`,
    userId,
    since,
  );

export type Week = { week: number; reviews: number; recalled: number };
/** Reviews by week, counted from a moment on. */
export const weeksSince = (db: Database, userId: string, since: number): RawQuery<Week> =>
  db.written(
    `SELECT CAST((at - ?2) / 604800000 AS INTEGER) AS week, count(*) AS reviews, sum(grade > 1) AS recalled
    FROM memory_reviews WHERE user_id = ?1 AND at >= ?2 GROUP BY week`,
    userId,
    since,
  );

/** Into the deck; one that was taken out comes back with all that is known of it, in the translation that is read now. */
export const addCards = (
  db: Database,
  userId: string,
  now: number,
  cards: readonly (Passage & { translation: Translation })[],
  memory: Memory,
): Statement =>
  db.written(
    `INSERT INTO memory_cards (user_id, first_verse, last_verse, translation, due, stability, difficulty,
      scheduled_days, step, reps, lapses, state, created_at)
    SELECT ?1, value ->> 'first', value ->> 'last', value ->> 'translation', ?2 + key, ?3, ?4, 0, 0, 0, 0, 0, ?2
    FROM json_each(?5) WHERE true
    ON CONFLICT (user_id, first_verse, last_verse) DO UPDATE SET
      removed_at = NULL, translation = excluded.translation, version = version + 1 WHERE removed_at IS NOT NULL`,
    userId,
    now,
    memory.stability,
    memory.difficulty,
    JSON.stringify(cards),
  );

export const removeCard = (db: Database, userId: string, now: number, { first, last }: Passage): Statement =>
  db.written(
    `UPDATE memory_cards SET removed_at = ?4, version = version + 1
    WHERE user_id = ?1 AND first_verse = ?2 AND last_verse = ?3 AND removed_at IS NULL`,
    userId,
    first,
    last,
    now,
  );

export const restoreCard = (db: Database, userId: string, { first, last }: Passage): Statement =>
  db.written(
    `UPDATE memory_cards SET removed_at = NULL, version = version + 1
    WHERE user_id = ?1 AND first_verse = ?2 AND last_verse = ?3 AND removed_at IS NOT NULL`,
    userId,
    first,
    last,
  );

export const setLimit = (db: Database, userId: string, daily: number): Statement =>
  db.written(
    `INSERT INTO memory_decks (user_id, daily_limit) VALUES (?1, ?2)
    ON CONFLICT (user_id) DO UPDATE SET daily_limit = excluded.daily_limit`,
    userId,
    daily,
  );

export type Situation = {
  profile: ZoneSetting | null;
  card: (Card & { version: number }) | null;
  reviews: Review[];
  /** The same review, sent before. */
  earlier: Pick<ReviewRow, "grade" | "reason" | "hints" | "first" | "last" | "at"> | null;
  /** The last days on which this verse had its reward, and how many had one on each. */
  rewarded: string[];
  paid: Record<string, number>;
};

const SITUATION = `SELECT json_object('profile', json(${zoneJson("?1")}),
  'card', (SELECT json_object('first', first_verse, 'last', last_verse, 'translation', translation, 'due', due,
    'stability', stability, 'difficulty', difficulty, 'scheduledDays', scheduled_days, 'step', step, 'reps', reps,
    'lapses', lapses, 'state', state, 'lastReview', last_review, 'lastDay', last_day, 'createdAt', created_at,
    'version', version)
    ${OWN} AND first_verse = ?2 AND last_verse = ?3),
  'reviews', (SELECT json_group_array(json_object('id', id, 'at', at, 'grade', grade)) FROM memory_reviews
    WHERE user_id = ?1 AND first_verse = ?2 AND last_verse = ?3),
  'earlier', (SELECT json_object('grade', grade, 'reason', reason, 'hints', hints, 'first', first_verse, 'last',
    last_verse, 'at', at) FROM memory_reviews WHERE user_id = ?1 AND id = ?4),
  'rewarded', ${rewardedDaysJson("?1", "memory_game", "?5", "?6")},
  'paid', ${paidByDayJson("?1", "memory_game", "?6")}
) AS found`;

export type AskedReview = Passage & { userId: string; id: string; key: string; since: string };

export async function readSituation(db: Database, asked: AskedReview, again: boolean): Promise<Situation> {
  const { userId, first, last, id, key, since } = asked;
  const read = again ? db.firstOfPrimary : db.first;
  const row = await read<{ found: string }>(SITUATION, userId, first, last, id, key, since);
  return JSON.parse(row?.found ?? "null") as Situation;
}

export const addReview = (db: Database, row: ReviewRow): Statement =>
  db.written(
    `INSERT INTO memory_reviews (user_id, id, first_verse, last_verse, at, received_at, exercise, grade, reason, hints, ms)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)`,
    row.userId,
    row.id,
    row.first,
    row.last,
    row.at,
    row.receivedAt,
    row.exercise,
    row.grade,
    row.reason,
    row.hints,
    row.ms,
  );

export const saveCard = (
  db: Database,
  userId: string,
  { first, last }: Passage,
  memory: Memory,
  { lastDay, version }: { lastDay: string; version: number },
): Statement =>
  db.written(
    `UPDATE memory_cards SET due = ?4, stability = ?5, difficulty = ?6, scheduled_days = ?7, step = ?8, reps = ?9,
      lapses = ?10, state = ?11, last_review = ?12, last_day = ?13, version = ?14
    WHERE user_id = ?1 AND first_verse = ?2 AND last_verse = ?3`,
    userId,
    first,
    last,
    memory.due,
    memory.stability,
    memory.difficulty,
    memory.scheduledDays,
    memory.step,
    memory.reps,
    memory.lapses,
    memory.state,
    memory.lastReview,
    lastDay,
    version + 1,
  );

/** Of two reviews at once the later one comes to these. */
export const CARD_CHANGED = "card_changed";
export const REVIEW_SENT = "memory_reviews.user_id, memory_reviews.id";
export const DECK_FULL = "deck_full";
