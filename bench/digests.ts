import { openDatabase } from "#app/db/database.ts";
import { sendDigests } from "#app/features/sending/digests/send-digests.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { SqliteD1 } from "#tests/model/sqlite-d1.ts";
import { metOr, ms, type Section, seconds } from "./report.ts";

const NOTICES_EACH = 5;
/** For all of them, s. */
const TARGET_S = 60;
/** That one batch may hold the database, ms. */
const BATCH_TARGET_MS = 50;
/** A Saturday, eight in the morning in New York. */
const NOW = Date.UTC(2026, 10, 28, 13);

/** As many members, each with notices of the day before; the schema's trigger makes what is to be sent of them. */
function fill({ raw }: SqliteD1, members: number): void {
  const many = (most: number) =>
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
  raw.exec(
    `${many(members)} INSERT INTO profiles (user_id, full_name, time_zone, created_at, account_updated_at)
    SELECT 'user_' || i, 'Ann Okafor', 'America/New_York', 0, 0 FROM n`,
  );
  raw.exec(
    "INSERT INTO notice_settings (user_id, origin, updated_at) SELECT user_id, 'https://koinonia.example', 0 FROM profiles",
  );
  raw.exec("INSERT INTO notification_choices SELECT user_id, 'prayer', 'digest' FROM profiles");
  raw.exec(
    `${many(NOTICES_EACH)} INSERT INTO notifications (id, user_id, cause, kind, topic, told, created_at, rings)
    SELECT 'note_' || i || '_' || user_id, user_id, 'c' || i, 'prayer',
      iif(i = 1, 'prayer.answered', 'prayer.offered'), iif(i = 1, '{"topic":"prayer.answered"}', '{"topic":"prayer.offered"}'),
      ${NOW - 80_000_000} + i, 1 FROM n, profiles`,
  );
}

/** Digests over SQLite in memory with the product's migrations; the vendors answer at once. */
async function sendTo(members: number) {
  const store = new SqliteD1();
  fill(store, members);
  const longest = { ms: 0, trips: 0 };
  const { d1 } = store;
  const inner = d1.withSession();
  const session = {
    ...inner,
    batch: async (statements: D1PreparedStatement[]) => {
      const began = performance.now();
      const results = await inner.batch(statements);
      longest.ms = Math.max(longest.ms, performance.now() - began);
      longest.trips++;
      return results;
    },
  };
  let now = NOW - 3_600_000;
  const sentTo = new Set<string>();
  const key = await crypto.subtle.importKey(
    "raw",
    new Uint8Array(32),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const ctx = {
    db: openDatabase({ ...d1, withSession: () => session } as unknown as D1Database, null),
    now: () => now,
    random: Math.random,
    hmac: async (text: string) =>
      Buffer.from(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text))).toString(
        "base64url",
      ),
    accounts: {
      find: async (id: string) => ({ email: `${id}@example.com`, fullName: "Ann Okafor", language: "en" }),
    },
    mail: {
      send: async ({ to, text }: { to: string; text: string }) => {
        if (sentTo.has(to) || !text.includes("(4×)")) throw new Error(`a wrong e-mail to ${to}`);
        sentTo.add(to);
      },
    },
  } as unknown as AppContext;
  // reckoned in the hour before
  for (let run = 0; run < members / 500; run++) await sendDigests(ctx);
  now = NOW;
  const began = performance.now();
  let runs = 0;
  for (; sentTo.size < members && runs < members; runs++) await sendDigests(ctx);
  const took = performance.now() - began;
  if (sentTo.size !== members) throw new Error(`${sentTo.size} of ${members} digests were sent`);
  return { took, runs, longestMs: longest.ms };
}

/** @param members 10,000 as the product is measured; fewer to see that it works */
export async function measureDigests(members = 10_000): Promise<Section> {
  const few = await sendTo(members / 10);
  const all = await sendTo(members);
  return {
    title: `The digests of ${members.toLocaleString("en")} members, ${NOTICES_EACH} notices each`,
    head: [
      "took",
      "target",
      "an e-mail, against a tenth of the members",
      "longest batch",
      "its target on an idle machine",
      "runs of the cron",
    ],
    rows: [
      [
        seconds(all.took),
        `under ${TARGET_S} s: ${metOr(all.took < TARGET_S * 1000)}`,
        (all.took / members / (few.took / (members / 10))).toFixed(2),
        ms(all.longestMs),
        `under ${BATCH_TARGET_MS} ms: ${metOr(all.longestMs < BATCH_TARGET_MS)}`,
        String(all.runs),
      ],
    ],
    note: "The e-mails are built and their rows closed; vendors answer at once. In production a run sends a thousand, in at most twenty-five seconds, for each of which the identity vendor and the mail are asked.",
  };
}
