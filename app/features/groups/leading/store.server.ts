import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { helperOf, leaderOf } from "#app/features/groups/visibility/store.server.ts";

type Made = {
  id: string;
  userId: string;
  formId: string;
  slug: string;
  name: string;
  about: string;
  theme: string;
  language: string;
  meets: string;
  kind: string;
  ministry: string | null;
  ageBand: string;
  moderation: string;
  urgent: number;
  now: number;
};

/** The same form again makes nothing. */
export const addGroup = (db: Database, row: Made): Statement =>
  db.written(
    `INSERT INTO study_groups (id, user_id, form_id, slug, name, about, theme, language, meets, kind, ministry, age_band,
      moderation, urgent, created_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15) ON CONFLICT (user_id, form_id) DO NOTHING`,
    row.id,
    row.userId,
    row.formId,
    row.slug,
    row.name,
    row.about,
    row.theme,
    row.language,
    row.meets,
    row.kind,
    row.ministry,
    row.ageBand,
    row.moderation,
    row.urgent,
    row.now,
  );

/** Of the group that this commit has made, and of no other. */
export const addFirstLeader = (
  db: Database,
  row: { memberId: string; userId: string; id: string; now: number },
): Statement =>
  db.written(
    `INSERT INTO group_members (group_id, user_id, role, id, joined_at)
    SELECT id, ?2, 'leader', ?1, ?4 FROM study_groups WHERE id = ?3`,
    row.memberId,
    row.userId,
    row.id,
    row.now,
  );

export const groupOfForm = (
  db: Database,
  userId: string,
  formId: string,
): RawQuery<{ id: string; slug: string }> =>
  db.written("SELECT id, slug FROM study_groups WHERE user_id = ?1 AND form_id = ?2", userId, formId);

export const groupsMadeSince = (db: Database, userId: string, since: number): RawQuery<{ count: number }> =>
  db.written(
    "SELECT count(*) AS count FROM study_groups WHERE user_id = ?1 AND created_at >= ?2",
    userId,
    since,
  );

/** Everything below: `RETURNING` says whether the member may, and whether there was such a thing. */
type Changed = RawQuery<{ id: string }>;

export const editGroup = (
  db: Database,
  userId: string,
  row: {
    id: string;
    name: string;
    about: string;
    theme: string;
    language: string;
    meets: string;
    kind: string;
    held: boolean;
  },
): Changed =>
  db.written(
    `UPDATE study_groups SET name = ?3, about = ?4, theme = ?5, language = ?6, meets = ?7, kind = ?8,
      moderation = iif(?9 AND moderation = 'shown', 'held', moderation)
    WHERE id = ?2 AND ${leaderOf("?1", "?2")} RETURNING id`,
    userId,
    row.id,
    row.name,
    row.about,
    row.theme,
    row.language,
    row.meets,
    row.kind,
    Number(row.held),
  );

export const announce = (db: Database, userId: string, id: string, body: string, now: number): Changed =>
  db.written(
    `UPDATE study_groups SET announcement = ?3, announced_at = iif(?3 = '', NULL, ?4)
    WHERE id = ?2 AND ${helperOf("?1", "?2")} RETURNING id`,
    userId,
    id,
    body,
    now,
  );

/** Another plan begins anew: what was read of the one before goes. Stands before `setPlan` in the commit. */
export const forgetReadings = (db: Database, userId: string, id: string, plan: string | null): Statement =>
  db.written(
    `DELETE FROM group_readings WHERE group_id = ?2 AND ${leaderOf("?1", "?2")}
    AND (SELECT plan FROM study_groups WHERE id = ?2) IS NOT ?3`,
    userId,
    id,
    plan,
  );
export const setPlan = (
  db: Database,
  userId: string,
  id: string,
  plan: string | null,
  day: string,
): Changed =>
  db.written(
    `UPDATE study_groups SET plan = ?3,
      plan_day = CASE WHEN ?3 IS NULL THEN NULL WHEN plan IS ?3 THEN plan_day ELSE ?4 END
    WHERE id = ?2 AND ${leaderOf("?1", "?2")} RETURNING id`,
    userId,
    id,
    plan,
    day,
  );

/** Its words stay to be read; nothing new is written. */
export const archiveGroup = (db: Database, userId: string, id: string, now: number): Changed =>
  db.written(
    `UPDATE study_groups SET archived_at = coalesce(archived_at, ?3) WHERE id = ?2 AND ${leaderOf("?1", "?2")}
    RETURNING id`,
    userId,
    id,
    now,
  );
