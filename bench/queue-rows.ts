import { inOneBatch } from "./in-one-batch.ts";
import { AUTHORS } from "./wall-rows.ts";

/** What every item is about, beside its number. */
export const WORDS = "I sell what you need";
const NUMBERS = "WITH RECURSIVE n (i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)";
/** One statement writes no more: it has to end in time. */
const AT_ONCE = 20_000;
const ID = "printf('preq_01%024d', i)";

/** Items of the moderators' queue, each about a request: past ones with their decision, then open ones. */
export async function fillQueue(
  db: D1Database,
  moderatorId: string,
  { past, open }: { past: number; open: number },
): Promise<void> {
  const began = Date.now() - 86_400_000;
  await inOneBatch(db, [
    db
      .prepare(
        "INSERT INTO community_members (user_id, handle, display_name, age_band, trusted, joined_at) VALUES (?, 'mod-bench', 'Grace', '18+', 1, 0)",
      )
      .bind(moderatorId),
    db
      .prepare(
        `INSERT INTO community_members (user_id, handle, display_name, age_band, joined_at)
        ${NUMBERS} SELECT 'user_queue' || i, 'queue-' || i, 'Member ' || i, '18+', 0 FROM n`,
      )
      .bind(0, AUTHORS),
  ]);
  const requests = `INSERT INTO prayer_requests (id, user_id, form_id, title, body, theme, language, audience, unnamed,
      moderation, for_young, for_adults, created_at, rests_at)
    ${NUMBERS} SELECT ${ID}, 'user_queue' || (i % ${AUTHORS}), 'form' || i, 'Request ' || i, '${WORDS}, number ' || i,
      'family', 'en', 'members', 0, 'shown', 0, 1, ?3 + i, ?3 + 9999999999 FROM n`;
  const log = `INSERT INTO moderation_log (id, actor_user_id, form_id, act, subject, reason, at)
    ${NUMBERS} SELECT 'log_' || i, ?3, 'act' || i, 'keep', ${ID}, '', ?4 + i FROM n`;
  const decisions = `INSERT INTO decisions (id, log_id, user_id, decided_by, act, kind, subject, rule, words, was, at)
    ${NUMBERS} SELECT 'log_' || i, 'log_' || i, 'user_queue' || (i % ${AUTHORS}), ?3, 'keep', 'request', ${ID}, '', '', 'shown',
      ?4 + i FROM n`;
  const closed = `INSERT INTO queue_items (kind, subject, user_id, severity, why, reports, words, opened_at, state, closed_at, decision_id)
    ${NUMBERS} SELECT 'request', ${ID}, 'user_queue' || (i % ${AUTHORS}), 3, 'report', 1, '${WORDS}, number ' || i, ?3 + i,
      'closed', ?3 + i, 'log_' || i FROM n`;
  const waiting = `INSERT INTO queue_items (kind, subject, user_id, severity, why, reports, words, opened_at)
    ${NUMBERS} SELECT 'request', ${ID}, 'user_queue' || (i % ${AUTHORS}), 2 + i % 2, 'report', 1, '${WORDS}, number ' || i,
      ?3 + i FROM n`;
  for (let from = 0; from < past; from += AT_ONCE) {
    const to = Math.min(past, from + AT_ONCE);
    await db.prepare(requests).bind(from, to, began).run();
    await db.prepare(log).bind(from, to, moderatorId, began).run();
    await db.prepare(decisions).bind(from, to, moderatorId, began).run();
    await db.prepare(closed).bind(from, to, began).run();
  }
  await db
    .prepare(requests)
    .bind(past, past + open, began)
    .run();
  await db
    .prepare(waiting)
    .bind(past, past + open, began)
    .run();
}

/** The same numbers for bare Remix, in tables as plain as can be. */
export const fillBareQueue =
  ({ past, open }: { past: number; open: number }) =>
  async (db: D1Database): Promise<void> => {
    await inOneBatch(db, [
      db.prepare("CREATE TABLE member (id INTEGER PRIMARY KEY, name TEXT)"),
      db.prepare(
        "CREATE TABLE item (id INTEGER PRIMARY KEY, member_id INTEGER, severity INTEGER, body TEXT, at INTEGER, open INTEGER)",
      ),
      db.prepare("CREATE INDEX item_open ON item (severity, at, id) WHERE open = 1"),
      db.prepare("CREATE INDEX item_past ON item (at, id) WHERE open = 0"),
      db.prepare(`INSERT INTO member ${NUMBERS} SELECT i, 'Member ' || i FROM n`).bind(0, AUTHORS),
      db
        .prepare(
          `INSERT INTO item ${NUMBERS} SELECT i, i % ${AUTHORS}, 2 + i % 2, '${WORDS}, number ' || i, i, i >= ?3 FROM n`,
        )
        .bind(0, past + open, past),
    ]);
  };
