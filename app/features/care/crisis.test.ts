import { expect, test } from "vitest";
import { linesOf } from "#tests/banks/lines.ts";
import { type Crisis, findCrisis } from "./crisis.ts";

const hits = linesOf("crisis.txt").map((line) => line.split("\t") as [Crisis, string]);
const innocents = linesOf("innocent.txt");

test("the banks are wide enough", () => {
  expect(hits.length).toBeGreaterThanOrEqual(200);
  expect(innocents.length).toBeGreaterThanOrEqual(200);
  expect(new Set([...hits.map(([, said]) => said), ...innocents]).size).toBe(hits.length + innocents.length);
});

test("G13: every cry for help is heard, as the kind that it is", () => {
  expect(
    hits.filter(([crisis, said]) => findCrisis(said) !== crisis).map(([, said]) => [said, findCrisis(said)]),
  ).toEqual([]);
});

test("G13: no innocent sentence is taken for one", () => {
  expect(innocents.filter((said) => findCrisis(said)).map((said) => [said, findCrisis(said)])).toEqual([]);
});

test.each([
  ["a joke beside a cry", "this job is killing me lol. honestly i want to die"],
  ["in capitals, with accents and marks", "¡¡ME QUIERO MORIR!! no puedo más…"],
  ["with typographic apostrophes", "I don’t want to be here anymore"],
  [
    "at the end of a long message",
    `${"We talked about dinner and the weather. ".repeat(180)}I want to kill myself.`,
  ],
  ["on a line of its own", "Hi\nhow are you\nmy husband hits me\nanyway"],
])("G13: heard %s", (_name, said) => {
  expect(findCrisis(said)).not.toBeNull();
});

test("as long a message as there can be is read at once", () => {
  const long =
    "my husband and i were going to be afraid that he could ever have been so very tired of it ".repeat(90);
  const before = performance.now();
  expect(findCrisis(long)).toBeNull();
  expect(performance.now() - before).toBeLessThan(250);
});
