import { openDatabase } from "#app/db/database.ts";
import { finishDue } from "#app/features/pet/adventures/finish-due.server.ts";
import { settleOldPets } from "#app/features/pet/sweep.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { SqliteD1 } from "#tests/model/sqlite-d1.ts";
import { metOr, ms, type Section, seconds } from "./report.ts";

const MEMBERS = 100_000;
/** One in so many is home from an adventure. */
const ONE_IN = 20;
/** For all of them, s. */
const TARGET_S = 60;
/** That one batch may hold the database, ms. */
const BATCH_TARGET_MS = 50;
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 12);

/** As many members, whose pets were settled yesterday. */
function fill({ raw }: SqliteD1): void {
  const many = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MEMBERS})`;
  raw.exec(
    `${many} INSERT INTO profiles (user_id, created_at, account_updated_at) SELECT 'user_' || i, 0, 0 FROM n`,
  );
  raw.exec("INSERT INTO user_stats (user_id, updated_at) SELECT user_id, 0 FROM profiles");
  raw.exec(`INSERT INTO user_pets (id, user_id, pet_type_id, pet_name, happiness, health, energy, settled_at, adopted_at,
    updated_at) SELECT 'pet_' || user_id, user_id, 'dog', 'Bo', 80, 80, 40, ${NOW - DAY}, 0, 0 FROM profiles`);
  raw.exec(`INSERT INTO pet_adventures (id, user_id, pet_id, adventure_key, adventure_name, adventure_type,
    difficulty_level, duration_hours, success_rate, rewards, status, begun_day, started_at, finishes_at)
    SELECT 'adv_' || user_id, user_id, id, 'jordan', 'J', 'quest', 1, 1, 90, '{"coins":10,"experience":10}',
      'in_progress', '2026-11-20', ${NOW - 9_000}, ${NOW - 4_000} FROM user_pets WHERE rowid % ${ONE_IN} = 0`);
}

/** The daily sweep over SQLite in memory with the product's migrations: how long, and the longest that one batch held it. */
export async function measureSweep(): Promise<Section> {
  const store = new SqliteD1();
  fill(store);
  const longest = { ms: 0, processorMs: 0 };
  const { d1 } = store;
  const inner = d1.withSession();
  const session = {
    ...inner,
    batch: async (statements: D1PreparedStatement[]) => {
      const began = performance.now();
      const usage = process.cpuUsage();
      const results = await inner.batch(statements);
      const { user, system } = process.cpuUsage(usage);
      longest.ms = Math.max(longest.ms, performance.now() - began);
      longest.processorMs = Math.max(longest.processorMs, (user + system) / 1000);
      return results;
    },
  };
  const timed = { ...d1, withSession: () => session } as unknown as D1Database;
  const ctx = {
    db: openDatabase(timed, null),
    now: () => NOW,
    random: Math.random,
    requestId: "bench",
    rooms: { publish: async () => undefined },
    waitUntil: () => undefined,
  } as unknown as AppContext;
  const began = performance.now();
  const finished = await finishDue(ctx, null);
  const swept = await settleOldPets(ctx);
  const took = performance.now() - began;
  if (finished !== MEMBERS / ONE_IN || swept === 0)
    throw new Error(`${finished} adventures were finished, ${swept} pets were settled`);
  return {
    title: `The daily sweep of ${MEMBERS.toLocaleString("en")} members' pets`,
    head: [
      "pets settled",
      "adventures finished",
      "took",
      "target",
      "longest batch",
      "of the processor",
      "its target on an idle machine",
    ],
    rows: [
      [
        swept.toLocaleString("en"),
        finished.toLocaleString("en"),
        seconds(took),
        `under ${TARGET_S} s: ${metOr(took < TARGET_S * 1000)}`,
        ms(longest.ms),
        ms(longest.processorMs),
        `under ${BATCH_TARGET_MS} ms: ${metOr(longest.ms < BATCH_TARGET_MS)}`,
      ],
    ],
    note: "On a busy machine the longest batch has waited for its turn; what it took of the processor it would have held on any.",
  };
}
