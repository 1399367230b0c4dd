import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { notBlocked, visibleTo } from "#app/features/community/visibility/store.server.ts";
import type { CareQuery } from "./query.ts";

/** What was asked of the team and the reader, one of it, may read: never their own, nor across a block. */
const READABLE = `r.audience = 'pastoral' AND r.user_id <> ?1 AND r.state <> 'withdrawn' AND ${visibleTo("?1")}
  AND EXISTS (SELECT 1 FROM community_members z WHERE z.user_id = ?1 AND z.pastoral = 1)`;

export type CareRow = {
  id: string;
  urgent: number;
  state: "open" | "closed";
  openedAt: number;
  answeredAt: number | null;
  name: string | null;
  ageBand: string;
  title: string;
  body: string;
  language: string;
  assignee: string | null;
  mine: number;
};

const COLUMNS = `r.id, p.urgent, p.state, p.opened_at AS openedAt, p.answered_at AS answeredAt,
  iif(r.unnamed = 1, NULL, m.display_name) AS name, m.age_band AS ageBand, r.title, r.body, r.language,
  a.display_name AS assignee, p.assigned_to = ?1 AS mine`;
const FROM = `pastoral_care p JOIN prayer_requests r ON r.id = p.request_id
  JOIN community_members m ON m.user_id = r.user_id LEFT JOIN community_members a ON a.user_id = p.assigned_to`;

const SHOWS: Record<CareQuery["show"], string> = {
  open: "p.state = 'open'",
  mine: "p.state = 'open' AND p.assigned_to = ?1",
  closed: "p.state = 'closed'",
};
const ORDER: Record<CareQuery["show"], string> = {
  open: "p.urgent DESC, p.opened_at, p.request_id",
  mine: "p.urgent DESC, p.opened_at, p.request_id",
  closed: "p.closed_at DESC, p.request_id",
};

export const careList = (
  db: Database,
  userId: string,
  { show, from }: CareQuery,
  most: number,
): RawQuery<CareRow> =>
  db.written(
    `SELECT ${COLUMNS} FROM ${FROM} WHERE ${SHOWS[show]} AND ${READABLE} ORDER BY ${ORDER[show]} LIMIT ?2 OFFSET ?3`,
    userId,
    most,
    from,
  );

export const careOf = (db: Database, userId: string, id: string): RawQuery<CareRow> =>
  db.written(`SELECT ${COLUMNS} FROM ${FROM} WHERE p.request_id = ?2 AND ${READABLE}`, userId, id);

export type AnswerRow = { id: string; body: string; name: string; mine: number; at: number };

/** To the team. */
export const answersTo = (db: Database, userId: string, requestId: string): RawQuery<AnswerRow> =>
  db.written(
    `SELECT n.id, n.body, w.display_name AS name, n.user_id = ?1 AS mine, n.at FROM pastoral_answers n
    JOIN community_members w ON w.user_id = n.user_id JOIN prayer_requests r ON r.id = n.request_id
    WHERE n.request_id = ?2 AND ${READABLE} ORDER BY n.id`,
    userId,
    requestId,
  );

/** To who asked, on their own request's page. */
export const answersFor = (db: Database, userId: string, requestId: string): RawQuery<AnswerRow> =>
  db.written(
    `SELECT n.id, n.body, w.display_name AS name, 0 AS mine, n.at FROM pastoral_answers n
    JOIN community_members w ON w.user_id = n.user_id JOIN prayer_requests r ON r.id = n.request_id
    WHERE n.request_id = ?2 AND r.user_id = ?1 AND ${notBlocked("?1", "n.user_id")} ORDER BY n.id`,
    userId,
    requestId,
  );

export type TeamRow = { handle: string; name: string };

export const teamOf = (db: Database): RawQuery<TeamRow> =>
  db.written(
    "SELECT handle, display_name AS name FROM community_members WHERE pastoral = 1 ORDER BY display_name LIMIT 100",
  );

export type CareAct = {
  logId: string;
  formId: string;
  userId: string;
  act: "pastoral_assign" | "pastoral_answer" | "pastoral_close" | "pastoral_reopen";
  id: string;
  now: number;
};

