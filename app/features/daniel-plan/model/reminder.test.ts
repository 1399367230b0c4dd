import { expect, test } from "vitest";
import { dayStart } from "#app/core/local-day.ts";
import { nextReminder } from "./reminder.ts";

const HOUR = 3_600_000;

test.each([
  ["later today", 20, "America/New_York", "2026-11-20T17:00Z", "2026-11-21T01:00Z"],
  ["tomorrow, once its hour has passed", 7, "America/New_York", "2026-11-20T17:00Z", "2026-11-21T12:00Z"],
  ["tomorrow at the very moment", 12, "America/New_York", "2026-11-20T17:00Z", "2026-11-21T17:00Z"],
  ["in a zone of half hours", 6, "Asia/Kolkata", "2026-11-20T20:00Z", "2026-11-21T00:30Z"],
  ["at midnight", 0, "UTC", "2026-11-20T23:59Z", "2026-11-21T00:00Z"],
])("a reminder is %s", (_name, hour, zone, at, expected) => {
  const now = Date.parse(at);
  expect(nextReminder(hour, dayStart(now, zone), now)).toBe(Date.parse(expected));
});

test("no hour, no reminder; one is never more than a day and an hour away", () => {
  expect(nextReminder(null, 0, 0)).toBeNull();
  const now = Date.parse("2026-11-01T04:30Z");
  for (let hour = 0; hour < 24; hour++) {
    const next = nextReminder(hour, dayStart(now, "America/New_York"), now) ?? 0;
    expect(next - now).toBeGreaterThan(0);
    expect(next - now).toBeLessThanOrEqual(25 * HOUR);
  }
});
