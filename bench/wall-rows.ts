import type { Database } from "#app/db/database.ts";
import { wordsOf } from "#app/features/community/search/words.ts";
import { wallQuery } from "#app/features/community/wall/query.ts";
import { wallPage } from "#app/features/community/wall/store.server.ts";

/** Members who have written and prayed. */
export const AUTHORS = 2_000;
const PRAYERS_EACH = 10;
/** What every request says, beside its number. */
const BODY = "Please pray for what is on my heart today";
/** One statement writes no more: it has to end in time. */
const AT_ONCE = 20_000;

export const idOf = (n: number): string => `preq_01${String(n).padStart(24, "0")}`;

/** So many requests, each with ten prayers. */
export async function fillWall(db: D1Database, requests: number): Promise<void> {
  const numbers = "WITH RECURSIVE n (i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)";
  await db
    .prepare(
      `INSERT INTO community_members (user_id, handle, display_name, age_band, joined_at)
      ${numbers} SELECT 'user_wall' || i, 'wall-' || i, 'Member ' || i, '18+', 0 FROM n`,
    )
    .bind(0, AUTHORS)
    .run();
  for (let from = 0; from < requests; from += AT_ONCE) {
    const to = Math.min(requests, from + AT_ONCE);
    await db
      .prepare(
        `INSERT INTO prayer_requests (id, user_id, form_id, title, body, theme, language, audience, unnamed, moderation,
          for_young, for_adults, created_at, rests_at)
        ${numbers} SELECT printf('preq_01%024d', i), 'user_wall' || (i % ${AUTHORS}), 'form' || i, 'Request ' || i,
          '${BODY}, number ' || i, 'family', 'en', 'members', 0, 'shown', 0, 1, ?3 + i,
          ?3 + 9999999999 FROM n`,
      )
      .bind(from, to, Date.now() - 86_400_000)
      .run();
    for (const word of wordsOf(BODY))
      await db
        .prepare(
          `INSERT INTO request_words (word, request_id, source) ${numbers} SELECT ?3, printf('preq_01%024d', i), '' FROM n`,
        )
        .bind(from, to, word)
        .run();
    for (let k = 1; k <= PRAYERS_EACH; k++)
      await db
        .prepare(
          `INSERT INTO prayers (request_id, user_id, day, at) ${numbers}
          SELECT printf('preq_01%024d', i), 'user_wall' || ((i + ?3) % ${AUTHORS}), '2026-11-25', 0 FROM n`,
        )
        .bind(from, to, k)
        .run();
  }
}

/** The same number for bare Remix, in tables as plain as can be. */
export const fillBareWall = (requests: number) => async (db: D1Database) => {
  const numbers = "WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1)";
  await db.batch([
    db.prepare("CREATE TABLE member (id INTEGER PRIMARY KEY, name TEXT)"),
    db.prepare(
      "CREATE TABLE request (id TEXT PRIMARY KEY, member_id INTEGER, title TEXT, body TEXT, theme TEXT, prayed_by INTEGER, at INTEGER)",
    ),
    db.prepare(`INSERT INTO member ${numbers} SELECT i, 'Member ' || i FROM n`).bind(AUTHORS),
    db
      .prepare(
        `INSERT INTO request ${numbers} SELECT printf('preq_01%024d', i), i % ${AUTHORS}, 'Request ' || i,
        '${BODY}, number ' || i, 'family', 10, i FROM n`,
      )
      .bind(requests),
  ]);
};

/** What D1 reads for the first page of the wall, and how many requests that is. */
export async function rowsRead(
  db: D1Database,
  userId: string,
  address = "",
): Promise<[read: number, shown: number]> {
  let asked: { sql: string; values: unknown[] } | undefined;
  const spy = {
    written: (sql: string, ...values: unknown[]) => {
      asked = { sql, values };
    },
  } as unknown as Database;
  wallPage(spy, userId, wallQuery(new URLSearchParams(address)), 21);
  if (!asked) throw new Error("the wall asked nothing");
  const { results, meta } = await db
    .prepare(asked.sql)
    .bind(...asked.values)
    .run();
  return [meta.rows_read, results.length];
}
