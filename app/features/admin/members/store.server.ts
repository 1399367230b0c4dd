import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { MemberSearch } from "./search.ts";

export type MemberRow = {
  userId: string;
  fullName: string;
  joinedAt: number;
  ageBand: "13-17" | "18+" | null;
  /** JSON */
  roles: string;
  subscribed: number;
  purgeAt: number | null;
  /** JSON */
  acts: string;
};

const MAX_FOUND = 10;
const MAX_ACTS = 30;

/** `?1`: ids as JSON; `?2`: how a name begins, empty for none. */
const FOUND = `FROM profiles p WHERE p.user_id IN (SELECT value FROM json_each(?1))
  OR (?2 <> '' AND p.full_name LIKE ?2 ESCAPE '\\') ORDER BY p.full_name, p.user_id LIMIT ${MAX_FOUND}`;

/** A line for each member that the same search shows, or one that nobody was found. */
export const addMemberLookUp = (
  db: Database,
  ids: readonly string[],
  name: string,
  row: { actorUserId: string; by: MemberSearch["by"]; at: number },
): Statement =>
  db.written(
    `INSERT INTO staff_look_ups (actor_user_id, user_id, is_found, searched_by, at)
    SELECT ?3, f.user_id, f.user_id IS NOT NULL, ?4, ?5
    FROM (SELECT 1) LEFT JOIN (SELECT p.user_id ${FOUND}) f`,
    JSON.stringify(ids),
    name,
    row.actorUserId,
    row.by,
    row.at,
  );

export const membersFound = (db: Database, ids: readonly string[], name: string): RawQuery<MemberRow> =>
  db.written(
    `SELECT p.user_id AS userId, p.full_name AS fullName, p.created_at AS joinedAt, p.age_band AS ageBand,
      (SELECT json_group_array(role) FROM user_roles WHERE user_id = p.user_id) AS roles,
      coalesce((SELECT subscribed FROM subscriptions WHERE user_id = p.user_id), 0) AS subscribed,
      (SELECT purge_at FROM account_deletions WHERE user_id = p.user_id) AS purgeAt,
      (SELECT json_group_array(json_object('id', id, 'at', at, 'act', act, 'subject', subject, 'reason', reason,
        'outcome', outcome)) FROM (SELECT * FROM audit_log WHERE user_id = p.user_id
          ORDER BY at DESC, id DESC LIMIT ${MAX_ACTS})) AS acts
    ${FOUND}`,
    JSON.stringify(ids),
    name,
  );

export type CommunityRow = {
  userId: string;
  handle: string;
  name: string;
  leads: number;
  pastoral: number;
  /** JSON */
  acts: string;
};

/** Whom a handle, or the beginning of a display name, belongs to. */
export const communityMembersBy = (
  db: Database,
  handle: string,
  name: string,
): RawQuery<{ userId: string }> =>
  db.written(
    `SELECT user_id AS userId FROM community_members WHERE handle = ?1
    UNION SELECT * FROM (SELECT user_id FROM community_members
      WHERE ?2 <> '' AND display_name LIKE ?2 ESCAPE '\\' LIMIT ${MAX_FOUND})`,
    handle,
    name,
  );

/** What moderators did about them, and about what they wrote: the act and its reason, never the words. */
export const communityMembers = (db: Database, ids: readonly string[]): RawQuery<CommunityRow> =>
  db.written(
    `SELECT m.user_id AS userId, m.handle, m.display_name AS name, m.leads, m.pastoral,
      (SELECT json_group_array(json_object('id', id, 'at', at, 'act', act, 'subject', '', 'reason', reason,
        'outcome', 'done')) FROM (SELECT * FROM moderation_log WHERE subject = m.handle OR subject IN (
          SELECT id FROM prayer_requests WHERE user_id = m.user_id
          UNION ALL SELECT id FROM testimonies WHERE user_id = m.user_id
          UNION ALL SELECT id FROM testimony_comments WHERE user_id = m.user_id
          UNION ALL SELECT id FROM encouragements WHERE user_id = m.user_id) OR subject IN (
          SELECT id FROM group_posts WHERE user_id = m.user_id
          UNION ALL SELECT id FROM decisions WHERE user_id = m.user_id)
        ORDER BY at DESC LIMIT ${MAX_ACTS})) AS acts
    FROM community_members m WHERE m.user_id IN (SELECT value FROM json_each(?1))`,
    JSON.stringify(ids),
  );

/** The role itself, with its line in the log before it. */
export const giveRole = (db: Database, userId: string, role: string): Statement =>
  db.written("INSERT INTO user_roles (user_id, role) VALUES (?1, ?2)", userId, role);

/** Fails on `last_admin`. */
export const takeRole = (db: Database, userId: string, role: string): Statement =>
  db.written("DELETE FROM user_roles WHERE user_id = ?1 AND role = ?2", userId, role);
