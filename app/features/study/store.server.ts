import type { LocalDay } from "#app/core/local-day.ts";
import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { paidByDayJson, wasMoved } from "#app/features/wallet/fragments-store.server.ts";
import type { StudySession } from "./model/session.ts";

export type StudySituation = {
  kept: (StudySession & { day: LocalDay }) | null;
  rewarded: boolean;
  /** How many sessions were rewarded on each day of the last weeks. */
  paid: Record<LocalDay, number>;
};

const SITUATION = `SELECT json_object(
  'kept', json((SELECT json_object('id', id, 'day', session_date, 'startedAt', started_at, 'lastAt', last_at,
    'mood', mood_after, 'chapter', book * 1000 + chapter, 'chapters', json((SELECT
      json_group_object(c.book * 1000 + c.chapter, c.seconds) FROM session_chapters c
      WHERE c.user_id = ?1 AND c.session_id = ?2)))
    FROM study_sessions WHERE user_id = ?1 AND id = ?2)),
  'rewarded', json(iif(${wasMoved("?1", "bible_study", "?2")}, 'true', 'false')),
  'paid', json(${paidByDayJson("?1", "bible_study", "?3")})
) AS found`;

export const readStudy = (
  db: Database,
  asked: { userId: string; sessionId: string; since: LocalDay },
): RawQuery<{ found: string }> => db.written(SITUATION, asked.userId, asked.sessionId, asked.since);

/** All of a session as it stands. Fails on `session_grows` where more is kept by now. */
export const putSession = (
  db: Database,
  userId: string,
  { id, startedAt, lastAt, chapters, mood, chapter }: StudySession,
  day: LocalDay,
): Statement[] => [
  db.written(
    `INSERT INTO study_sessions (user_id, id, session_date, started_at, last_at, active_seconds, mood_after, book, chapter)
    VALUES (?1, ?2, ?3, ?4, ?5, (SELECT coalesce(sum(value), 0) FROM json_each(?6)), ?7, ?8, ?9)
    ON CONFLICT (user_id, id) DO UPDATE SET last_at = max(last_at, excluded.last_at),
      active_seconds = excluded.active_seconds, mood_after = coalesce(excluded.mood_after, mood_after),
      book = excluded.book, chapter = excluded.chapter`,
    userId,
    id,
    day,
    startedAt,
    lastAt,
    JSON.stringify(chapters),
    mood,
    Math.floor(chapter / 1_000),
    chapter % 1_000,
  ),
  db.written(
    `INSERT INTO session_chapters (user_id, session_id, book, chapter, seconds)
    SELECT ?1, ?2, CAST(key AS INTEGER) / 1000, CAST(key AS INTEGER) % 1000, value FROM json_each(?3) WHERE true
    ON CONFLICT (user_id, session_id, book, chapter) DO UPDATE SET seconds = max(seconds, excluded.seconds)`,
    userId,
    id,
    JSON.stringify(chapters),
  ),
];

/** What the page of progress is reckoned from; days are the member's own. One row of JSON. */
const PROGRESS = `SELECT json_object(
  'days', (SELECT json_group_array(json_object('day', session_date, 'seconds', seconds, 'sessions', sessions)) FROM (
    SELECT session_date, sum(active_seconds) AS seconds, count(*) AS sessions FROM study_sessions
    WHERE user_id = ?1 AND session_date >= ?2 GROUP BY session_date)),
  'moods', (SELECT json_group_array(json_object('day', session_date, 'mood', mood_after, 'sessions', sessions)) FROM (
    SELECT session_date, mood_after, count(*) AS sessions FROM study_sessions
    WHERE user_id = ?1 AND session_date >= ?3 AND mood_after IS NOT NULL GROUP BY session_date, mood_after)),
  'books', (SELECT json_group_array(json_object('day', session_date, 'book', book, 'sessions', sessions)) FROM (
    SELECT s.session_date, c.book, count(DISTINCT s.id) AS sessions FROM study_sessions s
    JOIN session_chapters c ON c.user_id = s.user_id AND c.session_id = s.id
    WHERE s.user_id = ?1 AND s.session_date >= ?3 AND c.seconds >= 10 GROUP BY s.session_date, c.book)),
  'chapters', (SELECT json_group_array(json_array(book * 1000 + chapter, seconds)) FROM chapter_times
    WHERE user_id = ?1)
) AS found`;

/** @param months from this day on, by months; @param days from this day on, by mood and book */
export const readProgress = (
  db: Database,
  userId: string,
  since: { months: LocalDay; days: LocalDay },
): RawQuery<{ found: string }> => db.written(PROGRESS, userId, since.months, since.days);
