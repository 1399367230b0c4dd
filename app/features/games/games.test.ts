import { expect, test } from "vitest";
import { ACHIEVEMENTS } from "./achievements/catalog-achievements.ts";
import { newlyReached } from "./achievements/reached.ts";
import { daysOf, type Totals } from "./achievements/totals.ts";
import { GAMES } from "./catalog.ts";
import { easter, openSteps, opensOn, runningOn, seasonById, seasonsOf } from "./challenges/seasons.ts";
import { shuffled } from "./chance.ts";
import { gamesCopy } from "./copy.ts";
import { progressOf } from "./evidence/measures.ts";
import { feature } from "./feature.ts";
import { distanceOf, matchOf } from "./feud/match.ts";
import { layoutAt } from "./hub/layout.ts";
import { questById } from "./quests/catalog-quests.ts";
import { drawQuest, opensAgain, slotsOf } from "./quests/quests.ts";
import { chooseBoard, isOver, mondayOf, placesOf } from "./tournaments/week.ts";
import { dailyTen, isLate, shownOrder, takenAway, tenOfTheme } from "./trivia/draw.ts";

const LIST = Array.from({ length: 95 }, (_, at) => ({
  id: `q-${at}`,
  theme: at % 2 ? "psalms" : "acts",
  difficulty: ((at % 3) + 1) as 1 | 2 | 3,
  minAge: at % 10 === 0 ? (18 as const) : (13 as const),
}));

test("R15: every game of the catalogue has a page, words in both languages, and its own address", () => {
  const paths = feature.routes.map(({ path }): string => `/${path}`);
  for (const { id, path } of GAMES) {
    expect(paths).toContain(path);
    expect(gamesCopy.en.games[id].name && gamesCopy.es.games[id].name).toBeTruthy();
  }
  expect(new Set(GAMES.map(({ path }) => path)).size).toBe(GAMES.length);
});

test("R18: ten of a day are ten different ones, the same for all, and none comes again before all others have", () => {
  const days = ["2026-11-27", "2026-11-28", "2026-11-29"].map((day) => dailyTen(LIST, day));
  expect(dailyTen(LIST, "2026-11-27")).toEqual(days[0]);
  for (const ten of days) expect(new Set(ten).size).toBe(10);
  const turn = Array.from({ length: 8 }, (_, at) =>
    dailyTen(LIST, `2026-01-${String(at + 7).padStart(2, "0")}`),
  );
  const within = turn.slice(0, 2).flat();
  expect(new Set(within).size === 20 || new Set(turn.slice(1, 3).flat()).size === 20).toBe(true);
  expect(days.flat().every((id) => LIST.find((one) => one.id === id)?.minAge === 13)).toBe(true);
});

test("R18: a theme gives the young nothing for adults, and what was asked lately comes last", () => {
  const young = tenOfTheme(LIST, { theme: "acts", young: true, lately: [], seed: "a" });
  expect(young.every((id) => LIST.find((one) => one.id === id)?.minAge === 13)).toBe(true);
  const again = tenOfTheme(LIST, { theme: "acts", young: false, lately: young, seed: "b" });
  expect(again.filter((id) => young.includes(id))).toEqual([]);
});

test("R18: 50-50 never takes the right answer away, and options stand in an order of each round", () => {
  for (let round = 0; round < 200; round++) {
    const away = takenAway(`r${round}`, "q-1", round % 4);
    expect(new Set(away).size).toBe(2);
    expect(away).not.toContain(round % 4);
    expect(shownOrder(`r${round}`, "q-1").toSorted()).toEqual([0, 1, 2, 3]);
  }
  const firsts = Array.from({ length: 4_000 }, (_, at) => shownOrder(`r${at}`, "q-1")[0]);
  for (const option of [0, 1, 2, 3])
    expect(firsts.filter((one) => one === option).length).toBeGreaterThan(800);
});

test.each([
  [null, 1_000_000, false],
  [20, 21_999, false],
  [20, 22_001, true],
])("R18: with a clock of %s s, an answer after %i ms is late: %s", (seconds, after, late) => {
  expect(isLate({ seconds, shownAt: 5_000 }, 5_000 + after)).toBe(late);
});

