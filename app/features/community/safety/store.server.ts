import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { testimonyVisibleTo } from "#app/features/community/testimonies/visibility/store.server.ts";
import { visibleTo } from "#app/features/community/visibility/store.server.ts";

export const hideRequest = (db: Database, userId: string, requestId: string, at: number): Statement =>
  db.written(
    `INSERT INTO hidden_requests (user_id, request_id, at)
    SELECT ?1, r.id, ?3 FROM prayer_requests r WHERE r.id = ?2 AND r.user_id <> ?1 AND ${visibleTo("?1")}
    ON CONFLICT DO NOTHING`,
    userId,
    requestId,
    at,
  );

export const unhideRequest = (db: Database, userId: string, requestId: string): Statement =>
  db.written("DELETE FROM hidden_requests WHERE user_id = ?1 AND request_id = ?2", userId, requestId);

/** Of the request that the member sees; a second one of the same only says why. */
export const addReport = (
  db: Database,
  row: { id: string; userId: string; requestId: string; reason: string; at: number },
): RawQuery<{ id: string }> =>
  db.written(
    `INSERT INTO reports (id, user_id, request_id, reason, at)
    SELECT ?1, ?2, r.id, ?4, ?5 FROM prayer_requests r WHERE r.id = ?3 AND r.user_id <> ?2 AND ${visibleTo("?2")}
    ON CONFLICT (user_id, request_id) DO UPDATE SET reason = excluded.reason RETURNING id`,
    row.id,
    row.userId,
    row.requestId,
    row.reason,
    row.at,
  );

/** Whether nobody reads it for now: the report just made may have been the third. */
export const heldByReports = (db: Database, requestId: string): RawQuery<{ held: number }> =>
  db.written("SELECT moderation = 'held' AS held FROM prayer_requests WHERE id = ?1", requestId);

/** Blocks that a statement selects, in the order of the columns; one that stands stays as it is. */
export const blocksFrom = (select: string): string =>
  `INSERT INTO blocks (user_id, blocked_id, id, unnamed, at) ${select} ON CONFLICT DO NOTHING`;

/** The author of a request that the member sees; without a name where they gave none. */
export const blockAuthor = (
  db: Database,
  row: { id: string; userId: string; requestId: string; at: number },
): Statement =>
  db.written(
    blocksFrom(`SELECT ?2, r.user_id, ?1, r.unnamed, ?4 FROM prayer_requests r
    WHERE r.id = ?3 AND r.user_id <> ?2 AND ${visibleTo("?2")}`),
    row.id,
    row.userId,
    row.requestId,
    row.at,
  );

export const unblock = (db: Database, userId: string, id: string): Statement =>
  db.written("DELETE FROM blocks WHERE user_id = ?1 AND id = ?2", userId, id);

export type BlockRow = { id: string; name: string | null; at: number };

/** Whom the member has blocked; who gave no name has none here either. */
export const blocksBy = (db: Database, userId: string): RawQuery<BlockRow> =>
  db.written(
    `SELECT b.id, iif(b.unnamed = 1, NULL, m.display_name) AS name, b.at FROM blocks b
    JOIN community_members m ON m.user_id = b.blocked_id WHERE b.user_id = ?1 ORDER BY b.at DESC LIMIT 200`,
    userId,
  );

export type HiddenRow = { id: string; body: string };

export const hiddenBy = (db: Database, userId: string): RawQuery<HiddenRow> =>
  db.written(
    `SELECT r.id, substr(r.body, 1, 120) AS body FROM hidden_requests h JOIN prayer_requests r ON r.id = h.request_id
    WHERE h.user_id = ?1 AND ${visibleTo("?1")}
    UNION ALL SELECT t.id, substr(t.body, 1, 120) FROM hidden_testimonies k JOIN testimonies t ON t.id = k.testimony_id
    WHERE k.user_id = ?1 AND ${testimonyVisibleTo("?1")} LIMIT 200`,
    userId,
  );

export type ReportRow = { id: string; reason: string; state: "waiting" | "acted" | "kept"; at: number };

/** What the member reported, and what came of it. */
export const reportsBy = (db: Database, userId: string): RawQuery<ReportRow> =>
  db.written(
    `SELECT id, reason, state, at FROM reports WHERE user_id = ?1
    UNION ALL SELECT id, reason, state, at FROM testimony_reports WHERE user_id = ?1 ORDER BY id DESC LIMIT 100`,
    userId,
  );
