import { expect, test } from "vitest";
import { comparison, duelState } from "./duel.ts";

const WAITING = { mine: true, endsAt: 100, played: false, bothPlayed: false };

test.each([
  ["my own, before I play", WAITING, null, 50, "ready"],
  ["a friend's, before I play", { ...WAITING, mine: false }, null, 50, "asked"],
  ["begun", { ...WAITING, mine: false }, 3, 50, "open"],
  ["I have played", { ...WAITING, played: true }, 10, 50, "waits"],
  ["both have", { ...WAITING, played: true, bothPlayed: true }, 10, 50, "done"],
  ["both have, long ago", { ...WAITING, played: true, bothPlayed: true }, 10, 500, "done"],
  ["its days are over", WAITING, null, 100, null],
  ["its days are over, and I had played", { ...WAITING, played: true }, 10, 100, null],
] as const)("R18: a duel, %s", (_, duel, answered, now, state) => {
  expect(duelState(duel, answered, now)).toBe(state);
});

test.each([
  [7, 6, "more"],
  [6, 6, "same"],
  [0, 10, "fewer"],
] as const)("R18: %i and %i: %s", (mine, theirs, said) => expect(comparison(mine, theirs)).toBe(said));
