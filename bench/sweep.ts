import { openDatabase } from "#app/db/database.ts";
import { finishDue } from "#app/features/pet/finish-due.server.ts";
import { sweepPets } from "#app/features/pet/sweep.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { SqliteD1 } from "#tests/model/sqlite-d1.ts";

/**
 * `node bench/sweep.ts`: the daily sweep of 100,000 members' pets, a twentieth of them home from an adventure, over
 * SQLite in memory with the product's migrations. Says how long it took, and the longest that one batch held it.
 */
const MEMBERS = 100_000;
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 12);
const store = new SqliteD1();
const { raw } = store;
const many = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MEMBERS})`;
raw.exec(
  `${many} INSERT INTO profiles (user_id, created_at, account_updated_at) SELECT 'user_' || i, 0, 0 FROM n`,
);
raw.exec("INSERT INTO user_stats (user_id, updated_at) SELECT user_id, 0 FROM profiles");
raw.exec(`INSERT INTO user_pets (id, user_id, pet_type_id, pet_name, happiness, health, energy, settled_at, adopted_at,
  updated_at) SELECT 'pet_' || user_id, user_id, 'dog', 'Bo', 80, 80, 40, ${NOW - DAY}, 0, 0 FROM profiles`);
raw.exec(`INSERT INTO pet_adventures (id, user_id, pet_id, adventure_key, adventure_name, adventure_type, difficulty_level,
  duration_hours, success_rate, rewards, status, begun_day, started_at, finishes_at)
  SELECT 'adv_' || user_id, user_id, id, 'jordan', 'J', 'quest', 1, 1, 90, '{"coins":10,"experience":10}', 'in_progress',
    '2026-11-20', ${NOW - 9_000}, ${NOW - 4_000} FROM user_pets WHERE rowid % 20 = 0`);

let longest = 0;
const { d1 } = store;
const timed = { ...d1, withSession: () => session } as unknown as D1Database;
const inner = d1.withSession();
const session = {
  ...inner,
  batch: async (statements: D1PreparedStatement[]) => {
    const began = performance.now();
    const results = await inner.batch(statements);
    longest = Math.max(longest, performance.now() - began);
    return results;
  },
};
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
const swept = await sweepPets(ctx);
const seconds = (performance.now() - began) / 1000;
console.log(
  `${swept} pets settled, ${finished} adventures finished in ${seconds.toFixed(1)} s; longest batch ${longest.toFixed(1)} ms`,
);
