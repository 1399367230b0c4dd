import { expect, test } from "vitest";
import { claimAt, isSame, isTooOld, readToken, tokenOf } from "./unsubscribe-token.ts";

const NOW = Date.UTC(2026, 10, 27);
const DAY = 86_400_000;
const SIGNATURE = "s".repeat(43);

test("a token is read as it was written", () => {
  const claim = claimAt("user_2aB-c", "prayer", NOW);
  expect(readToken(tokenOf(claim, SIGNATURE))).toEqual({ claim, signature: SIGNATURE });
});

test.each([
  "",
  "nothing",
  `user_1~weather~20419~${SIGNATURE}`,
  `user_1~constructor~20419~${SIGNATURE}`,
  `user_1~prayer~20419~${SIGNATURE}x`,
  `user_1~prayer~20419~${"s".repeat(42)}`,
  `user 1~prayer~20419~${SIGNATURE}`,
  `user_1~prayer~-1~${SIGNATURE}`,
  `user_1~prayer~20419~${SIGNATURE}~more`,
  `${"u".repeat(5000)}~prayer~20419~${SIGNATURE}`,
])("%j is no token", (token) => {
  expect(readToken(token)).toBeNull();
});

test.each([
  ["today", 0, false],
  ["half a year", 180, false],
  ["a day more", 181, true],
  ["of tomorrow, by another clock", -1, false],
  ["of next week", -7, true],
])("how old a link may be: %s", (_name, days, old) => {
  expect(isTooOld(claimAt("user_1", "all", NOW - days * DAY), NOW)).toBe(old);
});

test.each([
  ["abc", "abc", true],
  ["abc", "abd", false],
  ["abc", "ab", false],
  ["", "", true],
])("%j and %j", (left, right, same) => {
  expect(isSame(left, right)).toBe(same);
});
