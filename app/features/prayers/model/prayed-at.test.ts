import { expect, test } from "vitest";
import { prayedAt } from "./prayed-at.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;

test.each([
  ["now", 0, NOW],
  ["an hour ago", 3_600_000, NOW - 3_600_000],
  ["seven days ago", 7 * DAY, NOW - 7 * DAY],
  ["longer ago", 7 * DAY + 1, null],
])("D31: prayed %s", (_when, ago, at) => {
  expect(prayedAt(ago, NOW)).toBe(at);
});
