import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { relayJson, visibleTo } from "#app/features/community/visibility/store.server.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

type Started = {
  id: string;
  userId: string;
  requestId: string;
  formId: string;
  startsAt: number;
  now: number;
};

/** By the asker, for an open request that members see, one at a time. */
export const startRelay = (db: Database, row: Started): Statement =>
  db.written(
    `INSERT INTO relays (id, request_id, form_id, starts_at, created_at)
    SELECT ?1, r.id, ?4, ?5, ?6 FROM prayer_requests r
    WHERE r.id = ?3 AND r.user_id = ?2 AND r.state = 'open' AND r.moderation = 'shown' AND r.audience = 'members'
      AND NOT EXISTS (SELECT 1 FROM relays
        WHERE request_id = r.id AND ended = 0 AND starts_at + ${DAY_MS} > ?6)
    ON CONFLICT DO NOTHING`,
    row.id,
    row.userId,
    row.requestId,
    row.formId,
    row.startsAt,
    row.now,
  );

/** The one that runs, or will. */
export const relayOfForm = (db: Database, requestId: string, formId: string): RawQuery<{ id: string }> =>
  db.written("SELECT id FROM relays WHERE request_id = ?1 AND form_id = ?2", requestId, formId);

export const endRelay = (db: Database, userId: string, requestId: string): RawQuery<{ id: string }> =>
  db.written(
    `UPDATE relays SET ended = 1 WHERE request_id = ?2 AND ended = 0
    AND request_id IN (SELECT id FROM prayer_requests WHERE user_id = ?1) RETURNING id`,
    userId,
    requestId,
  );

/** A relay that runs for a request that the member sees and did not write. */
const RUNNING = `relays x JOIN prayer_requests r ON r.id = x.request_id
  WHERE x.request_id = ?2 AND x.ended = 0 AND r.state IN ('open', 'resting') AND r.user_id <> ?1 AND ${visibleTo("?1")}`;

/** Nothing where somebody has it, it is past, or the member sees none such. Three at most are the schema's to refuse. */
export const takeHour = (
  db: Database,
  row: { userId: string; requestId: string; hour: number; now: number },
): Statement =>
  db.written(
    `INSERT INTO relay_hours (relay_id, hour, user_id, taken_at)
    SELECT x.id, ?3, ?1, ?4 FROM ${RUNNING} AND x.starts_at + (?3 + 1) * ${HOUR_MS} > ?4
      AND NOT EXISTS (SELECT 1 FROM relay_hours WHERE relay_id = x.id AND hour = ?3)
    ON CONFLICT DO NOTHING`,
    row.userId,
    row.requestId,
    row.hour,
    row.now,
  );

/** The reminder at the hour's beginning, where the member has the hour and it has not begun. */
export const remindOfHour = (
  db: Database,
  row: { outboxId: string; userId: string; requestId: string; hour: number; now: number },
): Statement =>
  db.written(
    `INSERT INTO outbox (id, cause, user_id, effect, at, next_try_at)
    SELECT ?5, 'hour:' || x.id || ':' || ?3 || ':' || ?1, ?1,
      json_object('kind', 'hour', 'relayId', x.id, 'hour', ?3), ?4, x.starts_at + ?3 * ${HOUR_MS}
    FROM ${RUNNING} AND x.starts_at + ?3 * ${HOUR_MS} > ?4
      AND EXISTS (SELECT 1 FROM relay_hours WHERE relay_id = x.id AND hour = ?3 AND user_id = ?1)
    ON CONFLICT (cause) DO NOTHING`,
    row.userId,
    row.requestId,
    row.hour,
    row.now,
    row.outboxId,
  );

/** Whoever has the hour has the request on their prayer list. */
export const promiseOfHour = (
  db: Database,
  row: { userId: string; requestId: string; hour: number; now: number },
): Statement =>
  db.written(
    `INSERT INTO promises (user_id, request_id, at) SELECT ?1, x.request_id, ?4 FROM ${RUNNING}
      AND EXISTS (SELECT 1 FROM relay_hours WHERE relay_id = x.id AND hour = ?3 AND user_id = ?1)
    ON CONFLICT DO NOTHING`,
    row.userId,
    row.requestId,
    row.hour,
    row.now,
  );