const LOGGED = "EXISTS (SELECT 1 FROM moderation_log WHERE id = ?2)";

/** The line that the act stands on: no word of what was asked or answered. */
export const logCare = (db: Database, row: CareAct): Statement =>
  db.written(
    `INSERT INTO moderation_log (id, actor_user_id, form_id, act, subject, reason, at)
    SELECT ?2, ?1, ?3, ?4, r.id, '', ?5 FROM pastoral_care p JOIN prayer_requests r ON r.id = p.request_id
    WHERE r.id = ?6 AND ${READABLE} AND p.state = iif(?4 = 'pastoral_reopen', 'closed', 'open')
    ON CONFLICT (form_id) DO NOTHING`,
    row.userId,
    row.logId,
    row.formId,
    row.act,
    row.now,
    row.id,
  );

/** @param to a handle of the team; empty: nobody */
export const assignCare = (db: Database, { id, logId }: CareAct, to: string): Statement =>
  db.written(
    `UPDATE pastoral_care SET assigned_to = (SELECT user_id FROM community_members WHERE handle = ?3 AND pastoral = 1)
    WHERE request_id = ?1 AND ${LOGGED}`,
    id,
    logId,
    to,
  );

export const addAnswer = (db: Database, row: CareAct & { answerId: string; body: string }): Statement[] => [
  db.written(
    `INSERT INTO pastoral_answers (id, request_id, user_id, form_id, body, at)
    SELECT ?3, ?1, ?4, ?5, ?6, ?7 WHERE ${LOGGED} ON CONFLICT (form_id) DO NOTHING`,
    row.id,
    row.logId,
    row.answerId,
    row.userId,
    row.formId,
    row.body,
    row.now,
  ),
  db.written(
    `UPDATE pastoral_care SET answered_at = ?3, assigned_to = coalesce(assigned_to, ?4)
    WHERE request_id = ?1 AND ${LOGGED}`,
    row.id,
    row.logId,
    row.now,
    row.userId,
  ),
];

export const setCareState = (db: Database, { id, logId, act, now }: CareAct): Statement =>
  db.written(
    `UPDATE pastoral_care SET state = iif(?3 = 'pastoral_close', 'closed', 'open'),
      closed_at = iif(?3 = 'pastoral_close', ?4, NULL) WHERE request_id = ?1 AND ${LOGGED}`,
    id,
    logId,
    act,
    now,
  );

type PastoralNotice = { outboxId: string; effect: string; at: number; nextTryAt: number };

/** Who asked hears that an answer is there; nothing of its words. */
export const notifyAskerOfAnswer = (
  db: Database,
  { id, logId }: CareAct,
  notice: PastoralNotice,
): Statement =>
  db.written(
    `INSERT INTO outbox (id, cause, user_id, effect, at, next_try_at)
    SELECT ?3, 'answered:' || ?2, r.user_id, ?4, ?5, ?6 FROM prayer_requests r WHERE r.id = ?1 AND ${LOGGED}
    ON CONFLICT (cause) DO NOTHING`,
    id,
    logId,
    notice.outboxId,
    notice.effect,
    notice.at,
    notice.nextTryAt,
  );

/** Everybody of the team whom the asker has not blocked, once a request. */
export const notifyTeam = (db: Database, requestId: string, notice: PastoralNotice): Statement =>
  db.written(
    `INSERT INTO outbox (id, cause, user_id, effect, at, next_try_at)
    SELECT ?2 || ':' || m.handle, 'pastoral:' || r.id || ':' || m.user_id, m.user_id, ?3, ?4, ?5
    FROM prayer_requests r JOIN community_members m ON m.pastoral = 1 AND m.user_id <> r.user_id
    WHERE r.id = ?1 AND r.audience = 'pastoral' AND ${notBlocked("m.user_id", "r.user_id")}
    ON CONFLICT (cause) DO NOTHING`,
    requestId,
    notice.outboxId,
    notice.effect,
    notice.at,
    notice.nextTryAt,
  );
