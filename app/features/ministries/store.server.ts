import type { Database, RawQuery } from "#app/db/database.ts";
import type { RequestRow } from "#app/features/community/model/request-line.ts";
import {
  mayMeetSql,
  notBlocked,
  requestColumns,
  visibleTo,
} from "#app/features/community/visibility/store.server.ts";
import type { GroupRow } from "#app/features/groups/find/store.server.ts";
import { findable, groupColumns, memberOf } from "#app/features/groups/visibility/store.server.ts";

/** Groups of a ministry that the reader is in, or may find: theirs first. */
export const groupsOfMinistry = (db: Database, userId: string, ministry: string): RawQuery<GroupRow> =>
  db.written(
    `SELECT ${groupColumns("?1")} FROM study_groups g WHERE g.ministry = ?2 AND g.archived_at IS NULL
      AND (${findable("?1")} OR ${memberOf("?1", "g.id")})
    ORDER BY ${memberOf("?1", "g.id")} DESC, g.id DESC LIMIT 12`,
    userId,
    ministry,
  );

export type LeaderRow = { name: string; handle: string };

/** Who leads a group of the ministry that the reader may find; of the young they are appointed, as the schema says. */
export const leadersOfMinistry = (db: Database, userId: string, ministry: string): RawQuery<LeaderRow> =>
  db.written(
    `SELECT DISTINCT m.display_name AS name, m.handle FROM study_groups g
    JOIN group_members x ON x.group_id = g.id AND x.role = 'leader' JOIN community_members m ON m.user_id = x.user_id
    WHERE g.ministry = ?2 AND g.is_listed = 1 AND (${findable("?1")} OR ${memberOf("?1", "g.id")})
      AND EXISTS (SELECT 1 FROM community_members v WHERE v.user_id = ?1 AND ${mayMeetSql("v", "m")})
      AND ${notBlocked("?1", "x.user_id")} ORDER BY m.display_name COLLATE NOCASE LIMIT 12`,
    userId,
    ministry,
  );

/** What is asked in the reader's own groups of the ministry, the newest first: nobody else may read it. */
export const requestsOfMinistry = (
  db: Database,
  userId: string,
  ministry: string,
  most: number,
): RawQuery<RequestRow> =>
  db.written(
    `SELECT ${requestColumns("?1")} FROM group_members x CROSS JOIN study_groups g ON g.id = x.group_id
    CROSS JOIN prayer_requests r ON r.group_id = g.id JOIN community_members m ON m.user_id = r.user_id
    WHERE x.user_id = ?1 AND g.ministry = ?2 AND r.circle = 'group' AND r.in_circle = 1 AND ${visibleTo("?1")}
      AND NOT EXISTS (SELECT 1 FROM hidden_requests WHERE user_id = ?1 AND request_id = r.id)
    ORDER BY r.id DESC LIMIT ?3`,
    userId,
    ministry,
    most,
  );

export type GatheringRow = {
  id: string;
  title: string;
  startsAt: number;
  slug: string;
  groupName: string;
};

/** What is planned in the reader's own groups of the ministry. */
export const gatheringsOf = (
  db: Database,
  userId: string,
  ministry: string,
  now: number,
): RawQuery<GatheringRow> =>
  db.written(
    `SELECT e.id, e.title, e.starts_at AS startsAt, g.slug, g.name AS groupName FROM study_groups g
    JOIN group_events e ON e.group_id = g.id
    WHERE g.ministry = ?2 AND ${memberOf("?1", "g.id")} AND e.cancelled_at IS NULL
      AND e.starts_at + e.minutes * 60000 > ?3 ORDER BY e.starts_at LIMIT 6`,
    userId,
    ministry,
    now,
  );
