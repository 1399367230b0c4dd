import type { Database, RawQuery } from "#app/db/database.ts";
import type { RequestRow } from "#app/features/community/model/request-line.ts";
import { notBlocked, requestColumns, visibleTo } from "#app/features/community/visibility/store.server.ts";
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

/** A page of the wall as one reader sees it, and one line more where there is another page. */
export function wallPage(db: Database, userId: string, query: WallQuery, most: number): RawQuery<RequestRow> {
  const values: (string | number)[] = [userId];
  const put: Parameter = (value) => `?${values.push(value)}`;
  const { show, after } = query;
  const limit = put(most);
  const sql =
    show === "mine"
      ? `SELECT ${requestColumns("?1")} FROM prayer_requests r JOIN community_members m ON m.user_id = r.user_id
        WHERE r.user_id = ?1 AND r.state <> 'withdrawn' ${after ? `AND r.id < ${put(after.id)}` : ""}
        ORDER BY r.id DESC LIMIT ${limit}`
      : show === "promised"
        ? `SELECT ${requestColumns("?1")} FROM promises p JOIN prayer_requests r ON r.id = p.request_id
          JOIN community_members m ON m.user_id = r.user_id
          WHERE p.user_id = ?1 AND ${visibleTo("?1")} ${after ? `AND r.id < ${put(after.id)}` : ""}
          ORDER BY r.id DESC LIMIT ${limit}`
        : wallSql(query, put, limit);
  return db.written(sql, ...values);
}
