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
};

export const prayableOf = (db: Database, userId: string, requestId: string): RawQuery<Prayable> =>
  db.written(
    `SELECT r.user_id AS authorId, r.user_id = ?1 AS mine, r.state, r.for_adults AS forAdults,
      r.for_young AS forYoung FROM prayer_requests r WHERE r.id = ?2 AND ${visibleTo("?1")}`,
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

/** A notice to everyone who promised and still sees it, in the commit that answers the request. */
export const tellPromised = (
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
