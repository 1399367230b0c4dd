import { KilledServer } from "#tests/kill/killed-server.ts";
import { Kills } from "#tests/kill/kills.ts";
import { build } from "./build.ts";

/**
 * `npm run test:kill [-- kills] [-- seed]`: two hundred SIGKILLs in the middle of a pet's day, or as many as are named.
 * Nothing that was acknowledged may be lost, and nothing may be done twice when it is asked for again.
 */
const MAX_MS = 45 * 60_000;
const SAID_EVERY = 10;
const kills = Number(process.argv[2] ?? 200);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000_000);
await build();
const server = await KilledServer.make();
const run = new Kills(server, seed);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => void server.end().then(() => process.exit(1)));
const { tally } = run;
const began = performance.now();
console.log(`${kills} kills, seed ${seed}`);
try {
  await run.begin();
  while (tally.kills < kills && performance.now() - began < MAX_MS) {
    await run.kill();
    if (tally.kills % SAID_EVERY === 0 || tally.kills === kills) say();
  }
} finally {
  await server.end();
}
if (tally.kills === kills) console.log(`sound: ${kills} kills, seed ${seed}`);
else throw new Error(`time was up after ${tally.kills} of ${kills} kills`);

function say(): void {
  const { acknowledged, refused, lost, lostButWritten } = tally;
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${tally.kills} kills (${seconds} s): ${acknowledged} acknowledged and kept, ${refused} refused, ${lost} under way at a kill (${lostButWritten} of them written), none lost, none twice`,
  );
}