/** Of the hour of the relay that runs: whether it is the member's, and prayed; nothing where it is free. */
export const hourOf = (
  db: Database,
  userId: string,
  requestId: string,
  hour: number,
): RawQuery<{ startsAt: number; mine: number | null; count: number }> =>
  db.written(
    `SELECT x.starts_at AS startsAt, (SELECT user_id = ?1 FROM relay_hours WHERE relay_id = x.id AND hour = ?3) AS mine,
      (SELECT count(*) FROM relay_hours WHERE relay_id = x.id AND user_id = ?1) AS count
    FROM ${RUNNING} ORDER BY x.starts_at DESC LIMIT 1`,
    userId,
    requestId,
    hour,
  );

/** Given back, where it was not prayed; and its reminder, in the same commit. */
export const giveBackHour = (
  db: Database,
  row: { userId: string; requestId: string; hour: number },
): [RawQuery<{ hour: number }>, Statement] => [
  db.written(
    `DELETE FROM relay_hours WHERE user_id = ?1 AND hour = ?3 AND prayed_at IS NULL
    AND relay_id IN (SELECT id FROM relays WHERE request_id = ?2) RETURNING hour`,
    row.userId,
    row.requestId,
    row.hour,
  ),
  db.written(
    `DELETE FROM outbox WHERE cause IN (SELECT 'hour:' || x.id || ':' || ?3 || ':' || ?1 FROM relays x
      WHERE x.request_id = ?2 AND NOT EXISTS (SELECT 1 FROM relay_hours
        WHERE relay_id = x.id AND hour = ?3 AND user_id = ?1))`,
    row.userId,
    row.requestId,
    row.hour,
  ),
];

/** In the hour, or within one after it. */
export const confirmHour = (
  db: Database,
  row: { userId: string; requestId: string; hour: number; now: number },
): RawQuery<{ hour: number }> =>
  db.written(
    `UPDATE relay_hours SET prayed_at = coalesce(prayed_at, ?4) WHERE user_id = ?1 AND hour = ?3 AND relay_id IN (
      SELECT id FROM relays WHERE request_id = ?2 AND ended = 0
      AND starts_at + ?3 * ${HOUR_MS} <= ?4 AND starts_at + (?3 + 2) * ${HOUR_MS} > ?4) RETURNING hour`,
    row.userId,
    row.requestId,
    row.hour,
    row.now,
  );

/** Whether a reminder is still to be given: the hour is theirs, runs, is not prayed, and they see the request. */
export const hourStands = (
  db: Database,
  row: { userId: string; relayId: string; hour: number; now: number },
): RawQuery<{ hour: number }> =>
  db.written(
    `SELECT h.hour FROM relay_hours h JOIN relays x ON x.id = h.relay_id JOIN prayer_requests r ON r.id = x.request_id
    WHERE h.relay_id = ?2 AND h.hour = ?3 AND h.user_id = ?1 AND h.prayed_at IS NULL AND x.ended = 0
      AND x.starts_at + (?3 + 1) * ${HOUR_MS} > ?4 AND ${visibleTo("?1")}`,
    row.userId,
    row.relayId,
    row.hour,
    row.now,
  );

export type OpenRelayRow = { requestId: string; name: string | null; relay: string };

/** Relays of the wall with hours that nobody has, those that began first. */
export const openRelays = (db: Database, userId: string, now: number, most: number): RawQuery<OpenRelayRow> =>
  db.written(
    `SELECT r.id AS requestId, iif(r.unnamed = 1, NULL, m.display_name) AS name, ${relayJson("x", "?1")} AS relay
    FROM relays x JOIN prayer_requests r ON r.id = x.request_id JOIN community_members m ON m.user_id = r.user_id
    WHERE x.ended = 0 AND x.starts_at > ?2 - ${DAY_MS} AND r.on_wall = 1 AND r.user_id <> ?1 AND ${visibleTo("?1")}
      AND NOT EXISTS (SELECT 1 FROM hidden_requests WHERE user_id = ?1 AND request_id = r.id)
      AND (SELECT count(*) FROM relay_hours WHERE relay_id = x.id) < 24
    ORDER BY x.starts_at LIMIT ?3`,
    userId,
    now,
    most,
  );

/** Relays that the member asked for, and the hours that they took. */
export const relaysWhole = (db: Database, userId: string) =>
  [
    db.written<Record<string, unknown>>(
      `SELECT x.* FROM relays x JOIN prayer_requests r ON r.id = x.request_id WHERE r.user_id = ?1 ORDER BY x.id`,
      userId,
    ),
    db.written<Record<string, unknown>>(
      `SELECT x.request_id, h.relay_id, h.hour, h.taken_at, h.prayed_at FROM relay_hours h
      JOIN relays x ON x.id = h.relay_id WHERE h.user_id = ?1 ORDER BY h.relay_id, h.hour`,
      userId,
    ),
  ] as const;
