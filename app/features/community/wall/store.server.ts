import type { Database, RawQuery } from "#app/db/database.ts";
import type { RequestRow } from "#app/features/community/model/request-line.ts";
import { requestHas, seenSource } from "#app/features/community/search/store.server.ts";
import { soughtWords } from "#app/features/community/search/words.ts";
import {
  LISTED,
  notBlocked,
  requestColumns,
  visibleTo,
} from "#app/features/community/visibility/store.server.ts";
import type { WallQuery } from "./query.ts";

/**
 * Whom a reader meets, as the indexes of the wall are parted: one of the three holds, the other two read nothing. That is
 * said as their limit: a condition that does not hold would be tried on every row.
 */
const SPACES = [
  ["age_band = '18+' AND leads = 0", "r.for_adults = 1", "wall_adults"],
  ["age_band = '13-17'", "r.for_young = 1", "wall_young"],
  ["leads = 1", "true", "wall_all"],
] as const;

type Parameter = (value: string | number) => string;

function wallSql({ show, theme, language, after }: WallQuery, put: Parameter, most: string): string {
  const need = show === "need";
  const filters = [
    ...(need ? ["r.state = 'open'"] : []),
    ...(show === "answered" ? ["r.state = 'answered'"] : []),
    ...(theme ? [`r.theme = ${put(theme)}`] : []),
    ...(language ? [`r.language = ${put(language)}`] : []),
    ...(after && need ? [`(r.prayed_by, r.id) > (${put(after.prayedBy)}, ${put(after.id)})`] : []),
    ...(after && !need ? [`r.id < ${put(after.id)}`] : []),
    notBlocked("?1", "r.user_id"),
    "NOT EXISTS (SELECT 1 FROM hidden_requests WHERE user_id = ?1 AND request_id = r.id)",
  ].join(" AND ");
  const order = need ? "prayed_by, id" : "id DESC";
  // left to itself SQLite goes through the whole wall; CROSS JOIN begins with the page
  const isPlain = !need && show !== "answered" && !theme;
  const parts = SPACES.map(
    ([
      who,
      reach,
      newest,
    ]) => `SELECT * FROM (SELECT r.id, r.prayed_by FROM prayer_requests r ${isPlain ? `INDEXED BY ${newest}` : ""}
    WHERE r.on_wall = 1 AND ${reach} AND ${filters} ORDER BY ${order}
    LIMIT iif((SELECT ${who} FROM community_members WHERE user_id = ?1), ${most}, 0))`,
  );
  return `WITH page AS (${parts.join(" UNION ALL ")})
  SELECT ${requestColumns("?1")} FROM page CROSS JOIN prayer_requests r ON r.id = page.id
  CROSS JOIN community_members m ON m.user_id = r.user_id
  ORDER BY ${need ? "page.prayed_by, page.id" : "page.id DESC"}`;
}

/**
 * The wall's requests in which every word stands, the newest first. It begins with the first word, by whose index the
 * requests come in their order; whether the reader may read one is asked of each, by the statement of it.
 */
function searchSql(
  { show, theme, language, after }: WallQuery,
  words: string[],
  put: Parameter,
  most: string,
) {
  const [first = "", ...others] = words;
  const filters = [
    ...(show === "answered" ? ["r.state = 'answered'"] : []),
    ...(theme ? [`r.theme = ${put(theme)}`] : []),
    ...(language ? [`r.language = ${put(language)}`] : []),
    ...(after ? [`w.request_id < ${put(after.id)}`] : []),
    ...requestHas(others, "?1"),
    seenSource("?1"),
    visibleTo("?1"),
    "NOT EXISTS (SELECT 1 FROM hidden_requests WHERE user_id = ?1 AND request_id = r.id)",
  ].join(" AND ");
  return `WITH page AS (SELECT w.request_id AS id FROM request_words w CROSS JOIN prayer_requests r ON r.id = w.request_id
    WHERE w.word = ${first} AND ${LISTED} AND ${filters}
    GROUP BY w.request_id ORDER BY w.request_id DESC LIMIT ${most})
  SELECT ${requestColumns("?1")} FROM page CROSS JOIN prayer_requests r ON r.id = page.id
  CROSS JOIN community_members m ON m.user_id = r.user_id ORDER BY page.id DESC`;
}

const NEAR = {
  friends: {
    from: `(SELECT other AS id FROM friendships WHERE one = ?1 UNION ALL SELECT one FROM friendships WHERE other = ?1) f
      CROSS JOIN prayer_requests r ON r.user_id = f.id`,
    only: "r.in_circle = 1 AND r.circle = 'friends'",
  },
  groups: {
    from: "group_members g CROSS JOIN prayer_requests r ON r.group_id = g.group_id",
    only: "g.user_id = ?1 AND r.in_circle = 1 AND r.circle = 'group'",
  },
} as const;

/** What friends ask their friends, or what is asked in the reader's groups. */
function nearSql(
  { theme, language, after }: WallQuery,
  { from, only }: (typeof NEAR)["friends" | "groups"],
  words: string[],
  put: Parameter,
  most: string,
): string {
  const filters = [
    only,
    visibleTo("?1"),
    ...(theme ? [`r.theme = ${put(theme)}`] : []),
    ...(language ? [`r.language = ${put(language)}`] : []),
    ...(after ? [`r.id < ${put(after.id)}`] : []),
    ...requestHas(words, "?1"),
    "NOT EXISTS (SELECT 1 FROM hidden_requests WHERE user_id = ?1 AND request_id = r.id)",
  ].join(" AND ");
  return `SELECT ${requestColumns("?1")} FROM ${from} JOIN community_members m ON m.user_id = r.user_id
    WHERE ${filters} ORDER BY r.id DESC LIMIT ${most}`;
}

/** The reader's own, or what they have promised to pray for. */
function ownSql({ show, after }: WallQuery, words: string[], put: Parameter, most: string): string {
  const isMine = show === "mine";
  const filters = [
    ...(isMine ? ["r.user_id = ?1", "r.state <> 'withdrawn'"] : ["p.user_id = ?1", visibleTo("?1")]),
    ...(after ? [`r.id < ${put(after.id)}`] : []),
    ...requestHas(words, "?1"),
  ].join(" AND ");
  const from = isMine ? "prayer_requests r" : "promises p JOIN prayer_requests r ON r.id = p.request_id";
  return `SELECT ${requestColumns("?1")} FROM ${from} JOIN community_members m ON m.user_id = r.user_id
    WHERE ${filters} ORDER BY r.id DESC LIMIT ${most}`;
}

/** A page of the wall as one reader sees it, and one line more where there is another page. */
export function wallPage(db: Database, userId: string, query: WallQuery, most: number): RawQuery<RequestRow> {
  const values: (string | number)[] = [userId];
  const put: Parameter = (value) => `?${values.push(value)}`;
  const { show, q } = query;
  const words = soughtWords(q).map(put);
  // what was typed may have no word to look for: nothing is found by it
  const limit = put(q !== "" && words.length === 0 ? 0 : most);
  const isOwn = show === "mine" || show === "promised";
  const near = show === "friends" || show === "groups" ? NEAR[show] : null;
  const sql = near
    ? nearSql(query, near, words, put, limit)
    : isOwn
      ? ownSql(query, words, put, limit)
      : words.length > 0
        ? searchSql(query, words, put, limit)
        : wallSql(query, put, limit);
  return db.written(sql, ...values);
}
