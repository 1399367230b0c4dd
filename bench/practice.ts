import { localKeys } from "#scripts/local-keys.ts";
import { freePort } from "#tests/free-port.ts";
import { serveBaseline } from "./baseline/serve.ts";
import type { Extent } from "./extent.ts";
import { inOneBatch } from "./in-one-batch.ts";
import { inTurn } from "./in-turn.ts";
import { addMember } from "./members.ts";
import { serveProduct } from "./product.ts";
import { metOr, type Section } from "./report.ts";
import { endsWithRun } from "./stops.ts";
import { TALK } from "./talk.ts";

const DAY_MS = 86_400_000;
const CARDS = 10_000;
const WORDS = "A line of what somebody practices";
/** Of each baseline statement there are so many; more is asked of none. */
const LINES_EACH = 50;

/** What a page reads: its own statements and the frame's, with the rows that come of them. */
const PAGES = [
  { what: "the six weeks, a day", path: "/daniel-plan", contains: "daniel", statements: 4, rows: 4 },
  { what: "verses by heart, today’s", path: "/memory-verses", contains: "memory", statements: 4, rows: 10 },
  { what: "the rooms of games", path: "/gamification", contains: "trivia", statements: 6, rows: 4 },
  {
    what: "what is one’s own of games",
    path: "/gamification/hub",
    contains: "quests",
    statements: 6,
    rows: 4,
  },
] as const;

async function fillBare(db: D1Database): Promise<void> {
  await inOneBatch(db, [
    db.prepare("CREATE TABLE line (id INTEGER PRIMARY KEY, owner INTEGER, words TEXT, at INTEGER)"),
    db.prepare("CREATE INDEX line_of_owner ON line (owner, at)"),
    db
      .prepare(
        `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1)
        INSERT INTO line SELECT i, i / ${LINES_EACH}, '${WORDS}, number ' || i, i FROM n`,
      )
      .bind(10 * LINES_EACH),
  ]);
}

/** A subscriber in the second day of the plan, with ten thousand verses learned by heart, ten of them due. */
async function fillPractice(db: D1Database, userId: string): Promise<void> {
  const now = Date.now();
  const began = new Date(now - DAY_MS).toISOString().slice(0, 10);
  await inOneBatch(db, [
    db
      .prepare(
        `INSERT INTO daniel_plans (id, user_id, request_id, weeks, anchors, began_day, created_at)
        VALUES ('plan_bench', ?1, 'begin-bench', '[1,2,3,4,5,6]', ?2, ?3, ?4)`,
      )
      .bind(userId, JSON.stringify([{ step: 0, day: began }]), began, now),
    db
      .prepare(
        `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)
        INSERT INTO memory_cards (user_id, first_verse, last_verse, translation, due, stability, difficulty,
          scheduled_days, step, reps, lapses, state, last_review, last_day, created_at)
        SELECT ?1, verse, verse, 'WEB', iif(i < 10, ?3 - 60000, ?3 + 86400000 * 5), 5, 5, 5, 0, 3, 0, 2, ?3 - 86400000,
          date(?3 / 1000 - 86400, 'unixepoch'), ?3 - 864000000
        FROM (SELECT i, 1001001 + (i / 20) * 1000 + i % 20 AS verse FROM n)`,
      )
      .bind(userId, CARDS, now),
  ]);
}

/** Pages of what a member practices, beside bare Remix with as many statements and rows. */
export async function measurePractice(extent: Extent): Promise<Section> {
  const product = await serveProduct(await freePort());
  const stop = endsWithRun(product.stop);
  const bare = await serveBaseline("remix", await freePort(), TALK, {}, fillBare);
  const stopBare = endsWithRun(bare.stop);
  try {
    const { origin, db } = product;
    const member = await addMember(db, { keys: localKeys(), origin, titles: ["Today"] });
    await fillPractice(db, member.userId);
    const rows: string[][] = [];
    for (const { what, path, contains, statements, rows: count } of PAGES) {
      const own = { origin, path, cookie: member.cookie, contains };
      const query = new URLSearchParams({ statements: String(statements), rows: String(count) });
      const plain = { origin: bare.origin, path: `/rows?${query}`, contains: WORDS };
      rows.push(await inTurn(what, own, plain, extent));
    }
    rows.push(await dueByIndex(db, member.userId));
    return {
      title: `What a member practices, with ${CARDS.toLocaleString("en")} verses by heart`,
      head: ["what", "measured", "target"],
      rows,
    };
  } finally {
    await stop();
    await stopBare();
  }
}

/** The verses that are due, as the page asks for them. */
async function dueByIndex(db: D1Database, userId: string): Promise<string[]> {
  const { meta, results } = await db
    .prepare(
      "SELECT first_verse FROM memory_cards WHERE user_id = ?1 AND due <= ?2 AND removed_at IS NULL ORDER BY due LIMIT 50",
    )
    .bind(userId, Date.now())
    .all();
  const read = meta.rows_read;
  return [
    "rows read for the verses that are due",
    `${read} for ${results.length}`,
    `at most ${2 * results.length}: ${metOr(read <= 2 * results.length)}`,
  ];
}
