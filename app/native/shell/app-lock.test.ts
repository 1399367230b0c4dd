import { expect, test } from "vitest";
import { LOCK_AFTER_MS, mustUnlock } from "./app-lock.ts";

const now = 1_800_000_000_000;

test.each([
  ["as it starts", null, true],
  ["after a glance elsewhere", now - 5_000, false],
  ["just before a minute", now - LOCK_AFTER_MS + 1, false],
  ["after a minute", now - LOCK_AFTER_MS, true],
  ["where the clock was put back", now + 1, true],
])("GS7: the lock, %s", (_when, hiddenAt, locked) => {
  expect(mustUnlock(hiddenAt, now)).toBe(locked);
});