test.each([
  ["moses", "found", 0],
  ["Moisés", "found", 0],
  ["the mosse", "found", 0],
  ["Abrahm", "found", 1],
  ["abrm", "none", -1],
  ["nebuchadnezer", "near", 2],
  ["", "none", -1],
  ["x".repeat(5_000), "none", -1],
])("R17: typed %s is %s", (typed, kind, at) => {
  const answers = [{ forms: ["Moses"] }, { forms: ["Abraham"] }, { forms: ["Nebuchadnezzar"] }];
  const match = matchOf(typed, answers);
  expect(match.kind).toBe(kind);
  if (match.kind !== "none") expect(match.at).toBe(at);
});

test("R17: a slip that fits two answers is none; letters that changed places are one slip", () => {
  expect(matchOf("Jona", [{ forms: ["Jonas"] }, { forms: ["Jonah"] }]).kind).toBe("none");
  expect(distanceOf("mosse", "moses")).toBe(1);
});

const EVIDENCE = [
  { measure: "reading", day: "2026-11-20", times: 2 },
  { measure: "reading", day: "2026-11-22", times: 1 },
  { measure: "prayer", day: "2026-11-22", times: 5 },
] as const;

test.each([
  ["times", 4, "2026-11-20", 3],
  ["times", 4, "2026-11-21", 1],
  ["days", 4, "2026-11-20", 2],
  ["times", 2, "2026-11-20", 2],
] as const)("R21, LV9: by %s up to %i since %s there is %i", (by, target, from, done) => {
  expect(progressOf(EVIDENCE, { measure: "reading", by, target }, from)).toBe(done);
});

const member = { userId: "user_1", today: "2026-11-27", shared: false };

test("R21: three slots with different quests; what is open stays open, however old it is", () => {
  const fresh = slotsOf([], [], member);
  expect(fresh.map(({ definition }) => definition.size)).toEqual(["day", "day", "week"]);
  expect(new Set(fresh.map(({ quest }) => quest)).size).toBe(3);
  expect(fresh.every(({ definition }) => !definition.shared)).toBe(true);
  const old = { slot: 0, openedDay: "2026-01-01", quest: "read-twice", exchanged: 0, completedDay: null };
  const [kept] = slotsOf([old], [], member);
  expect(kept).toMatchObject({
    quest: "read-twice",
    openedDay: "2026-01-01",
    isReached: false,
    isNew: false,
  });
});

test.each([
  [0, "2026-11-27", "2026-11-28"],
  [2, "2026-11-27", "2026-11-30"],
  [2, "2026-11-29", "2026-11-30"],
  [2, "2026-11-30", "2026-12-07"],
])("R21: slot %i, done on %s, opens again on %s", (slot, done, opens) => {
  expect(opensAgain(slot, done)).toBe(opens);
  const kept = {
    slot,
    openedDay: done,
    quest: slot === 2 ? "rest" : "read-once",
    exchanged: 0,
    completedDay: done,
  };
  const before = slotsOf([kept], [], { ...member, today: done }).find((one) => one.slot === slot);
  expect(before).toMatchObject({ completedDay: done, isNew: false });
  const after = slotsOf([kept], [], { ...member, today: opens }).find((one) => one.slot === slot);
  expect(after).toMatchObject({ completedDay: null, isNew: true });
});

test("R21: an exchange gives another quest of the same size, and all of them come about equally often", () => {
  const drawn = Array.from({ length: 6_000 }, (_, exchanged) =>
    drawQuest({ userId: "user_1", slot: 0, day: "2026-11-27", exchanged, not: ["read-once"], shared: true }),
  );
  expect(drawn.every(({ size, id }) => size === "day" && id !== "read-once")).toBe(true);
  const counts = [...Map.groupBy(drawn, ({ id }) => id).values()].map((of) => of.length);
  expect(counts).toHaveLength(8);
  expect(Math.min(...counts)).toBeGreaterThan(550);
  expect(questById("constructor")).toBeUndefined();
});

test("LV10, E19: sixty achievements, each explained in both languages, none for spending or opening the app", () => {
  expect(ACHIEVEMENTS).toHaveLength(60);
  expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(60);
  expect(new Set(ACHIEVEMENTS.map(({ name }) => name.en)).size).toBe(60);
  for (const { how, name } of ACHIEVEMENTS) expect(how.en && how.es && name.en && name.es).toBeTruthy();
  const forbidden = /coin|gem|buy|spend|shop|open the app|log ?in|visit/i;
  expect(ACHIEVEMENTS.filter(({ how, total }) => forbidden.test(how.en) || forbidden.test(total))).toEqual(
    [],
  );
});

