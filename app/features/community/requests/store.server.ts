import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { RequestRow } from "#app/features/community/model/request-line.ts";
import type { Circle } from "#app/features/community/model/themes.ts";
import { requestColumns, visibleTo } from "#app/features/community/visibility/store.server.ts";

export const requestOf = (db: Database, userId: string, requestId: string): RawQuery<RequestRow> =>
  db.written(
    `SELECT ${requestColumns("?1")} FROM prayer_requests r JOIN community_members m ON m.user_id = r.user_id
    WHERE r.id = ?2 AND ${visibleTo("?1")}`,
    userId,
    requestId,
  );

export type UpdateRow = {
  id: string;
  kind: "update" | "answered" | "changed" | "let_go";
  body: string;
  at: number;
};

/** What the author added, to whoever may read the request. */
export const updatesOf = (db: Database, userId: string, requestId: string): RawQuery<UpdateRow> =>
  db.written(
    `SELECT u.id, u.kind, u.body, u.at FROM request_updates u JOIN prayer_requests r ON r.id = u.request_id
    WHERE u.request_id = ?2 AND (u.moderation = 'shown' OR r.user_id = ?1) AND ${visibleTo("?1")} ORDER BY u.id`,
    userId,
    requestId,
  );

export type VersionRow = { version: number; title: string; body: string; replacedAt: number };

/** What a request said before, to whoever may read it. */
export const versionsOf = (db: Database, userId: string, requestId: string): RawQuery<VersionRow> =>
  db.written(
    `SELECT h.version, h.title, h.body, h.replaced_at AS replacedAt FROM request_versions h
    JOIN prayer_requests r ON r.id = h.request_id
    WHERE h.request_id = ?2 AND ${visibleTo("?1")} ORDER BY h.version`,
    userId,
    requestId,
  );

/** How many the member has written since. */
export const requestsSince = (db: Database, userId: string, since: number): RawQuery<{ count: number }> =>
  db.written(
    "SELECT count(*) AS count FROM prayer_requests WHERE user_id = ?1 AND created_at >= ?2",
    userId,
    since,
  );

type Added = {
  id: string;
  formId: string;
  userId: string;
  title: string;
  body: string;
  theme: string;
  language: string;
  audience: "members" | "pastoral";
  unnamed: boolean;
  circle: Circle | null;
  /** The group that is asked. */
  groupId: string | null;
  moderation: "held" | "shown";
  urgent: boolean;
  now: number;
  restsAt: number;
};

/** The same form again adds nothing. Whom it is for follows from its author. */
export const addRequest = (db: Database, row: Added): Statement =>
  db.written(
    `INSERT INTO prayer_requests (id, form_id, user_id, title, body, theme, language, audience, unnamed, moderation,
      urgent, for_young, for_adults, created_at, rests_at, circle, group_id)
    SELECT ?1, ?2, m.user_id, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, m.age_band = '13-17' OR m.leads = 1,
      m.age_band = '18+', ?12, ?13, ?14, ?15 FROM community_members m WHERE m.user_id = ?3
    ON CONFLICT (user_id, form_id) DO NOTHING`,
    row.id,
    row.formId,
    row.userId,
    row.title,
    row.body,
    row.theme,
    row.language,
    row.audience,
    Number(row.unnamed),
    row.moderation,
    Number(row.urgent),
    row.now,
    row.restsAt,
    row.circle,
    row.groupId,
  );

/** Whom the member can ask but all members: the groups that they are in, and whether they have friends. */
export const circlesOf = (
  db: Database,
  userId: string,
): RawQuery<{ id: string; name: string; kind: Circle }> =>
  db.written(
    `SELECT g.id, g.name, 'group' AS kind FROM group_members x JOIN study_groups g ON g.id = x.group_id
    WHERE x.user_id = ?1 AND g.archived_at IS NULL AND g.moderation = 'shown'
    UNION ALL SELECT '', '', 'friends' FROM community_members m WHERE m.user_id = ?1
      AND EXISTS (SELECT 1 FROM friendships WHERE one = ?1 OR other = ?1) ORDER BY 2`,
    userId,
  );

