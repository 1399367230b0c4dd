import { expect, test } from "vitest";
import { prayedAt } from "./prayed-at.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;

test.each([
  ["now", null, NOW],
  ["an hour ago", NOW - 3_600_000, NOW - 3_600_000],
  ["a clock that runs ahead", NOW + DAY, NOW],
  ["seven days ago", NOW - 7 * DAY, NOW - 7 * DAY],
  ["longer ago", NOW - 7 * DAY - 1, null],
])("D31: prayed %s", (_when, at, kept) => {
  expect(prayedAt(at, NOW)).toBe(kept);
});