test("LV10: days are counted over months, and a week without any is a way back", () => {
  const month = (name: string, reading: number, prayer = 0) => ({
    month: name,
    reading,
    prayer,
    memory: 0,
    service: 0,
  });
  expect(daysOf([month("2026-11", 0b11, 0b10), month("2026-10", 2 ** 30)])).toEqual({
    days: 3,
    readingDays: 3,
    prayerDays: 1,
    memoryDays: 0,
    comebacks: 0,
  });
  expect(daysOf([month("2026-11", 0b1_0000_0001)]).comebacks).toBe(1);
  const totals = new Proxy({} as Totals, { get: () => 0 });
  expect(newlyReached(totals, new Set())).toEqual([]);
});

test.each([
  [2024, "2024-03-31"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2038, "2038-04-25"],
])("R20: Easter of %i is %s", (year, day) => expect(easter(year)).toBe(day));

test("R20: seasons by the calendar: two run on November 27, 2026; Lent leaves the Sundays out", () => {
  expect(runningOn("2026-11-27").map(({ id }) => id)).toEqual(["psalms-autumn-2026", "thanks-2026"]);
  const lent = seasonById("lent-2027");
  if (!lent) throw new Error("no Lent");
  expect([lent.from, lent.to]).toEqual(["2027-02-10", "2027-03-27"]);
  for (let step = 1; step <= 40; step++)
    expect(new Date(`${opensOn(lent, step)}T12:00:00Z`).getUTCDay()).not.toBe(0);
  expect(openSteps(lent, "2027-02-15")).toBe(5);
  expect(openSteps(lent, "2028-01-01")).toBe(40);
  expect(seasonById("lent-1999")).toBeUndefined();
  for (let year = 2026; year < 2040; year++)
    for (const { from, to, steps } of seasonsOf(year)) expect(from < to && steps > 0).toBe(true);
});

test("R22, G12: a tie shares its place, and the podium asks for three days and four who played", () => {
  const of = (points: number, days: number) => ({ userId: `${points}-${days}`, points, days });
  const placed = placesOf([of(40, 2), of(60, 3), of(60, 4), of(0, 0), of(20, 1)]);
  expect(placed.map(({ place, podium }) => [place, podium])).toEqual([
    [1, true],
    [1, true],
    [3, false],
    [4, false],
  ]);
  expect(placesOf([of(60, 3), of(40, 3)]).some(({ podium }) => podium)).toBe(false);
});

test("R22: over 100,000 draws no board is full, nobody meets whom they blocked, and each open board is as likely", () => {
  const boards = [
    { id: "full", players: 30, blocked: false },
    { id: "blocked", players: 4, blocked: true },
    { id: "one", players: 29, blocked: false },
    { id: "two", players: 3, blocked: false },
  ];
  let state = 7;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const drawn = Array.from({ length: 100_000 }, () => chooseBoard(boards, random));
  expect(new Set(drawn)).toEqual(new Set(["one", "two"]));
  expect(drawn.filter((id) => id === "one").length).toBeGreaterThan(49_000);
  expect(drawn.filter((id) => id === "one").length).toBeLessThan(51_000);
  expect(chooseBoard(boards.slice(0, 2), random)).toBeNull();
});

test.each([
  ["2026-11-23", "2026-11-23"],
  ["2026-11-29", "2026-11-23"],
  ["2026-11-30", "2026-11-30"],
])("R22: %s is in the week of %s", (day, monday) => expect(mondayOf(day)).toBe(monday));

test("R22: a week is over once its Sunday has ended in the last zone", () => {
  expect(isOver("2026-11-23", Date.UTC(2026, 10, 30, 11, 59))).toBe(false);
  expect(isOver("2026-11-23", Date.UTC(2026, 10, 30, 14))).toBe(true);
});

test.each([
  ["/gamification", "dashboard", "rooms"],
  ["/gamification/hub", "dashboard", "dashboard"],
  ["/gamification/hub", "constructor", "hub"],
  ["/columns", "dashboard", "columns"],
  ["/columns.data", "", "columns"],
] as const)("G6: %s for whoever saw %s last is %s", (path, last, layout) => {
  expect(layoutAt(path, last)).toBe(layout);
});

test("chance is of its seed alone", () => {
  expect(shuffled([1, 2, 3, 4, 5], "a")).toEqual(shuffled([1, 2, 3, 4, 5], "a"));
  expect(shuffled([1, 2, 3, 4, 5, 6, 7, 8], "a")).not.toEqual(shuffled([1, 2, 3, 4, 5, 6, 7, 8], "b"));
});
