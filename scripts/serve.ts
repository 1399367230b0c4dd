import { readFileSync } from "node:fs";
import { Miniflare } from "miniflare";
import { localWorkers } from "./local-workers.ts";
import { prepareDatabases } from "./migrate.ts";
import { runCronEachMinute } from "./minute-hand.ts";
import { seedPremium } from "./seed-premium.ts";

type Serving = {
  port: number;
  persist?: string;
  settings?: Record<string, string>;
  /** As in `localWorkers`. */
  rateLimits?: boolean;
  /** How often the cron is called, ms. */
  minuteMs?: number;
  /** False: the Bible's database stays empty, and the start takes a tenth of its time. */
  bible?: boolean;
  /** Each line of the Workers' logs, instead of the terminal. */
  onLog?(line: { message: string }): void;
};

export type Served = { mf: Miniflare; origin: string; stop(): Promise<void> };

/** The deployed bundle in one workerd, with migrated and seeded databases and a minute hand for cron. */
export async function serve({
  port,
  persist,
  settings,
  rateLimits = true,
  minuteMs = 60_000,
  bible = true,
  onLog,
}: Serving): Promise<Served> {
  const options = await localWorkers({
    script: readFileSync("build/worker/app.js", "utf8"),
    port,
    assets: true,
    rateLimits,
    ...(persist && { persist }),
    ...(settings && { settings }),
  });
  const mf = new Miniflare({ ...options, ...(onLog && { handleStructuredLogs: onLog }) });
  const url = await mf.ready;
  await prepareDatabases(
    {
      db: await mf.getD1Database("DB", "koinonia"),
      bible: await mf.getD1Database("BIBLE", "koinonia"),
      community: await mf.getD1Database("COMMUNITY", "koinonia"),
    },
    bible,
  );
  const origin = `http://localhost:${url.port}`;
  await seedPremium(await mf.getD1Database("DB", "koinonia"), origin).catch((error: unknown) => {
    // a sandbox that was told to fail: the server is of use without it, and the next start tries again
    console.warn(`The seeded subscriber has no card yet: ${String(error)}`);
  });
  const stopMinute = runCronEachMinute(mf, minuteMs);
  return {
    mf,
    origin,
    stop: async () => {
      stopMinute();
      await mf.dispose();
    },
  };
}

/** Ends with the terminal: workerd goes too. */
export function stopWithProcess(served: Served): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => void served.stop().then(() => process.exit(0)));
  }
}
