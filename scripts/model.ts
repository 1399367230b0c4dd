import { cheaterSequences } from "#tests/model/cheaters/cheaters.ts";
import { sequences } from "#tests/model/economy.ts";

/** `npm run test:model`: ten thousand random sequences of the economy and of cheaters at games, or as many as are named. */
const runs = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000_000);
const CHUNK = 500;
const only = process.argv[4];
const models = { economy: sequences, cheaters: cheaterSequences };
for (const [name, run] of Object.entries(models).filter(([name]) => !only || only === name)) {
  const began = performance.now();
  console.log(`${name}: ${runs} sequences, seed ${seed}`);
  for (let done = 0; done < runs; done += CHUNK) {
    await run(Math.min(CHUNK, runs - done), seed + done);
    console.log(
      `${Math.min(runs, done + CHUNK)} sound (${Math.round((performance.now() - began) / 1000)} s)`,
    );
  }
}
