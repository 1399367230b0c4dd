import type { LocalDay } from "#app/core/local-day.ts";
import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { mayMeetSql, notBlocked, visibleTo } from "#app/features/community/visibility/store.server.ts";

type Added = {
  id: string;
  requestId: string;
  userId: string;
  day: LocalDay;
  preset: string;
  body: string;
  unnamed: boolean;
  held: boolean;
  urgent: boolean;
  now: number;
};

const PRAYED_OR_PROMISED = `(EXISTS (SELECT 1 FROM prayers WHERE request_id = r.id AND user_id = ?3 AND day = ?4)
  OR EXISTS (SELECT 1 FROM promises WHERE request_id = r.id AND user_id = ?3))`;

/** D34: to whom the writer may meet, of a request that they see and prayed for; once a day. */
export const addNote = (db: Database, row: Added): RawQuery<{ id: string }> =>
  db.written(
    `INSERT INTO encouragements (id, request_id, user_id, day, preset, body, unnamed, moderation, urgent, at)
    SELECT ?1, r.id, w.user_id, ?4, ?5, ?6, ?7, ?8, ?9, ?10 FROM prayer_requests r
    JOIN community_members m ON m.user_id = r.user_id JOIN community_members w ON w.user_id = ?3
    WHERE r.id = ?2 AND r.user_id <> ?3 AND ${visibleTo("?3")} AND ${mayMeetSql("w", "m")} AND ${PRAYED_OR_PROMISED}
    ON CONFLICT (request_id, user_id, day) DO NOTHING RETURNING id`,
    row.id,
    row.requestId,
    row.userId,
    row.day,
    row.preset,
    row.body,
    Number(row.unnamed),
    row.held ? "held" : "shown",
    Number(row.urgent),
    row.now,
  );

/** Whether the writer meets the asker at all, and has prayed or promised. */
export const noteGate = (
  db: Database,
  userId: string,
  requestId: string,
): RawQuery<{ authorId: string; mine: number; meets: number }> =>
  db.written(
    `SELECT r.user_id AS authorId, r.user_id = ?1 AS mine, ${mayMeetSql("w", "m")} AS meets FROM prayer_requests r
    JOIN community_members m ON m.user_id = r.user_id JOIN community_members w ON w.user_id = ?1
    WHERE r.id = ?2 AND ${visibleTo("?1")}`,
    userId,
    requestId,
  );

export const noteOfDay = (
  db: Database,
  userId: string,
  requestId: string,
  day: LocalDay,
): RawQuery<{ id: string; preset: string; body: string }> =>
  db.written(
    "SELECT id, preset, body FROM encouragements WHERE user_id = ?1 AND request_id = ?2 AND day = ?3",
    userId,
    requestId,
    day,
  );

export type NoteRow = {
  id: string;
  preset: string;
  body: string;
  name: string | null;
  mine: number;
  moderation: "held" | "shown" | "hidden";
  day: string;
  at: number;
};

/** To the asker what is shown of those whom they meet, masked where no name was given; to a writer their own. */
export const notesOf = (db: Database, reader: string, requestId: string): RawQuery<NoteRow> =>
  db.written(
    `SELECT e.id, e.preset, e.body, iif(e.unnamed = 1, NULL, w.display_name) AS name, e.user_id = ?1 AS mine,
      iif(e.user_id = ?1, e.moderation, 'shown') AS moderation, e.day, e.at
    FROM encouragements e JOIN prayer_requests r ON r.id = e.request_id
    JOIN community_members w ON w.user_id = e.user_id JOIN community_members m ON m.user_id = r.user_id
    WHERE e.request_id = ?2 AND e.removed_at IS NULL AND ${visibleTo("?1")} AND (e.user_id = ?1 OR (r.user_id = ?1
      AND e.moderation = 'shown' AND ${mayMeetSql("w", "m")} AND ${notBlocked("?1", "e.user_id")}))
    ORDER BY e.id DESC LIMIT 200`,
    reader,
    requestId,
  );

/** By its writer, or the asker. What was reported is kept for the moderators until they have read it. */
export const removeNote = (db: Database, userId: string, id: string, now: number): RawQuery<{ id: string }> =>
  db.written(
    `UPDATE encouragements SET removed_at = ?3, body = iif(EXISTS (SELECT 1 FROM encouragement_reports
      WHERE encouragement_id = encouragements.id AND state = 'waiting'), body, '')
    WHERE id = ?2 AND removed_at IS NULL AND (user_id = ?1
      OR request_id IN (SELECT id FROM prayer_requests WHERE user_id = ?1)) RETURNING id`,
    userId,
    id,
    now,
  );

/** By the asker alone, who reads it; a second one only says why. */
export const reportNote = (
  db: Database,
  row: { userId: string; id: string; reason: string; now: number },
): RawQuery<{ id: string }> =>
  db.written(
    `INSERT INTO encouragement_reports (encouragement_id, user_id, reason, at)
    SELECT e.id, ?1, ?3, ?4 FROM encouragements e JOIN prayer_requests r ON r.id = e.request_id
    WHERE e.id = ?2 AND r.user_id = ?1 AND e.removed_at IS NULL
    ON CONFLICT (encouragement_id) DO UPDATE SET reason = excluded.reason RETURNING encouragement_id AS id`,
    row.userId,
    row.id,
    row.reason,
    row.now,
  );

type EncouragementNotice = { outboxId: string; noteId: string; day: string; at: number; nextTryAt: number };

/** The asker hears of it once a day, and of nothing that a moderator has not read. */
export const notifyAsker = (db: Database, row: EncouragementNotice): Statement =>
  db.written(
    `INSERT INTO outbox (id, cause, user_id, effect, at, next_try_at)
    SELECT ?1, 'encouraged:' || r.id || ':' || ?3, r.user_id, json_object('kind', 'notice', 'topic', 'prayer.encouraged',
      'causeId', r.id || '@' || ?3), ?4, ?5
    FROM encouragements e JOIN prayer_requests r ON r.id = e.request_id
    WHERE e.id = ?2 AND e.moderation = 'shown' AND e.removed_at IS NULL AND r.state <> 'withdrawn'
    ON CONFLICT (cause) DO NOTHING`,
    row.outboxId,
    row.noteId,
    row.day,
    row.at,
    row.nextTryAt,
  );

/** The writer's notes, and what the member reported of others', without their words. */
export const encouragementsWhole = (db: Database, userId: string) =>
  [
    db.written<Record<string, unknown>>(
      `SELECT id, request_id, day, preset, body, unnamed, moderation, removed_at, at FROM encouragements
      WHERE user_id = ?1 ORDER BY id`,
      userId,
    ),
    db.written<Record<string, unknown>>(
      `SELECT encouragement_id, reason, state, at, settled_at FROM encouragement_reports
      WHERE user_id = ?1 ORDER BY encouragement_id`,
      userId,
    ),
  ] as const;
