import { readFileSync } from "node:fs";
import { Miniflare } from "miniflare";
import { runCronEachMinute } from "#scripts/minute-hand.ts";
import { databaseOf } from "#tests/e2e/servers/servers.ts";
import { openToTests } from "#tests/e2e/servers/start-database.ts";

/** The cron comes this often, ms: it is killed too. */
const MINUTE_MS = 1_000;

/**
 * Koinonia in a process that is going to be killed, as it was described once: it is started hundreds of times, so it
 * loads nothing but what runs it. It prints where its database is open once it is whole.
 */
const [port, described] = [Number(process.argv[2]), String(process.argv[3])];
const mf = new Miniflare(JSON.parse(readFileSync(described, "utf8")));
await mf.ready;
runCronEachMinute(mf, MINUTE_MS);
await openToTests(port, await mf.getD1Database("DB", "koinonia"));
console.log(process.env[databaseOf(port)]);
