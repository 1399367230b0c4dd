import { expect, test } from "vitest";
import { type Taking, togetherLine } from "./line.ts";

const one = (name: string, days: number | null, named = false): Taking => ({ name, days, named });

test.each([
  ["nobody", [], null],
  ["one alone: the sum would be theirs", [one("Ann", 4, true)], null],
  ["two, of whom one has no plan that runs", [one("Ann", 4), one("Ruth", null)], null],
  ["two without names", [one("Ann", 4), one("Ruth", 3)], { days: 7, people: 2, names: [] }],
  [
    "a name where one was chosen",
    [one("Ann", 4, true), one("Ruth", 0)],
    { days: 4, people: 2, names: ["Ann"] },
  ],
  [
    "no name of whom nothing is counted",
    [one("Ann", 1, true), one("Ruth", 2), one("Tom", null, true)],
    { days: 3, people: 2, names: ["Ann"] },
  ],
] as const)("R24: %s", (_name, taking, line) => {
  expect(togetherLine(taking)).toEqual(line);
});
