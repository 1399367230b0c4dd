import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { helperOf, memberOf } from "#app/features/groups/visibility/store.server.ts";

type Added = {
  id: string;
  groupId: string;
  userId: string;
  formId: string;
  title: string;
  place: string;
  local: string;
  zone: string;
  startsAt: number;
  minutes: number;
  most: number;
};

/** The same form again adds nothing; nor does anything beyond so many that are to come. */
export const addGroupEvent = (db: Database, row: Added): Statement =>
  db.written(
    `INSERT INTO group_events (id, group_id, user_id, form_id, title, place, local_start, time_zone, starts_at, minutes)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 WHERE ${helperOf("?3", "?2")}
      AND (SELECT count(*) FROM group_events WHERE group_id = ?2 AND cancelled_at IS NULL) < ?11
    ON CONFLICT (user_id, form_id) DO NOTHING`,
    row.id,
    row.groupId,
    row.userId,
    row.formId,
    row.title,
    row.place,
    row.local,
    row.zone,
    row.startsAt,
    row.minutes,
    row.most,
  );

export const eventOfForm = (db: Database, userId: string, formId: string): RawQuery<{ id: string }> =>
  db.written("SELECT id FROM group_events WHERE user_id = ?1 AND form_id = ?2", userId, formId);

export const cancelEvent = (
  db: Database,
  row: { userId: string; groupId: string; id: string; now: number },
): RawQuery<{ id: string }> =>
  db.written(
    `UPDATE group_events SET cancelled_at = coalesce(cancelled_at, ?4), version = version + 1
    WHERE id = ?3 AND group_id = ?2 AND ${helperOf("?1", "?2")} RETURNING id`,
    row.userId,
    row.groupId,
    row.id,
    row.now,
  );

type Coming = { userId: string; groupId: string; id: string; now: number };

export const comeToEvent = (db: Database, row: Coming): Statement =>
  db.written(
    `INSERT INTO group_event_replies (event_id, user_id, at) SELECT id, ?1, ?4 FROM group_events
    WHERE id = ?3 AND group_id = ?2 AND cancelled_at IS NULL AND ${memberOf("?1", "?2")} ON CONFLICT DO NOTHING`,
    row.userId,
    row.groupId,
    row.id,
    row.now,
  );

export const stayAway = (db: Database, row: Coming): Statement =>
  db.written(
    `DELETE FROM group_event_replies WHERE event_id = ?3 AND user_id = ?1
    AND EXISTS (SELECT 1 FROM group_events WHERE id = ?3 AND group_id = ?2)`,
    row.userId,
    row.groupId,
    row.id,
  );

export type EventRow = {
  id: string;
  title: string;
  place: string;
  startsAt: number;
  minutes: number;
  timeZone: string;
  cancelledAt: number | null;
  version: number;
  coming: number;
  mine: number;
};

/** To members, from this moment on; an event that is going on too. */
export const eventsIn = (db: Database, userId: string, slug: string, now: number): RawQuery<EventRow> =>
  db.written(
    `SELECT e.id, e.title, e.place, e.starts_at AS startsAt, e.minutes, e.time_zone AS timeZone,
      e.cancelled_at AS cancelledAt, e.version,
      (SELECT count(*) FROM group_event_replies WHERE event_id = e.id) AS coming,
      EXISTS (SELECT 1 FROM group_event_replies WHERE event_id = e.id AND user_id = ?1) AS mine
    FROM study_groups g JOIN group_events e ON e.group_id = g.id
    WHERE g.slug = ?2 AND ${memberOf("?1", "g.id")} AND e.starts_at + e.minutes * 60000 > ?3
    ORDER BY e.starts_at LIMIT 60`,
    userId,
    slug,
    now,
  );