export const requestOfForm = (db: Database, userId: string, formId: string): RawQuery<{ id: string }> =>
  db.written("SELECT id FROM prayer_requests WHERE user_id = ?1 AND form_id = ?2", userId, formId);

/** Everything below is the author's alone; `RETURNING` says whether there was such a request of theirs. */
type Changed = RawQuery<{ id: string }>;

/** From the version that was edited; another tab's newer one is not lost by it. Nothing where there is none such. */
export const editRequest = (
  db: Database,
  row: {
    userId: string;
    id: string;
    version: number;
    title: string;
    body: string;
    theme: string;
    held: boolean;
    urgent: boolean;
    now: number;
  },
): Changed =>
  db.written(
    `UPDATE prayer_requests SET title = ?4, body = ?5, theme = ?6, version = version + 1, edited_at = ?7,
      moderation = iif(?8 AND moderation = 'shown' AND audience = 'members', 'held', moderation), urgent = max(urgent, ?9)
    WHERE user_id = ?1 AND id = ?2 AND version = ?3 AND state <> 'withdrawn' RETURNING id`,
    row.userId,
    row.id,
    row.version,
    row.title,
    row.body,
    row.theme,
    row.now,
    Number(row.held),
    Number(row.urgent),
  );

type AddedUpdate = {
  id: string;
  formId: string;
  userId: string;
  requestId: string;
  kind: UpdateRow["kind"];
  body: string;
  held: boolean;
  now: number;
};

export const addUpdate = (db: Database, row: AddedUpdate): Changed =>
  db.written(
    `INSERT INTO request_updates (id, request_id, form_id, kind, body, moderation, at)
    SELECT ?1, r.id, ?3, ?5, ?6, ?7, ?8 FROM prayer_requests r
    WHERE r.id = ?2 AND r.user_id = ?4 AND r.state <> 'withdrawn'
    ON CONFLICT (request_id, form_id) DO UPDATE SET form_id = excluded.form_id RETURNING id`,
    row.id,
    row.requestId,
    row.formId,
    row.userId,
    row.kind,
    row.body,
    row.held ? "held" : "shown",
    row.now,
  );

export const closeRequest = (
  db: Database,
  row: { userId: string; id: string; kind: string; now: number },
): Changed =>
  db.written(
    `UPDATE prayer_requests SET state = ?3, closed_at = ?4
    WHERE user_id = ?1 AND id = ?2 AND state <> 'withdrawn' RETURNING id`,
    row.userId,
    row.id,
    row.kind,
    row.now,
  );

/** Open again, or kept on the wall for another thirty days. */
export const renewRequest = (db: Database, userId: string, id: string, restsAt: number): Changed =>
  db.written(
    `UPDATE prayer_requests SET state = 'open', closed_at = NULL, rests_at = ?3
    WHERE user_id = ?1 AND id = ?2 AND state <> 'withdrawn' RETURNING id`,
    userId,
    id,
    restsAt,
  );

export const withdrawRequest = (db: Database, userId: string, id: string): Changed =>
  db.written(
    "UPDATE prayer_requests SET state = 'withdrawn' WHERE user_id = ?1 AND id = ?2 RETURNING id",
    userId,
    id,
  );

/** One's name taken off it; never put on again, since others may have read it without. Friends and groups know who asks. */
export const takeNameOff = (db: Database, userId: string, id: string): Changed =>
  db.written(
    "UPDATE prayer_requests SET unnamed = 1 WHERE user_id = ?1 AND id = ?2 AND circle IS NULL RETURNING id",
    userId,
    id,
  );

export const dueToRest = (
  db: Database,
  now: number,
  most: number,
): RawQuery<{ id: string; userId: string; restsAt: number }> =>
  db.written(
    `SELECT id, user_id AS userId, rests_at AS restsAt FROM prayer_requests
    WHERE state = 'open' AND rests_at <= ?1 ORDER BY rests_at LIMIT ?2`,
    now,
    most,
  );

export const restRequest = (db: Database, id: string, restsAt: number): Statement =>
  db.written(
    "UPDATE prayer_requests SET state = 'resting' WHERE id = ?1 AND state = 'open' AND rests_at = ?2",
    id,
    restsAt,
  );
