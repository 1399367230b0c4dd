import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { helperOf, leaderOf } from "#app/features/groups/visibility/store.server.ts";

/** `RETURNING` says whether the member may, and whether there was such a thing. */
type Changed = RawQuery<{ id: string }>;

/** Whoever asked, by who leads or helps. */
export const letIn = (
  db: Database,
  userId: string,
  row: { groupId: string; requestId: string; memberId: string; now: number },
): RawQuery<{ userId: string }> =>
  db.written(
    `INSERT INTO group_members (group_id, user_id, role, id, joined_at)
    SELECT r.group_id, r.user_id, 'member', ?4, ?5 FROM group_requests r
    WHERE r.id = ?3 AND r.group_id = ?2 AND ${helperOf("?1", "?2")}
      AND (SELECT archived_at FROM study_groups WHERE id = ?2) IS NULL
    ON CONFLICT (group_id, user_id) DO NOTHING RETURNING user_id AS userId`,
    userId,
    row.groupId,
    row.requestId,
    row.memberId,
    row.now,
  );

export const turnAway = (db: Database, userId: string, groupId: string, id: string): Changed =>
  db.written(
    `UPDATE group_requests SET state = 'declined' WHERE id = ?3 AND group_id = ?2 AND ${helperOf("?1", "?2")}
    RETURNING id`,
    userId,
    groupId,
    id,
  );

/** Somebody else: one leaves by oneself. A leader is sent away by nobody. */
export const sendAway = (
  db: Database,
  userId: string,
  groupId: string,
  memberId: string,
): RawQuery<{ userId: string }> =>
  db.written(
    `DELETE FROM group_members WHERE group_id = ?2 AND id = ?3 AND user_id <> ?1 AND role <> 'leader'
      AND ${leaderOf("?1", "?2")} RETURNING user_id AS userId`,
    userId,
    groupId,
    memberId,
  );

export const banMember = (
  db: Database,
  userId: string,
  row: { groupId: string; memberId: string; banId: string; now: number },
): RawQuery<{ userId: string }> =>
  db.written(
    `INSERT INTO group_bans (group_id, user_id, id, at) SELECT m.group_id, m.user_id, ?4, ?5 FROM group_members m
    WHERE m.group_id = ?2 AND m.id = ?3 AND m.user_id <> ?1 AND m.role <> 'leader' AND ${leaderOf("?1", "?2")}
    ON CONFLICT DO NOTHING RETURNING user_id AS userId`,
    userId,
    row.groupId,
    row.memberId,
    row.banId,
    row.now,
  );

export const unban = (db: Database, userId: string, groupId: string, id: string): Changed =>
  db.written(
    `DELETE FROM group_bans WHERE group_id = ?2 AND id = ?3 AND ${leaderOf("?1", "?2")} RETURNING id`,
    userId,
    groupId,
    id,
  );

/** A leader is made by a leader, and steps down by themselves while there is another. */
export const setRole = (
  db: Database,
  userId: string,
  row: { groupId: string; memberId: string; role: string },
): Changed =>
  db.written(
    `UPDATE group_members SET role = ?4 WHERE group_id = ?2 AND id = ?3 AND ${leaderOf("?1", "?2")}
      AND (role <> 'leader' OR ?4 = 'leader' OR (user_id = ?1
        AND (SELECT count(*) FROM group_members WHERE group_id = ?2 AND role = 'leader') > 1)) RETURNING id`,
    userId,
    row.groupId,
    row.memberId,
    row.role,
  );

/** Behind it, in the same commit: who has handed over helps. */
export const stepDown = (db: Database, userId: string, groupId: string, memberId: string): Statement =>
  db.written(
    `UPDATE group_members SET role = 'helper' WHERE group_id = ?2 AND user_id = ?1 AND id <> ?3
    AND EXISTS (SELECT 1 FROM group_members WHERE group_id = ?2 AND id = ?3 AND role = 'leader')`,
    userId,
    groupId,
    memberId,
  );

type Link = {
  id: string;
  groupId: string;
  formId: string;
  token: string;
  uses: number;
  expiresAt: number;
  now: number;
};

export const addGroupLink = (db: Database, userId: string, row: Link & { most: number }): Statement =>
  db.written(
    `INSERT INTO group_links (id, group_id, user_id, form_id, token, uses_left, expires_at, created_at)
    SELECT ?3, ?2, ?1, ?4, ?5, ?6, ?7, ?8 WHERE ${helperOf("?1", "?2")}
      AND (SELECT count(*) FROM group_links WHERE group_id = ?2 AND uses_left > 0 AND expires_at > ?8) < ?9
    ON CONFLICT (user_id, form_id) DO NOTHING`,
    userId,
    row.groupId,
    row.id,
    row.formId,
    row.token,
    row.uses,
    row.expiresAt,
    row.now,
    row.most,
  );

export const groupLinkOfForm = (db: Database, userId: string, formId: string): RawQuery<{ id: string }> =>
  db.written("SELECT id FROM group_links WHERE user_id = ?1 AND form_id = ?2", userId, formId);

export const removeGroupLink = (db: Database, userId: string, groupId: string, id: string): Changed =>
  db.written(
    `DELETE FROM group_links WHERE group_id = ?2 AND id = ?3 AND ${helperOf("?1", "?2")} RETURNING id`,
    userId,
    groupId,
    id,
  );
