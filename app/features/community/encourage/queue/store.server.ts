import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { QueueItem } from "#app/features/community/queue/item.ts";

const COLUMNS = `e.id, e.preset, '' AS title, e.body, 'en' AS language, w.display_name AS name, w.handle,
  w.age_band AS ageBand, e.unnamed, e.urgent, e.moderation, e.at AS createdAt,
  (SELECT json_group_array(reason) FROM encouragement_reports
    WHERE encouragement_id = e.id AND state = 'waiting') AS reasons`;

/** Danger first, then the oldest. What was deleted is here only while a report of it waits. */
export const notesWaiting = (db: Database, most: number): RawQuery<QueueItem> =>
  db.written(
    `SELECT ${COLUMNS} FROM encouragements e JOIN community_members w ON w.user_id = e.user_id
    WHERE e.moderation = 'held' AND (e.removed_at IS NULL
      OR EXISTS (SELECT 1 FROM encouragement_reports WHERE encouragement_id = e.id AND state = 'waiting'))
    ORDER BY e.urgent DESC, e.id LIMIT ?1`,
    most,
  );

export const notesHidden = (db: Database, most: number): RawQuery<QueueItem> =>
  db.written(
    `SELECT ${COLUMNS} FROM encouragements e JOIN community_members w ON w.user_id = e.user_id
    WHERE e.moderation = 'hidden' AND e.removed_at IS NULL ORDER BY e.id DESC LIMIT ?1`,
    most,
  );

/** From which state each act leads where. */
const ACTS = {
  release: { from: "held", to: "shown" },
  hide: { from: "held', 'shown", to: "hidden" },
  restore: { from: "hidden", to: "shown" },
  keep: { from: "shown", to: "shown" },
} as const;

type Acted = {
  act: keyof typeof ACTS;
  id: string;
  actorUserId: string;
  logId: string;
  formId: string;
  reason: string;
  now: number;
};

/** Nothing where the note is in another state, or the same form was worked before. */
export const logNoteModeration = (db: Database, row: Acted): Statement =>
  db.written(
    `INSERT INTO moderation_log (id, actor_user_id, form_id, act, subject, reason, at)
    SELECT ?1, ?2, ?3, ?4, e.id, ?5, ?6 FROM encouragements e
    WHERE e.id = ?7 AND e.moderation IN ('${ACTS[row.act].from}') ON CONFLICT (form_id) DO NOTHING`,
    row.logId,
    row.actorUserId,
    row.formId,
    row.act,
    row.reason,
    row.now,
    row.id,
  );

const LOGGED = "EXISTS (SELECT 1 FROM moderation_log WHERE id = ?2)";

/** Only with its line in the log: the note, the trust in its writer, the reports, and what was deleted meanwhile. */
export const moderateNote = (db: Database, row: Acted, told: { effect: string; nextTryAt: number }) => [
  db.written(
    `UPDATE encouragements SET moderation = '${ACTS[row.act].to}', urgent = 0 WHERE id = ?1 AND ${LOGGED}`,
    row.id,
    row.logId,
  ),
  ...(row.act === "release" || row.act === "restore"
    ? [
        db.written(
          `UPDATE community_members SET trusted = 1
          WHERE user_id = (SELECT user_id FROM encouragements WHERE id = ?1) AND ${LOGGED}`,
          row.id,
          row.logId,
        ),
      ]
    : []),
  db.written(
    `INSERT INTO outbox (id, cause, user_id, effect, at, next_try_at)
    SELECT ?2 || ':' || p.encouragement_id, 'settled:' || p.encouragement_id || ':' || ?2, p.user_id, ?3, ?4, ?5
    FROM encouragement_reports p WHERE p.encouragement_id = ?1 AND p.state = 'waiting' AND ${LOGGED}
    ON CONFLICT (cause) DO NOTHING`,
    row.id,
    row.logId,
    told.effect,
    row.now,
    told.nextTryAt,
  ),
  db.written(
    `UPDATE encouragement_reports SET state = ?3, settled_at = ?4
    WHERE encouragement_id = ?1 AND state = 'waiting' AND ${LOGGED}`,
    row.id,
    row.logId,
    row.act === "hide" ? "acted" : "kept",
    row.now,
  ),
  db.written(
    `UPDATE encouragements SET body = '' WHERE id = ?1 AND removed_at IS NOT NULL AND ${LOGGED}`,
    row.id,
    row.logId,
  ),
];
