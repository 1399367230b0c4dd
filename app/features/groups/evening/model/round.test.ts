import { expect, test } from "vitest";
import { beforeMine, myTurn, type Turn, turnNow } from "./round.ts";

const turn = (id: string, more: Partial<Turn> = {}): Turn => ({
  id,
  who: { name: id, guest: false },
  mine: false,
  done: false,
  ...more,
});

test.each([
  ["nobody", [], null, null],
  ["the first who waits", [turn("a", { done: true }), turn("b"), turn("c", { mine: true })], "b", 1],
  ["oneself", [turn("a", { mine: true })], "a", 0],
  ["all have prayed", [turn("a", { done: true, mine: true })], null, null],
] as const)("R24: whose turn it is: %s", (_name, turns, now, before) => {
  const round = { n: 1, turns: [...turns] };
  expect(turnNow(round)?.id ?? null).toBe(now);
  expect(beforeMine(round)).toBe(before);
});

test("R24: one's own turn is known after it, too", () => {
  expect(myTurn({ n: 1, turns: [turn("a", { mine: true, done: true })] })?.id).toBe("a");
});
