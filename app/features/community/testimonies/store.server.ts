import type { Database, RawQuery } from "#app/db/database.ts";
import { testimonyHas } from "#app/features/community/search/store.server.ts";
import { soughtWords } from "#app/features/community/search/words.ts";
import { notBlocked } from "#app/features/community/visibility/store.server.ts";
import { MAX_COMMENTS } from "./model/limits.ts";
import type { CommentRow, TestimonyRow } from "./model/testimony-line.ts";
import type { TestimonyQuery } from "./query.ts";
import {
  commentColumns,
  commentVisibleTo,
  testimonyColumns,
  testimonyVisibleTo,
} from "./visibility/store.server.ts";

/** Whom a reader meets, as the indexes are parted: one of the three holds, the other two read nothing. */
const SPACES = [
  ["age_band = '18+' AND leads = 0", "t.for_adults = 1"],
  ["age_band = '13-17'", "t.for_young = 1"],
  ["leads = 1", "true"],
] as const;

const HIDDEN = "EXISTS (SELECT 1 FROM hidden_testimonies WHERE user_id = ?1 AND testimony_id = t.id)";

/** The newest of those that the reader may meet. */
const newestSql = (filters: string): string =>
  SPACES.map(
    ([who, reach]) => `SELECT * FROM (SELECT t.id FROM testimonies t
    WHERE (SELECT ${who} FROM community_members WHERE user_id = ?1) AND t.on_page = 1 AND ${reach} AND ${filters}
      AND ${notBlocked("?1", "t.user_id")} AND NOT ${HIDDEN} ORDER BY t.id DESC LIMIT ?4)`,
  ).join(" UNION ALL ");

/** Of those in which every word stands, found by the first; whether the reader may read one is asked of each. */
const searchSql = ([first, ...others]: string[], filters: string): string =>
  `SELECT t.id FROM testimony_words w CROSS JOIN testimonies t ON t.id = w.testimony_id
  WHERE w.word = ${first} AND t.on_page = 1 AND (?3 IS NULL OR w.testimony_id < ?3)
    AND ${[filters, ...testimonyHas(others)].join(" AND ")} AND ${testimonyVisibleTo("?1")} AND NOT ${HIDDEN}
  ORDER BY w.testimony_id DESC LIMIT ?4`;

/** A page of testimonies as one reader sees it, the newest first, and one more where there is another page. */
export function testimoniesPage(
  db: Database,
  userId: string,
  { mine, language, q, after }: TestimonyQuery,
  most: number,
): RawQuery<TestimonyRow> {
  const filters = "(?2 IS NULL OR t.language = ?2) AND (?3 IS NULL OR t.id < ?3)";
  const columns = `SELECT ${testimonyColumns("?1")}`;
  const sought = soughtWords(q);
  const words = sought.map((_, at) => `?${at + 5}`);
  const own = ["t.user_id = ?1", "t.state = 'shown'", filters, ...testimonyHas(words)].join(" AND ");
  const page = words.length > 0 ? searchSql(words, filters) : newestSql(filters);
  const sql = mine
    ? `${columns} FROM testimonies t JOIN community_members m ON m.user_id = t.user_id
      WHERE ${own} ORDER BY t.id DESC LIMIT ?4`
    : `WITH page AS (${page}) ${columns} FROM page JOIN testimonies t ON t.id = page.id
      JOIN community_members m ON m.user_id = t.user_id ORDER BY t.id DESC`;
  // what was typed may have no word to look for: nothing is found by it
  return db.written(sql, userId, language, after, q !== "" && words.length === 0 ? 0 : most, ...sought);
}

export const testimonyOf = (db: Database, userId: string, id: string): RawQuery<TestimonyRow> =>
  db.written(
    `SELECT ${testimonyColumns("?1")} FROM testimonies t JOIN community_members m ON m.user_id = t.user_id
    WHERE t.id = ?2 AND ${testimonyVisibleTo("?1")}`,
    userId,
    id,
  );

/** The newest, in the order in which they were written. */
export const commentsOf = (db: Database, userId: string, id: string): RawQuery<CommentRow> =>
  db.written(
    `SELECT * FROM (SELECT ${commentColumns("?1")} FROM testimony_comments c JOIN testimonies t ON t.id = c.testimony_id
      JOIN community_members a ON a.user_id = c.user_id
      WHERE c.testimony_id = ?2 AND ${testimonyVisibleTo("?1")} AND ${commentVisibleTo("?1")}
      ORDER BY c.id DESC LIMIT ?3) ORDER BY id`,
    userId,
    id,
    MAX_COMMENTS,
  );

export type TestimonyVersion = { version: number; title: string; body: string; replacedAt: number };

export const testimonyVersionsOf = (db: Database, userId: string, id: string): RawQuery<TestimonyVersion> =>
  db.written(
    `SELECT h.version, h.title, h.body, h.replaced_at AS replacedAt FROM testimony_versions h
    JOIN testimonies t ON t.id = h.testimony_id
    WHERE h.testimony_id = ?2 AND ${testimonyVisibleTo("?1")} ORDER BY h.version`,
    userId,
    id,
  );
