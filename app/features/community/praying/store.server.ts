import type { LocalDay } from "#app/core/local-day.ts";
import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { visibleTo } from "#app/features/community/visibility/store.server.ts";

/** Of a request that the reader sees and may pray for: whose it is. Never shown. */
export type Prayable = {
  authorId: string;
  mine: number;
  state: string;
  forAdults: number;
  forYoung: number;
  /** For friends or a group: no room of the wall hears of it. */
  circle: string | null;
};

export const prayableOf = (db: Database, userId: string, requestId: string): RawQuery<Prayable> =>
  db.written(
    `SELECT r.user_id AS authorId, r.user_id = ?1 AS mine, r.state, r.for_adults AS forAdults,
      r.for_young AS forYoung, r.circle FROM prayer_requests r WHERE r.id = ?2 AND ${visibleTo("?1")}`,
    userId,
    requestId,
  );

/** D31: once a day; nothing for a request that the member no longer sees. Answers with the row where it is new. */
export const addPrayer = (
  db: Database,
  row: { userId: string; requestId: string; day: LocalDay; at: number },
): RawQuery<{ at: number }> =>
  db.written(
    `INSERT INTO prayers (request_id, user_id, day, at)
    SELECT r.id, ?1, ?3, ?4 FROM prayer_requests r WHERE r.id = ?2 AND r.user_id <> ?1 AND ${visibleTo("?1")}
    ON CONFLICT DO NOTHING RETURNING at`,
    row.userId,
    row.requestId,
    row.day,
    row.at,
  );

/** "I will pray": it enters the member's list. */
export const addPromise = (db: Database, userId: string, requestId: string, at: number): Statement =>
  db.written(
    `INSERT INTO promises (user_id, request_id, at)
    SELECT ?1, r.id, ?3 FROM prayer_requests r WHERE r.id = ?2 AND r.user_id <> ?1 AND ${visibleTo("?1")}
    ON CONFLICT DO NOTHING`,
    userId,
    requestId,
    at,
  );

export const removePromise = (db: Database, userId: string, requestId: string): Statement =>
  db.written("DELETE FROM promises WHERE user_id = ?1 AND request_id = ?2", userId, requestId);

/** The day on which it was pinned first stays. Answers with the row where the member has promised so. */
export const pinPromise = (
  db: Database,
  userId: string,
  requestId: string,
  day: LocalDay | null,
): RawQuery<{ id: string }> =>
  db.written(
    `UPDATE promises SET pinned_day = iif(?3 IS NULL, NULL, coalesce(pinned_day, ?3))
    WHERE user_id = ?1 AND request_id = ?2 RETURNING request_id AS id`,
    userId,
    requestId,
    day,
  );

export type PromiseTurn = { id: string; addedAt: number; pinnedDay: LocalDay | null; lastTwo: string };

/** Of each promise, when it was made and the last two days of prayer, newest first, as JSON. */
export const promiseTurns = (db: Database, userId: string): RawQuery<PromiseTurn> =>
  db.written(
    `SELECT p.request_id AS id, p.at AS addedAt, p.pinned_day AS pinnedDay,
      (SELECT json_group_array(json_object('day', day, 'at', at)) FROM (SELECT day, at FROM prayers
        WHERE request_id = p.request_id AND user_id = ?1 ORDER BY day DESC LIMIT 2)) AS lastTwo
    FROM promises p WHERE p.user_id = ?1`,
    userId,
  );

/** A notice to everyone who promised and still sees it, in the commit that answers the request. */
export const notifyPromised = (
  db: Database,
  row: { requestId: string; effect: string; at: number; nextTryAt: number; idPrefix: string },
): Statement =>
  db.written(
    `INSERT INTO outbox (id, cause, user_id, effect, at, next_try_at)
    SELECT ?5 || ':' || p.user_id, 'answered:' || r.id || ':' || p.user_id, p.user_id, ?2, ?3, ?4
    FROM promises p JOIN prayer_requests r ON r.id = p.request_id
    WHERE p.request_id = ?1 AND ${visibleTo("p.user_id")} ON CONFLICT (cause) DO NOTHING`,
    row.requestId,
    row.effect,
    row.at,
    row.nextTryAt,
    row.idPrefix,
  );

/** How many prayed for each request of the member's own. */
export const ownRequestCounts = (db: Database, userId: string): RawQuery<{ id: string; prayedBy: number }> =>
  db.written("SELECT id, prayed_by AS prayedBy FROM prayer_requests WHERE user_id = ?1", userId);

/** L6: prayers that were offered, and members whose requests somebody prayed for. Names nobody. */
export const prayersCounted = (db: Database): RawQuery<{ prayers: number; lives: number }> =>
  db.written(
    `SELECT (SELECT count(*) FROM prayers) AS prayers,
      (SELECT count(DISTINCT user_id) FROM prayer_requests WHERE prayed_by > 0) AS lives`,
  );
