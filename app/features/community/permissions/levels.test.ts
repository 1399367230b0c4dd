import { expect, test } from "vitest";
import { ALLOWED, LEVELS, levelOf, linksOf } from "./levels.ts";
import { mayWrite, type WriterStatus } from "./may-write.ts";

test.each([
  [0, 0, 0, 0],
  [2, 100, 0, 0],
  [3, 2, 0, 0],
  [3, 3, 0, 1],
  [29, 100, 0, 1],
  [30, 14, 0, 1],
  [30, 15, 0, 2],
  [89, 1_000, 0, 2],
  [90, 50, 0, 3],
  [90, 50, 1, 2],
  [90, 50, 2, 1],
  [90, 50, 9, 0],
  [3, 3, 1, 0],
] as const)("trust: %i days, %i texts, %i held against: level %i", (days, posts, reproaches, level) => {
  expect(levelOf({ days, posts, reproaches })).toBe(level);
});

test("trust: a higher level allows no less", () => {
  for (const level of LEVELS.slice(1)) {
    const [now, before] = [ALLOWED[level], ALLOWED[(level - 1) as 0]];
    expect(now.posts).toBeGreaterThan(before.posts);
    expect(now.links).toBeGreaterThanOrEqual(before.links);
  }
});

test("G13: links are for adults who lead no young people", () => {
  expect(linksOf(3, { ageBand: "18+", leads: 0 })).toBe(3);
  expect(linksOf(3, { ageBand: "18+", leads: 1 })).toBe(0);
  expect(linksOf(3, { ageBand: "13-17", leads: 0 })).toBe(0);
  expect(linksOf(1, { ageBand: "18+", leads: 0 })).toBe(0);
});

const NOW = 1_000;
const FREE: WriterStatus = { suspendedUntil: null, mutedUntil: null, level: 0, postsToday: 0 };
test.each([
  ["nothing", FREE, [null, null, null, null]],
  ["muted", { ...FREE, mutedUntil: NOW + 1 }, ["community.muted", "community.muted", null, null]],
  ["muted before", { ...FREE, mutedUntil: NOW }, [null, null, null, null]],
  [
    "suspended",
    { ...FREE, suspendedUntil: NOW + 1 },
    ["community.suspended", "community.suspended", "community.suspended", null],
  ],
  ["suspended before", { ...FREE, suspendedUntil: NOW }, [null, null, null, null]],
  [
    "the day's last text",
    { ...FREE, postsToday: ALLOWED[0].posts },
    ["community.too_many", null, null, null],
  ],
  ["a higher level", { ...FREE, level: 1, postsToday: ALLOWED[0].posts }, [null, null, null, null]],
] as const)("who may write: %s", (_what, who, expected) => {
  expect((["post", "write", "act", "take_back"] as const).map((act) => mayWrite(who, act, NOW))).toEqual(
    expected,
  );
});
