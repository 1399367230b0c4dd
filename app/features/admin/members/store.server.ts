import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { moderatedOf } from "#app/features/community/fragments-store.server.ts";
import { postsOf } from "#app/features/groups/fragments-store.server.ts";
import { actsJson, addLookUps } from "#app/features/member/audit/store.server.ts";
import { isSubscribed, purgeAtOf, rolesJson } from "#app/features/member/fragments-store.server.ts";
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
): Statement => db.written(addLookUps(FOUND), JSON.stringify(ids), name, row.actorUserId, row.by, row.at);

export const membersFound = (db: Database, ids: readonly string[], name: string): RawQuery<MemberRow> =>
  db.written(
    `SELECT p.user_id AS userId, p.full_name AS fullName, p.created_at AS joinedAt, p.age_band AS ageBand,
      ${rolesJson("p.user_id")} AS roles,
      ${isSubscribed("p.user_id")} AS subscribed,
      ${purgeAtOf("p.user_id")} AS purgeAt,
      ${actsJson("p.user_id", MAX_ACTS)} AS acts
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
        'outcome', 'done')) FROM (SELECT * ${moderatedOf("m.user_id", postsOf("m.user_id"))}
        ORDER BY at DESC LIMIT ${MAX_ACTS})) AS acts
    FROM community_members m WHERE m.user_id IN (SELECT value FROM json_each(?1))`,
    JSON.stringify(ids),
  );
