/**
 * Whether the reader may read a request: the one statement of it, which every read of somebody else's words is made of.
 * The author reads their own, whatever has become of it.
 * @param reader a parameter or column with the reader's id
 * @param request the alias of `prayer_requests`
 */
export const visibleTo = (reader: string, request = "r"): string => `(${request}.user_id = ${reader} OR (
  ${request}.state <> 'withdrawn' AND ${request}.moderation = 'shown'
  AND EXISTS (SELECT 1 FROM community_members v WHERE v.user_id = ${reader} AND iif(${request}.audience = 'pastoral',
    v.pastoral = 1,
    v.leads = 1 OR (v.age_band = '18+' AND ${request}.for_adults = 1) OR (v.age_band = '13-17' AND ${request}.for_young = 1)))
  AND ${inCircle(reader, request)}
  AND ${notBlocked(reader, `${request}.user_id`)}))`;

/** A request for friends is read while both are; one for a group while both are in it. */
const inCircle = (reader: string, request: string): string => `CASE ${request}.circle
  WHEN 'friends' THEN EXISTS (SELECT 1 FROM friendships
    WHERE one = min(${reader}, ${request}.user_id) AND other = max(${reader}, ${request}.user_id))
  WHEN 'group' THEN EXISTS (SELECT 1 FROM group_members x JOIN group_members y ON y.group_id = x.group_id
    WHERE x.group_id = ${request}.group_id AND x.user_id = ${reader} AND y.user_id = ${request}.user_id)
  ELSE true END`;

/** Requests `r` that lists and the search have: of the wall, and those for friends and groups. */
export const LISTED = "(r.on_wall = 1 OR r.in_circle = 1)";

/** Neither has blocked the other. */
export const notBlocked = (one: string, other: string): string =>
  `NOT EXISTS (SELECT 1 FROM blocks WHERE user_id = ${one} AND blocked_id = ${other})
  AND NOT EXISTS (SELECT 1 FROM blocks WHERE user_id = ${other} AND blocked_id = ${one})`;

/** The rule `mayMeet` of two rows of `community_members`. */
export const mayMeetSql = (one: string, other: string): string =>
  `(${one}.age_band = ${other}.age_band OR iif(${one}.age_band = '18+', ${one}.leads, ${other}.leads) = 1)`;

/**
 * The columns of a request as the reader sees it (`RequestRow`), of `prayer_requests r` and its author
 * `community_members m`. Who gave no name is masked here, before any row leaves the database.
 */
export const requestColumns = (reader: string): string => {
  const unlessMasked = (column: string) => `iif(r.unnamed = 1 AND r.user_id <> ${reader}, NULL, m.${column})`;
  return `r.id, r.title, r.body, r.theme, r.language, r.unnamed, r.state, r.version,
  r.audience = 'pastoral' AS pastoral, r.circle,
  (SELECT name FROM study_groups WHERE id = r.group_id) AS groupName, r.user_id = ${reader} AS mine,
  iif(r.user_id = ${reader}, r.moderation, 'shown') AS moderation,
  r.prayed_by AS prayedBy, r.created_at AS createdAt, r.edited_at AS editedAt,
  ${unlessMasked("handle")} AS handle, ${unlessMasked("display_name")} AS name, ${unlessMasked("picture")} AS picture,
  (SELECT json_object('day', day, 'at', at) FROM prayers WHERE request_id = r.id AND user_id = ${reader}
    ORDER BY day DESC LIMIT 1) AS lastPrayer,
  EXISTS (SELECT 1 FROM promises WHERE user_id = ${reader} AND request_id = r.id) AS promised,
  (SELECT ${relayJson("x", reader)} FROM relays x WHERE x.request_id = r.id AND x.ended = 0
    ORDER BY x.starts_at DESC LIMIT 1) AS relay,
  iif(r.state IN ('answered', 'changed', 'let_go'), (SELECT json_object('kind', kind, 'body', body, 'at', at)
    FROM request_updates WHERE request_id = r.id AND kind <> 'update' AND moderation = 'shown'
    ORDER BY id DESC LIMIT 1), NULL) AS closing`;
};

/** A relay with its hours, and no id of anybody. */
export const relayJson = (relay: string, reader: string): string =>
  `json_object('id', ${relay}.id, 'startsAt', ${relay}.starts_at, 'hours', (SELECT json_group_array(
    json_object('hour', hour, 'mine', user_id = ${reader}, 'prayed', prayed_at IS NOT NULL))
    FROM relay_hours WHERE relay_id = ${relay}.id))`;
