import { readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { CONNECTIONS } from "../extent.ts";
import { type Baseline, bundleOf, configOf } from "./build.ts";

/** What `/row` of the Remix baseline shows. */
export const ROW_WORDS = "One row of D1";

/** What `/same-data` shows. */
export type Rows = { titles: readonly string[]; messages: readonly { role: string; text: string }[] };

export type ServedBaseline = { origin: string; stop(): Promise<void> };

/**
 * One baseline in a workerd of its own, with the options that the product is run with.
 * @param bindings settings that it reads from its environment
 * @param fillShared makes and fills the tables of its second database
 */
export async function serveBaseline(
  baseline: Baseline,
  port: number,
  rows?: Rows,
  bindings: Record<string, string> = {},
  fillShared?: (community: D1Database) => Promise<void>,
): Promise<ServedBaseline> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(configOf(baseline));
  const { modulesRules: _rules, ...worker } = workerOptions;
  const options = convertV4MiniflareOptions({
    host: "127.0.0.1",
    port,
    cf: false,
    logRequests: false,
    workers: [{ ...worker, bindings, modules: true, script: readFileSync(bundleOf(baseline), "utf8") }],
  } as never);
  const mf = new Miniflare(options);
  try {
    await mf.ready;
    if (rows) await writeRows(await mf.getD1Database("DB"), rows);
    if (fillShared) await fillShared(await mf.getD1Database("COMMUNITY"));
    return { origin: `http://localhost:${port}`, stop: () => mf.dispose() };
  } catch (error) {
    await mf.dispose();
    throw error;
  }
}

async function writeRows(db: D1Database, { titles, messages }: Rows): Promise<void> {
  const now = Date.now();
  const conversation = db.prepare("INSERT INTO conversation VALUES (?, ?, 'prayer', ?)");
  const message = db.prepare("INSERT INTO message (role, content) VALUES (?, ?)");
  await db.batch([
    db.prepare("CREATE TABLE greeting (id INTEGER PRIMARY KEY, words TEXT)"),
    db.prepare("CREATE TABLE conversation (id TEXT PRIMARY KEY, title TEXT, category TEXT, at INTEGER)"),
    db.prepare("CREATE TABLE message (id INTEGER PRIMARY KEY, role TEXT, content TEXT)"),
    db.prepare("CREATE TABLE tally (id INTEGER PRIMARY KEY, count INTEGER)"),
    db.prepare("CREATE TABLE tally_request (id TEXT PRIMARY KEY, tally_id INTEGER)"),
    db.prepare("INSERT INTO greeting VALUES (1, ?)").bind(ROW_WORDS),
    db
      .prepare(
        "INSERT INTO tally WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?) SELECT i, 0 FROM n",
      )
      .bind(CONNECTIONS),
    ...titles.map((title, n) => conversation.bind(crypto.randomUUID(), title, now - n * 3_600_000)),
    ...messages.map(({ role, text }) => message.bind(role, text)),
  ]);
}
