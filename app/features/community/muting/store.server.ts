import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { testimonyVisibleTo } from "#app/features/community/testimonies/visibility/store.server.ts";
import { visibleTo } from "#app/features/community/visibility/store.server.ts";

/** Answers with the row where the member sees such a request or testimony. */
export const mute = (db: Database, userId: string, id: string, at: number): RawQuery<{ id: string }> =>
  id.startsWith("testimony_")
    ? db.written(
        `INSERT INTO muted_testimonies (user_id, testimony_id, at) SELECT ?1, t.id, ?3 FROM testimonies t
        WHERE t.id = ?2 AND ${testimonyVisibleTo("?1")}
        ON CONFLICT DO UPDATE SET at = muted_testimonies.at RETURNING testimony_id AS id`,
        userId,
        id,
        at,
      )
    : db.written(
        `INSERT INTO muted_requests (user_id, request_id, at) SELECT ?1, r.id, ?3 FROM prayer_requests r
        WHERE r.id = ?2 AND ${visibleTo("?1")}
        ON CONFLICT DO UPDATE SET at = muted_requests.at RETURNING request_id AS id`,
        userId,
        id,
        at,
      );

export const unmute = (db: Database, userId: string, id: string): Statement[] => [
  db.written("DELETE FROM muted_requests WHERE user_id = ?1 AND request_id = ?2", userId, id),
  db.written("DELETE FROM muted_testimonies WHERE user_id = ?1 AND testimony_id = ?2", userId, id),
];

/** Whether the member has muted it; one row or none. */
export const mutedBy = (db: Database, userId: string, id: string): RawQuery<{ at: number }> =>
  db.written(
    `SELECT at FROM muted_requests WHERE user_id = ?1 AND request_id = ?2
    UNION ALL SELECT at FROM muted_testimonies WHERE user_id = ?1 AND testimony_id = ?2`,
    userId,
    id,
  );

/** What the member has muted and still sees. */
export const allMutedBy = (db: Database, userId: string): RawQuery<{ id: string; body: string }> =>
  db.written(
    `SELECT r.id, substr(r.body, 1, 120) AS body FROM muted_requests h JOIN prayer_requests r ON r.id = h.request_id
    WHERE h.user_id = ?1 AND ${visibleTo("?1")}
    UNION ALL SELECT t.id, substr(t.body, 1, 120) FROM muted_testimonies k JOIN testimonies t ON t.id = k.testimony_id
    WHERE k.user_id = ?1 AND ${testimonyVisibleTo("?1")} LIMIT 200`,
    userId,
  );

/** What others do about a request or a testimony; what becomes of one's own text is told in any case. */
const MUTABLE = ["prayer.offered", "prayer.answered", "prayer.encouraged", "testimony.commented"];

/** What the notice is about may be read no more: a friendship has ended, or a group was left. */
const UNSEEN = `(json_extract(effect, '$.topic') = 'prayer.answered' AND NOT EXISTS (SELECT 1 FROM prayer_requests r
  WHERE r.id = json_extract(effect, '$.causeId') AND ${visibleTo("outbox.user_id")}))`;

/** Whether a row of the outbox is a notice of something that its member has muted, or may not read any more. */
export const MUTED = `(${UNSEEN} OR (json_extract(effect, '$.topic') IN (${MUTABLE.map((topic) => `'${topic}'`).join(", ")}) AND (
  EXISTS (SELECT 1 FROM muted_requests WHERE user_id = outbox.user_id
    AND request_id = substr(json_extract(effect, '$.causeId'), 1, instr(json_extract(effect, '$.causeId') || '@', '@') - 1))
  OR EXISTS (SELECT 1 FROM muted_testimonies WHERE user_id = outbox.user_id
    AND testimony_id = substr(json_extract(effect, '$.causeId'), 1, instr(json_extract(effect, '$.causeId') || '@', '@') - 1)))))`;
