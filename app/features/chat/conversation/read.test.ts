import { expect, test } from "vitest";
import type { Profile } from "#app/features/member/tables.ts";
import { allowanceToday } from "./read.server.ts";

const profile: Profile = {
  userId: "user_2ruth",
  fullName: "Ruth Bennett",
  timeZone: "America/New_York",
  nextTimeZone: null,
  nextTimeZoneDay: null,
  createdAt: 0,
  accountUpdatedAt: 0,
  phoneNumber: null,
  phoneVerifiedAt: null,
  ageBand: "18+",
};
const leaving: Profile = { ...profile, nextTimeZone: "Asia/Tokyo", nextTimeZoneDay: "2026-01-16" };
const rows = [
  { day: "2026-01-15", used: 3 },
  { day: "2026-01-14", used: 8 },
];

test.each([
  ["today's row", profile, rows, "2026-01-15T12:00:00Z", 3],
  ["her yesterday, while it is still evening there", profile, rows, "2026-01-15T04:59:59Z", 8],
  ["a new day, without a row yet", profile, rows, "2026-01-16T05:00:00Z", 0],
  ["a first day", profile, [], "2026-01-15T12:00:00Z", 0],
  ["the evening before a change of zone", leaving, rows, "2026-01-16T04:59:59Z", 3],
  ["the first moment in the new zone", leaving, rows, "2026-01-16T05:00:00Z", 0],
])("G2: %s", (_name, member, used, instant, expected) => {
  expect(allowanceToday(member, used, 8, Date.parse(instant))).toMatchObject({ used: expected, allowed: 8 });
});

test("P8: without a limit the count is only told", () => {
  expect(allowanceToday(profile, rows, null, Date.parse("2026-01-15T12:00:00Z"))).toEqual({
    day: "2026-01-15",
    used: 3,
    allowed: null,
  });
});
