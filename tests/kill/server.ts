import { serve } from "#scripts/serve.ts";
import { databaseOf } from "#tests/e2e/servers.ts";
import { openToTests } from "#tests/e2e/start-database.ts";

/** The cron comes this often, ms: it is killed too. */
const MINUTE_MS = 1_000;

/** Koinonia in a process that is going to be killed. It prints where its database is open once it is whole. */
const [port, persist] = [Number(process.argv[2]), String(process.argv[3])];
const served = await serve({ port, persist, minuteMs: MINUTE_MS });
await openToTests(port, await served.mf.getD1Database("DB", "koinonia"));
console.log(process.env[databaseOf(port)]);
