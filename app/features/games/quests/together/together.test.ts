import { expect, test } from "vitest";
import { LANGUAGES } from "#app/core/language.ts";
import { questById } from "#app/features/games/quests/catalog-quests.ts";
import { TOGETHER_QUESTS, togetherById } from "./catalog-together.ts";
import { countedFrom, drawTogether, freshDays, inParts, type OpenTogether, stateOf } from "./together.ts";

const MONDAY = "2026-11-23";
const quest = (more: Partial<OpenTogether> = {}): OpenTogether => ({
  openedDay: MONDAY,
  quest: "group-read",
  measure: "reading",
  target: 9,
  days: 4,
  done: false,
  restsUntil: null,
  ...more,
});

test.each([
  ["one who takes no part", { takesPart: false, people: 9 }, quest(), "asked"],
  ["two: the sum would tell of the other", { takesPart: true, people: 2 }, quest(), "waits"],
  ["three, nothing opened yet", { takesPart: true, people: 3 }, null, "waits"],
  ["three", { takesPart: true, people: 3 }, quest(), "open"],
  [
    "a quest of many weeks ago: it does not end",
    { takesPart: true, people: 3 },
    quest({ openedDay: "2026-01-05" }),
    "open",
  ],
  [
    "done, until the next Monday",
    { takesPart: true, people: 3 },
    quest({ done: true, restsUntil: "2026-11-30" }),
    "done",
  ],
  [
    "done, and the Monday is there",
    { takesPart: true, people: 3 },
    quest({ done: true, restsUntil: "2026-11-23" }),
    "waits",
  ],
] as const)("R21: a quest of a group, for %s", (_name, who, held, state) => {
  expect(stateOf(who, held, "2026-11-25")).toBe(state);
});

test.each([
  ["a day counts once, however much was done on it", "reading", "2026-11-24", 7, ["2026-11-24"]],
  ["what was done before it opened", "reading", "2026-11-22", 1, []],
  ["what was done before one took part", "reading", "2026-11-23", 1, []],
  ["what the sum has already", "reading", "2026-11-25", 1, []],
  ["something else", "prayer", "2026-11-24", 1, []],
  ["a day without anything", "reading", "2026-11-24", 0, []],
] as const)("R21: own days that are new: %s", (_name, measure, day, times, fresh) => {
  const own = { from: "2026-11-24", kept: ["2026-11-25"] };
  expect(
    freshDays(
      [
        { measure, day, times },
        { measure, day, times },
      ],
      quest(),
      own,
    ),
  ).toEqual(fresh);
  expect(freshDays([{ measure, day, times }], quest({ done: true }), own)).toEqual([]);
});

test("R21: a group's quest is drawn the same for all of it, never the last one again, and each comes up", () => {
  expect(drawTogether("g1", MONDAY, null)).toBe(drawTogether("g1", MONDAY, null));
  const drawn = Array.from({ length: 300 }, (_, at) => drawTogether(`g${at}`, MONDAY, "group-read").id);
  expect([...new Set(drawn)].sort()).toEqual(["group-daily", "group-memory", "group-pray"]);
});

test("R21: quests of groups have ids of their own, and names in both languages", () => {
  for (const { id, name, daysEach } of TOGETHER_QUESTS) {
    expect(questById(id)).toBeUndefined();
    for (const language of LANGUAGES) expect(name[language].length).toBeGreaterThan(5);
    expect(daysEach).toBeGreaterThan(0);
  }
  expect(togetherById("constructor")).toBeUndefined();
});

test.each([
  [MONDAY, "2026-11-24", "2026-11-25", "2026-11-24"],
  [MONDAY, "2026-11-02", "2026-11-25", MONDAY],
  ["2026-01-05", "2026-01-05", "2026-11-25", "2026-10-21"],
])("R21: opened %s, taking part from %s: on %s looked for from %s on", (opened, from, today, since) =>
  expect(countedFrom(opened, from, today)).toBe(since),
);

test.each([
  [[], []],
  [[3], [[3]]],
  [
    [3, 4, 3, 9],
    [[3, 4, 3], [9]],
  ],
  [
    [20, 1],
    [[20], [1]],
  ],
  [
    [0, 10, 1],
    [[0, 10], [1]],
  ],
])("R21: quests of %j people in parts of ten", (people, parts) =>
  expect(inParts(people, (one) => one, 10)).toEqual(parts),
);
