import { mayMeetSql, notBlocked } from "#app/features/community/visibility/store.server.ts";

/** `reader` is in the group: what everything in it is read by. */
export const memberOf = (reader: string, group: string): string =>
  `EXISTS (SELECT 1 FROM group_members WHERE group_id = ${group} AND user_id = ${reader})`;

/** The same with a role. */
export const helperOf = (reader: string, group: string): string =>
  `EXISTS (SELECT 1 FROM group_members WHERE group_id = ${group} AND user_id = ${reader}
    AND role IN ('leader', 'helper'))`;
export const leaderOf = (reader: string, group: string): string =>
  `EXISTS (SELECT 1 FROM group_members WHERE group_id = ${group} AND user_id = ${reader} AND role = 'leader')`;

/** Whether `v`, of another row of `community_members`, may meet who is in group `g`, and was not sent away. */
const mayEnter = (
  reader: string,
): string => `EXISTS (SELECT 1 FROM community_members v WHERE v.user_id = ${reader}
    AND (v.age_band = g.age_band OR (g.age_band = '13-17' AND v.leads = 1)))
  AND NOT EXISTS (SELECT 1 FROM group_bans WHERE group_id = g.id AND user_id = ${reader})`;

/** Nobody who leads it has blocked the reader, or is blocked by them. */
const leadersMeet = (reader: string): string =>
  `NOT EXISTS (SELECT 1 FROM group_members x JOIN blocks b
    ON (b.user_id = ${reader} AND b.blocked_id = x.user_id) OR (b.blocked_id = ${reader} AND b.user_id = x.user_id)
    WHERE x.group_id = g.id AND x.role = 'leader')`;

/** Whether the reader finds group `g` who is not in it: name, words and number alone. */
export const findable = (reader: string): string =>
  `(g.is_listed = 1 AND ${mayEnter(reader)} AND ${leadersMeet(reader)})`;

/** Whether the reader may come into group `g` by its link. */
export const enterable = (reader: string): string =>
  `(g.moderation = 'shown' AND g.archived_at IS NULL AND ${mayEnter(reader)} AND ${leadersMeet(reader)})`;

/**
 * Whether a member of the group reads a post `p` by `community_members a`: blocks in both directions, the two ages, and
 * the moderators are asked. The author reads their own.
 */
export const postVisibleTo = (reader: string): string => `(p.user_id = ${reader} OR (p.moderation = 'shown'
  AND EXISTS (SELECT 1 FROM community_members v WHERE v.user_id = ${reader} AND ${mayMeetSql("v", "a")})
  AND ${notBlocked(reader, "p.user_id")}))`;

/** The columns of a group `g` (`GroupRow`). */
export const groupColumns = (
  reader: string,
): string => `g.id, g.slug, g.name, g.about, g.theme, g.language, g.meets,
  g.kind, g.ministry, g.age_band AS ageBand, g.members, g.archived_at AS archivedAt, g.moderation,
  (SELECT role FROM group_members WHERE group_id = g.id AND user_id = ${reader}) AS role,
  EXISTS (SELECT 1 FROM group_requests WHERE group_id = g.id AND user_id = ${reader}) AS asked`;

/** A post `p` by `a` as the reader sees it (`PostLine`), as JSON. Who has taken their words back is not named on them. */
export const postJson = (reader: string): string => `json_object('id', p.id,
  'author', CASE WHEN p.state = 'withdrawn' AND p.user_id <> ${reader} THEN json('null')
    ELSE json_object('name', a.display_name, 'handle', a.handle) END,
  'mine', json(iif(p.user_id = ${reader}, 'true', 'false')), 'body', p.body, 'language', p.language, 'state', p.state,
  'moderation', iif(p.user_id = ${reader}, p.moderation, 'shown'), 'createdAt', p.created_at,
  'counts', CASE WHEN EXISTS (SELECT 1 FROM group_reactions WHERE post_id = p.id)
    THEN json((SELECT json_group_object(kind, n) FROM (SELECT kind, count(*) AS n FROM group_reactions
      WHERE post_id = p.id GROUP BY kind))) ELSE json('{}') END,
  'own', json((SELECT json_group_array(kind) FROM group_reactions WHERE post_id = p.id AND user_id = ${reader})))`;
