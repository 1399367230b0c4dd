import type { FullConfig } from "@playwright/test";
import { type Served, serve } from "../../../scripts/serve.ts";
import { portOf } from "./servers.ts";
import { openToTests } from "./start-database.ts";

/** A companion that never says a word is given up after this, ms: a person would wait twenty seconds. */
const FIRST_WORD_MS = 8_000;

/** The one origin beside our own that may hear of a sign-in in a window of its own (D19). No such host exists. */
export const FRIEND = "http://friend.test";

/** The cron comes this often, ms: a person would wait a minute. */
const MINUTE_MS = 5_000;

/** A day's money that no test spends, unless it writes so into the database; the finder's words cost nothing. */
const MONEY = {
  DAILY_SPEND_DOLLARS: "1000",
  OPENAI_PRICES: JSON.stringify({ "scripture-finder-1": { input: 0, cached: 0, output: 0 } }),
};

/** The production bundle with the sandbox, on new data of its own for each worker, for as long as the tests run. */
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  const all: Served[] = [];
  const databases: (() => void)[] = [];
  for (let worker = 0; worker < workers; worker++) {
    const port = portOf(worker);
    const served = await serve({
      port,
      minuteMs: MINUTE_MS,
      settings: { COMPANION_FIRST_WORD_MS: String(FIRST_WORD_MS), POPUP_ORIGINS: FRIEND, ...MONEY },
    });
    all.push(served);
    const [own, shared] = await Promise.all([
      served.mf.getD1Database("DB", "koinonia"),
      served.mf.getD1Database("COMMUNITY", "koinonia"),
    ]);
    databases.push(await openToTests(port, own, shared));
  }
  return async () => {
    for (const close of databases) close();
    await Promise.all(all.map((served) => served.stop()));
  };
}
