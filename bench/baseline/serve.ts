import { readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { type Baseline, bundleOf, configOf } from "./build.ts";

/** What `/row` of the Remix baseline shows. */
export const ROW_WORDS = "One row of D1";

export type ServedBaseline = { origin: string; stop(): Promise<void> };

/** One baseline in a workerd of its own, with the options that the product is run with. */
export async function serveBaseline(baseline: Baseline, port: number): Promise<ServedBaseline> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(configOf(baseline));
  const { modulesRules: _rules, ...worker } = workerOptions;
  const options = convertV4MiniflareOptions({
    host: "127.0.0.1",
    port,
    cf: false,
    logRequests: false,
    workers: [{ ...worker, modules: true, script: readFileSync(bundleOf(baseline), "utf8") }],
  } as never);
  const mf = new Miniflare(options);
  await mf.ready;
  if (baseline === "remix") await writeRow(await mf.getD1Database("DB"));
  return { origin: `http://localhost:${port}`, stop: () => mf.dispose() };
}

async function writeRow(db: D1Database): Promise<void> {
  await db.batch([
    db.prepare("CREATE TABLE greeting (id INTEGER PRIMARY KEY, words TEXT NOT NULL) STRICT"),
    db.prepare("INSERT INTO greeting VALUES (1, ?)").bind(ROW_WORDS),
  ]);
}
