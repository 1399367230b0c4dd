import { describe, expect, test } from "vitest";
import { VISIT_LINES, type Visit, visitLine, visitRefusal } from "./may-visit.ts";

const may: Visit = { areFriends: true, shows: true, own: true, theirs: true, wasToday: false };

describe("R23 a pet visits a friend's pet", () => {
  test.each<[string, Partial<Visit>, string | null]>([
    ["two friends who both have a pet, and the other's is shown", {}, null],
    ["nobody's friend", { areFriends: false }, "friends.gone"],
    ["a friend who does not show theirs", { shows: false }, "friends.gone"],
    ["a friend who has none", { theirs: false }, "friends.gone"],
    ["somebody without a pet", { own: false }, "friends.no_pet"],
    ["for the second time on a day", { wasToday: true }, "friends.visited"],
    ["without a pet, to nobody's", { own: false, areFriends: false }, "friends.gone"],
  ])("%s", (_name, more, refusal) => {
    expect(visitRefusal({ ...may, ...more })).toBe(refusal);
  });

  test("a day has one line, and all lines come", () => {
    expect(visitLine("freq_1", "2026-11-20")).toBe(visitLine("freq_1", "2026-11-20"));
    const days = Array.from({ length: 60 }, (_, at) => `2026-${(at % 12) + 1}-${(at % 28) + 1}`);
    expect(new Set(days.map((day) => visitLine("freq_1", day))).size).toBe(VISIT_LINES);
  });
});
