import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { QueueItem } from "./item.ts";

const COLUMNS = `r.id, r.title, r.body, r.language, m.display_name AS name, m.handle, m.age_band AS ageBand, r.unnamed,
  r.urgent, r.moderation, r.created_at AS createdAt,
  (SELECT json_group_array(reason) FROM reports WHERE request_id = r.id AND state = 'waiting') AS reasons`;

/** What waits: danger first, then the oldest. What is for the pastoral team alone is not here. */
export const waitingInQueue = (db: Database, most: number): RawQuery<QueueItem> =>
  db.written(
    `SELECT ${COLUMNS} FROM (
      SELECT id FROM prayer_requests WHERE moderation = 'held' AND state <> 'withdrawn'
      UNION SELECT request_id FROM reports WHERE state = 'waiting') q
    JOIN prayer_requests r ON r.id = q.id JOIN community_members m ON m.user_id = r.user_id
    WHERE r.audience = 'members' ORDER BY r.urgent DESC, r.id LIMIT ?1`,
    most,
  );

/** What was hidden, the newest first: it can be shown again. */
export const hiddenInQueue = (db: Database, most: number): RawQuery<QueueItem> =>
  db.written(
    `SELECT ${COLUMNS} FROM prayer_requests r JOIN community_members m ON m.user_id = r.user_id
    WHERE r.moderation = 'hidden' AND r.state <> 'withdrawn' ORDER BY r.id DESC LIMIT ?1`,
    most,
  );

export type LogRow = { id: string; act: string; subject: string; reason: string; actor: string; at: number };

export const newestModeration = (db: Database, most: number): RawQuery<LogRow> =>
  db.written(
    `SELECT l.id, l.act, l.subject, l.reason, coalesce(m.display_name, '') AS actor, l.at FROM moderation_log l
    LEFT JOIN community_members m ON m.user_id = l.actor_user_id ORDER BY l.id DESC LIMIT ?1`,
    most,
  );

/** From which state each act leads where. */
const ACTS = {
  release: { from: "held", to: "shown" },
  hide: { from: "held', 'shown", to: "hidden" },
  restore: { from: "hidden", to: "shown" },
  keep: { from: "shown", to: "shown" },
} as const;
export type QueueAct = keyof typeof ACTS;

/** What is moderated, by the beginning of its id: the table of it, and the reports of it with their column. */
const SUBJECTS = {
  preq: { table: "prayer_requests", reports: "reports", of: "request_id" },
  testimony: { table: "testimonies", reports: "testimony_reports", of: "subject" },
  comment: { table: "testimony_comments", reports: "testimony_reports", of: "subject" },
  gpost: { table: "group_posts", reports: "group_reports", of: "subject" },
  group: { table: "study_groups", reports: "group_reports", of: "subject" },
} as const;
type Subject = (typeof SUBJECTS)[keyof typeof SUBJECTS];

/** What is none of these is looked for among the requests, and not found. */
const subjectOf = ({ requestId }: Acted): Subject => {
  const kind = requestId.split("_")[0];
  return kind !== undefined && Object.hasOwn(SUBJECTS, kind)
    ? SUBJECTS[kind as keyof typeof SUBJECTS]
    : SUBJECTS.preq;
};

type Acted = {
  act: QueueAct;
  requestId: string;
  actorUserId: string;
  logId: string;
  formId: string;
  reason: string;
  now: number;
};

/** Nothing where the request is in another state, or the same form was worked before. */
export const logModeration = (db: Database, row: Acted): Statement =>
  db.written(
    `INSERT INTO moderation_log (id, actor_user_id, form_id, act, subject, reason, at)
    SELECT ?1, ?2, ?3, ?4, r.id, ?5, ?6 FROM ${subjectOf(row).table} r
    WHERE r.id = ?7 AND r.moderation IN ('${ACTS[row.act].from}') AND r.state <> 'withdrawn'
    ON CONFLICT (form_id) DO NOTHING`,
    row.logId,
    row.actorUserId,
    row.formId,
    row.act,
    row.reason,
    row.now,
    row.requestId,
  );

export const loggedByForm = (db: Database, formId: string): RawQuery<{ id: string }> =>
  db.written("SELECT id FROM moderation_log WHERE form_id = ?1", formId);

/** Only with its line in the log, which stands before it in the commit. */
export const moderateRequest = (db: Database, row: Acted): Statement =>
  db.written(
    `UPDATE ${subjectOf(row).table} SET moderation = '${ACTS[row.act].to}', urgent = 0
    WHERE id = ?1 AND EXISTS (SELECT 1 FROM moderation_log WHERE id = ?2)`,
    row.requestId,
    row.logId,
  );

/** A new member whose words were released is trusted from now on. */
export const trustAuthor = (db: Database, row: Acted): Statement =>
  db.written(
    `UPDATE community_members SET trusted = 1 WHERE user_id = (SELECT user_id FROM ${subjectOf(row).table} WHERE id = ?1)
    AND EXISTS (SELECT 1 FROM moderation_log WHERE id = ?2)`,
    row.requestId,
    row.logId,
  );

type Told = { idPrefix: string; effect: string; at: number; nextTryAt: number };

/** The author hears that it is seen, or that it is not. */
export const tellAuthor = (db: Database, row: Acted, told: Told): Statement =>
  db.written(
    `INSERT INTO outbox (id, cause, user_id, effect, at, next_try_at)
    SELECT ?1 || ':author', 'moderated:' || ?2, r.user_id, ?4, ?5, ?6 FROM ${subjectOf(row).table} r
    WHERE r.id = ?3 AND EXISTS (SELECT 1 FROM moderation_log WHERE id = ?2) ON CONFLICT (cause) DO NOTHING`,
    told.idPrefix,
    row.logId,
    row.requestId,
    told.effect,
    told.at,
    told.nextTryAt,
  );

/** And everybody who reported it, that it was read. */
export const tellReporters = (db: Database, row: Acted, told: Told): Statement =>
  db.written(
    `INSERT INTO outbox (id, cause, user_id, effect, at, next_try_at)
    SELECT ?1 || ':' || p.id, 'settled:' || p.id, p.user_id, ?4, ?5, ?6 FROM ${subjectOf(row).reports} p
    WHERE p.${subjectOf(row).of} = ?3 AND p.state = 'waiting' AND EXISTS (SELECT 1 FROM moderation_log WHERE id = ?2)
    ON CONFLICT (cause) DO NOTHING`,
    told.idPrefix,
    row.logId,
    row.requestId,
    told.effect,
    told.at,
    told.nextTryAt,
  );

export const settleReports = (db: Database, row: Acted): Statement =>
  db.written(
    `UPDATE ${subjectOf(row).reports} SET state = ?3, settled_at = ?4 WHERE ${subjectOf(row).of} = ?1 AND state = 'waiting'
    AND EXISTS (SELECT 1 FROM moderation_log WHERE id = ?2)`,
    row.requestId,
    row.logId,
    row.act === "hide" ? "acted" : "kept",
    row.now,
  );
