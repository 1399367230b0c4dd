import { fuzz } from "#tests/fuzz/fuzz.ts";
import { build } from "./build.ts";

/**
 * `npm run test:fuzz [-- requests] [-- seed]`: fifty thousand hostile requests to every address, method and form of the
 * production bundle, or as many as are named. None may be answered with 5xx, hang, or leave an error in the log.
 */
const count = Number(process.argv[2] ?? process.env.FUZZ_COUNT ?? 50_000);
const seed = Number(process.argv[3] ?? process.env.FUZZ_SEED ?? Date.now() % 1_000_000_000);
await build();
console.log(`${count} requests, seed ${seed}`);
const found = await fuzz({
  seed,
  count,
  ...(process.env.PORT && { port: Number(process.env.PORT) }),
  onFault: ({ why, log, again }) => console.log(["", why, ...log, again].join("\n")),
  onProgress: (done) => console.log(`${done} answered`),
});
console.log(
  `${found.requests} requests in ${Math.round(found.seconds)} s: ${JSON.stringify(found.statuses)}`,
);
console.log(
  found.faults.length === 0 ? `sound: seed ${seed}` : `${found.faults.length} faults, seed ${seed}`,
);
process.exit(found.faults.length === 0 ? 0 : 1);
