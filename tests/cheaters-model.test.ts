import { expect, test } from "vitest";
import { cheaterSequences } from "./model/cheaters/cheaters.ts";
import { DUELS_PLANTED } from "./model/cheaters/planted.ts";

test("R18, R21: 60 random lives of cheaters: no reward twice, none without evidence, no duel but of friends", async () => {
  await cheaterSequences(60, 2026);
}, 120_000);

test.each(["a declined duel counts", "a duel outlives the friendship"])(
  "a planted bug is caught: %s",
  async (bug) => {
    await expect(cheaterSequences(300, 2026, DUELS_PLANTED[bug] ?? {})).rejects.toThrow();
  },
  120_000,
);
