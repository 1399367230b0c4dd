import { readFileSync } from "node:fs";
import { Miniflare } from "miniflare";
import { localWorkers } from "#scripts/local-workers.ts";
import { prepareDatabases } from "#scripts/migrate.ts";

export type Product = { origin: string; db: D1Database; community: D1Database; stop(): Promise<void> };

/**
 * The production bundle and the sandbox in one workerd, as `npm start` runs them, with three differences: data
 * in memory, no limit on how fast one member asks, and no sandbox clock, which costs each page a call and a D1 trip that production never makes.
 */
export async function serveProduct(port: number, settings: Record<string, string> = {}): Promise<Product> {
  const options = await localWorkers({
    script: readFileSync("build/worker/app.js", "utf8"),
    port,
    assets: true,
    rateLimits: false,
    // one member asks faster than any person writes
    settings: { SEND_LIMITS: "1000000/1000000 1000000/1000000", ...settings },
  });
  for (const { config } of options.workers) delete config.env?.CLOCK;
  const mf = new Miniflare(options);
  try {
    await mf.ready;
    const db = await mf.getD1Database("DB", "koinonia");
    const community = await mf.getD1Database("COMMUNITY", "koinonia");
    await prepareDatabases({ db, bible: await mf.getD1Database("BIBLE", "koinonia"), community });
    return { origin: `http://localhost:${port}`, db, community, stop: () => mf.dispose() };
  } catch (error) {
    await mf.dispose();
    throw error;
  }
}
