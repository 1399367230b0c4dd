import { newId } from "#app/core/id.ts";
import { inOneBatch } from "./in-one-batch.ts";

export const SLUG = "tuesday-table-abcdef";
export const GROUP_ID = newId("group", Date.now(), Math.random);
/** Of every thread. */
export const ANSWERS_EACH = 4;
/** What every post says, beside its number. */
export const BODY = "What stood out to me in this chapter";
const NUMBERS = "WITH RECURSIVE n (i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)";
/** One statement writes no more: it has to end in time. */
const AT_ONCE = 10_000;

/**
 * A group of so many members, and posts of theirs: a thread, then its answers.
 * @param userIds members with a session; the rest are rows alone
 */
export async function fillGroup(
  db: D1Database,
  { userIds, members, posts }: { userIds: readonly string[]; members: number; posts: number },
): Promise<void> {
  const join = "INSERT INTO group_members (group_id, user_id, role, id, joined_at)";
  const rows = members - userIds.length;
  await inOneBatch(db, [
    ...userIds.map((userId, n) =>
      db
        .prepare(
          "INSERT INTO community_members (user_id, handle, display_name, age_band, trusted, joined_at) VALUES (?, ?, 'Ann', '18+', 1, 0)",
        )
        .bind(userId, `ann-bench${n}`),
    ),
    db
      .prepare(
        `INSERT INTO community_members (user_id, handle, display_name, age_band, trusted, joined_at)
        ${NUMBERS} SELECT 'user_group' || i, 'group-' || i, 'Member ' || i, '18+', 1, 0 FROM n`,
      )
      .bind(0, rows),
    db
      .prepare(
        `INSERT INTO study_groups (id, user_id, form_id, slug, name, theme, language, kind, age_band, created_at)
        VALUES (?1, ?2, 'form-group', ?3, 'Table', 'gospels', 'en', 'private', '18+', 0)`,
      )
      .bind(GROUP_ID, userIds[0], SLUG),
    ...userIds.map((userId, n) =>
      db
        .prepare(`${join} VALUES (?, ?, ?, ?, 0)`)
        .bind(GROUP_ID, userId, n === 0 ? "leader" : "member", `gmem_own${n}`),
    ),
    db
      .prepare(`${join} ${NUMBERS} SELECT ?3, 'user_group' || i, 'member', 'gmem_' || i, 0 FROM n`)
      .bind(0, rows, GROUP_ID),
  ]);
  const each = ANSWERS_EACH + 1;
  const insert = `INSERT INTO group_posts (id, group_id, user_id, form_id, kind, parent_id, body, language, moderation, created_at)
    ${NUMBERS} SELECT printf('gpost_01%024d', i), ?3, 'user_group' || (i % ${rows}), 'form' || i, 'talk',
      iif(i % ${each} = 0, NULL, printf('gpost_01%024d', i - i % ${each})), '${BODY}, number ' || i, 'en', 'shown', i FROM n`;
  for (let from = 0; from < posts; from += AT_ONCE)
    await db
      .prepare(insert)
      .bind(from, Math.min(posts, from + AT_ONCE), GROUP_ID)
      .run();
}

/** The same numbers for bare Remix, in tables as plain as can be. */
export const fillBareGroup =
  ({ members, posts }: { members: number; posts: number }) =>
  async (db: D1Database) => {
    const each = ANSWERS_EACH + 1;
    await inOneBatch(db, [
      db.prepare("CREATE TABLE member (id INTEGER PRIMARY KEY, name TEXT)"),
      db.prepare(
        "CREATE TABLE post (id INTEGER PRIMARY KEY, member_id INTEGER, parent_id INTEGER, body TEXT, at INTEGER)",
      ),
      db.prepare("CREATE INDEX thread ON post (id) WHERE parent_id IS NULL"),
      db.prepare("CREATE INDEX answer ON post (parent_id, id)"),
      db.prepare(`INSERT INTO member ${NUMBERS} SELECT i, 'Member ' || i FROM n`).bind(0, members),
      db
        .prepare(
          `INSERT INTO post ${NUMBERS} SELECT i, i % ${members}, iif(i % ${each} = 0, NULL, i - i % ${each}),
          '${BODY}, number ' || i, i FROM n`,
        )
        .bind(0, posts),
    ]);
  };
