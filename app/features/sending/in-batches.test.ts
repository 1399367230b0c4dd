import { expect, test } from "vitest";
import { A_BATCH, inBatches } from "./in-batches.ts";

/** How often is sent where so many are due, and each batch takes so long, ms. */
async function batchesFor(due: number, eachMs: number): Promise<number> {
  let [clock, left, batches] = [0, due, 0];
  await inBatches(
    () => clock,
    async () => {
      const taken = Math.min(left, A_BATCH);
      [clock, left, batches] = [clock + eachMs, left - taken, batches + 1];
      return taken;
    },
  );
  return batches;
}

test.each<[what: string, due: number, eachMs: number, batches: number]>([
  ["nothing is due", 0, 10, 1],
  ["less than a batch is due", 49, 10, 1],
  ["a batch is due: the next one is empty", 50, 10, 2],
  ["as much is due as a run sends", 10_000, 10, 20],
  ["the vendors are slow: the run's time is over", 10_000, 10_000, 3],
])("G20: where %s, so many batches are sent", async (_what, due, eachMs, batches) => {
  expect(await batchesFor(due, eachMs)).toBe(batches);
});

test("what fails ends the run", async () => {
  await expect(inBatches(Date.now, () => Promise.reject(new Error("no database")))).rejects.toThrow(
    "no database",
  );
});
