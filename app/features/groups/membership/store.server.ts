import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { GroupKind, Role } from "#app/features/groups/model/kinds.ts";
import { enterable, findable } from "#app/features/groups/visibility/store.server.ts";

/** What a use case asks of the member and the group. Never shown. */
export type Membership = {
  slug: string;
  kind: GroupKind;
  ageBand: "13-17" | "18+";
  role: Role | null;
  plan: string | null;
  archivedAt: number | null;
  moderation: string;
  leaders: number;
  members: number;
};

export const membershipIn = (db: Database, userId: string, groupId: string): RawQuery<Membership> =>
  db.written(
    `SELECT g.slug, g.kind, g.age_band AS ageBand, g.plan, g.archived_at AS archivedAt, g.moderation, g.members,
      (SELECT role FROM group_members WHERE group_id = g.id AND user_id = ?1) AS role,
      (SELECT count(*) FROM group_members WHERE group_id = g.id AND role = 'leader') AS leaders
    FROM study_groups g WHERE g.id = ?2 AND (${findable("?1")}
      OR EXISTS (SELECT 1 FROM group_members WHERE group_id = g.id AND user_id = ?1))`,
    userId,
    groupId,
  );

type Joining = { id: string; userId: string; groupId: string; now: number };

/** At once, of a public group that the member finds. */
export const joinPublic = (db: Database, row: Joining): RawQuery<{ id: string }> =>
  db.written(
    `INSERT INTO group_members (group_id, user_id, role, id, joined_at)
    SELECT g.id, ?2, 'member', ?1, ?4 FROM study_groups g WHERE g.id = ?3 AND g.kind = 'public' AND ${findable("?2")}
    ON CONFLICT (group_id, user_id) DO NOTHING RETURNING id`,
    row.id,
    row.userId,
    row.groupId,
    row.now,
  );

type ByLink = { id: string; userId: string; token: string; now: number };
const BY_LINK = `FROM group_links l JOIN study_groups g ON g.id = l.group_id
  WHERE l.token = ?3 AND l.uses_left > 0 AND l.expires_at > ?4 AND ${enterable("?2")}`;

/** Adults come in by a link; into a group of 13 to 17 somebody who leads it lets them. */
export const joinByLink = (db: Database, row: ByLink): RawQuery<{ id: string }> =>
  db.written(
    `INSERT INTO group_members (group_id, user_id, role, id, joined_at)
    SELECT g.id, ?2, 'member', ?1, ?4 ${BY_LINK} AND g.age_band = '18+'
    ON CONFLICT (group_id, user_id) DO NOTHING RETURNING id`,
    row.id,
    row.userId,
    row.token,
    row.now,
  );

export const askByLink = (db: Database, row: ByLink): RawQuery<{ id: string }> =>
  db.written(
    `INSERT INTO group_requests (group_id, user_id, id, at) SELECT g.id, ?2, ?1, ?4 ${BY_LINK} AND g.age_band = '13-17'
      AND NOT EXISTS (SELECT 1 FROM group_members WHERE group_id = g.id AND user_id = ?2)
    ON CONFLICT (group_id, user_id) DO NOTHING RETURNING id`,
    row.id,
    row.userId,
    row.token,
    row.now,
  );

/** By whoever came in just now, and once. */
export const spendGroupLink = (db: Database, token: string, id: string): Statement =>
  db.written(
    `UPDATE group_links SET uses_left = uses_left - 1 WHERE token = ?1 AND uses_left > 0
    AND (EXISTS (SELECT 1 FROM group_members WHERE id = ?2) OR EXISTS (SELECT 1 FROM group_requests WHERE id = ?2))`,
    token,
    id,
  );

export const askToJoin = (db: Database, row: Joining): RawQuery<{ id: string }> =>
  db.written(
    `INSERT INTO group_requests (group_id, user_id, id, at) SELECT g.id, ?2, ?1, ?4 FROM study_groups g
    WHERE g.id = ?3 AND g.kind = 'private' AND ${findable("?2")}
      AND NOT EXISTS (SELECT 1 FROM group_members WHERE group_id = g.id AND user_id = ?2)
    ON CONFLICT (group_id, user_id) DO NOTHING RETURNING id`,
    row.id,
    row.userId,
    row.groupId,
    row.now,
  );

/** One that was declined stays, so that it is not asked again. */
export const unaskToJoin = (db: Database, userId: string, groupId: string): Statement =>
  db.written(
    "DELETE FROM group_requests WHERE group_id = ?2 AND user_id = ?1 AND state = 'waiting'",
    userId,
    groupId,
  );

/** Whoever leads others alone hands over first. */
export const leaveGroup = (db: Database, userId: string, groupId: string): RawQuery<{ id: string }> =>
  db.written(
    `DELETE FROM group_members WHERE group_id = ?2 AND user_id = ?1 AND (role <> 'leader'
      OR (SELECT count(*) FROM group_members WHERE group_id = ?2) = 1
      OR (SELECT archived_at FROM study_groups WHERE id = ?2) IS NOT NULL
      OR (SELECT count(*) FROM group_members WHERE group_id = ?2 AND role = 'leader') > 1) RETURNING id`,
    userId,
    groupId,
  );

/** Whose tabs read again, and who hears of a request. Never shown. */
export const helpersOf = (db: Database, groupId: string): RawQuery<{ userId: string }> =>
  db.written(
    "SELECT user_id AS userId FROM group_members WHERE group_id = ?1 AND role IN ('leader', 'helper')",
    groupId,
  );
