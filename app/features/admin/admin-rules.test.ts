import { expect, test } from "vitest";
import { cleanText, dayStart, periodOf, stateOf } from "./announcements/line.ts";
import { auditQueryOf, mergeLines } from "./audit/audit-query.ts";
import { type Opening, stepOf } from "./break-glass/opening.ts";
import { beginning, memberSearch } from "./members/search.ts";

test.each([
  ["user_01ABC", { by: "id", text: "user_01ABC" }],
  [" ann@example.test ", { by: "email", text: "ann@example.test" }],
  ["@ann-ab2c3", { by: "handle", text: "ann-ab2c3" }],
  ["Ann-AB2C3", { by: "handle", text: "ann-ab2c3" }],
  ["Ann", { by: "name", text: "Ann" }],
  ["María José", { by: "name", text: "María José" }],
  ["a", null],
  ["", null],
  ["x".repeat(201), null],
])("%j is looked for as %j", (query, search) => {
  expect(memberSearch(query)).toEqual(search);
});

test.each([
  ["Ann", "Ann%"],
  ["50%", "50\\%%"],
  ["a_b", "a\\_b%"],
  ["\\", "\\\\%"],
])("%j begins as %j", (text, like) => {
  expect(beginning(text)).toBe(like);
});

test.each([
  ["2026-11-27", Date.UTC(2026, 10, 27)],
  ["2026-02-30", null],
  ["27.11.2026", null],
  ["", null],
])("the day %j begins at %s", (day, at) => {
  expect(dayStart(day)).toBe(at);
});

const NOW = Date.UTC(2026, 10, 27, 12);
test.each([
  ["2026-11-27", "2026-11-27", 1],
  ["2026-11-20", "2026-11-27", 8],
  ["2026-11-20", "2026-11-26", null],
  ["2026-11-28", "2026-11-27", null],
  ["2026-11-27", "2027-02-24", 90],
  ["2026-11-27", "2027-02-25", null],
  ["", "2026-11-27", null],
])("from %s to %s are %s days", (from, to, days) => {
  const period = periodOf(from, to, NOW);
  expect(period && (period.endsAt - period.startsAt) / 86_400_000).toBe(days);
});

test.each([
  ["  peace \n with you ", 20, "peace with you"],
  ["", 20, null],
  [" \t ", 20, null],
  ["x".repeat(21), 20, null],
])("%j as %i letters is %j", (text, most, clean) => {
  expect(cleanText(text, most)).toBe(clean);
});

test.each([
  [{ endedAt: null }, 5, "coming"],
  [{ endedAt: null }, 15, "running"],
  [{ endedAt: null }, 20, "over"],
  [{ endedAt: 12 }, 15, "over"],
] as const)("an announcement %j at %i is %s", (more, now, state) => {
  const line = { id: "a", en: "", es: "", audience: "all", startsAt: 10, endsAt: 20, ...more } as const;
  expect(stateOf(line, now)).toBe(state);
});

const opening = (more: Partial<Opening>): Opening => ({
  id: "o",
  state: "asked",
  reason: "",
  askedAt: 0,
  until: null,
  asker: null,
  decider: null,
  isMine: false,
  ...more,
});
test.each<[string, Partial<Opening>[], boolean, string]>([
  ["nobody asked", [], false, "ask"],
  ["I asked", [{ isMine: true }], false, "wait"],
  ["another asked", [{}], false, "decide"],
  ["it was granted to me", [{ state: "approved", isMine: true, until: 11 }], false, "read"],
  ["my hour is over", [{ state: "approved", isMine: true, until: 10 }], false, "ask"],
  ["it was granted to another", [{ state: "approved", until: 11 }], false, "ask"],
  ["it was refused", [{ state: "refused", isMine: true }], false, "ask"],
  ["it is my own", [{}], true, "own"],
])("where %s, the page offers what can be done", (_what, openings, isOwn, step) => {
  const item = { id: "r", at: 0, memberName: "", isOwn, openings: openings.map(opening) };
  expect(stepOf(item, 10).step).toBe(step);
});

const line = (at: number, id: string) => ({ at, id }) as Parameters<typeof mergeLines>[0][number][number];
test("both logs are one list, the newest first, and it goes on where it ended, also within one moment", () => {
  const lists = [
    [line(3, "b"), line(1, "a")],
    [line(3, "a"), line(2, "z")],
  ];
  const { lines, after } = mergeLines(lists, 3);
  expect(lines.map(({ at, id }) => `${at}${id}`)).toEqual(["3b", "3a", "2z"]);
  expect(after).toBe("2.z");
  expect(mergeLines(lists, 4).after).toBeNull();
  expect(auditQueryOf(new URLSearchParams({ after: after ?? "" }))).toMatchObject({ at: 2, id: "z" });
});

test.each(["x", "1.", "-1.a", "1.a b", "99999999999999999999.a"])("%j is no place in the log", (after) => {
  expect(auditQueryOf(new URLSearchParams({ after })).id).toBe("");
});
