import { sequences } from "#tests/model/economy.ts";

/** `npm run test:model`: ten thousand random sequences of the economy, or as many as are named. */
const runs = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000_000);
const CHUNK = 500;
const began = performance.now();
console.log(`${runs} sequences, seed ${seed}`);
for (let done = 0; done < runs; done += CHUNK) {
  await sequences(Math.min(CHUNK, runs - done), seed + done);
  console.log(`${Math.min(runs, done + CHUNK)} sound (${Math.round((performance.now() - began) / 1000)} s)`);
}
