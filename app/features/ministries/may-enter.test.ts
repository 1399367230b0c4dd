import { expect, test } from "vitest";
import { mayEnter } from "./may-enter.ts";

test.each([
  ["youth", "13-17", false, true],
  ["youth", "18+", false, false],
  ["youth", "18+", true, true],
  ["men", "13-17", false, false],
  ["men", "18+", false, true],
  ["women", "13-17", false, false],
  ["women", "18+", true, true],
] as const)(
  "R31-R33: of %s somebody of %s (leads: %s) sees more than the themes: %s",
  (ministry, ageBand, leads, may) => {
    expect(mayEnter(ministry, { ageBand, leads })).toBe(may);
  },
);
