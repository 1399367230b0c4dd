import { expect, test } from "vitest";
import { countText, minuteThere, quietSince, unreadNow } from "./bell.ts";
import { whenOf } from "./view.ts";

const at = (instant: string) => Date.parse(instant);
const NIGHT = { from: 21 * 60, to: 7 * 60 };

test.each([
  ["no quiet hours", null, "2026-11-20T03:00:00Z", null],
  ["before them", NIGHT, "2026-11-20T01:59:59Z", null],
  ["their first minute", NIGHT, "2026-11-20T02:00:30Z", "2026-11-20T02:00:00Z"],
  ["after midnight", NIGHT, "2026-11-20T11:59:00Z", "2026-11-20T02:00:00Z"],
  ["their end", NIGHT, "2026-11-20T12:00:00Z", null],
  ["within a day", { from: 600, to: 660 }, "2026-11-20T15:30:00Z", "2026-11-20T15:00:00Z"],
  ["the same time twice is no time", { from: 600, to: 600 }, "2026-11-20T15:00:00Z", null],
])("quiet in New York: %s", (_name, hours, now, since) => {
  const found = quietSince(hours, "America/New_York", at(now));
  expect(found === null ? null : new Date(found).toISOString().replace(".000", "")).toBe(since);
});

test("what came in quiet hours is counted after them", () => {
  const times = [at("2026-11-20T03:00:00Z"), at("2026-11-20T01:00:00Z")];
  expect(unreadNow(times, NIGHT, "America/New_York", at("2026-11-20T05:00:00Z"))).toBe(1);
  expect(unreadNow(times, NIGHT, "America/New_York", at("2026-11-20T12:00:00Z"))).toBe(2);
});

test.each([
  ["Asia/Kathmandu", 17 * 60 + 45],
  ["UTC", 720],
  ["Pacific/Kiritimati", 120],
])("the minute of the day in %s", (zone, minute) => {
  expect(minuteThere(at("2026-11-20T12:00:00Z"), zone)).toBe(minute);
});

test.each([
  [1, "1"],
  [99, "99"],
  [100, "99+"],
])("%i beside the bell is %s", (count, text) => {
  expect(countText(count)).toBe(text);
});

test.each([
  ["2026-11-20T14:12:00Z", "en", "9:12 AM"],
  ["2026-11-20T14:12:00Z", "es", "9:12"],
  ["2026-11-20T04:30:00Z", "en", "Yesterday"],
  ["2026-11-19T14:12:00Z", "es", "Ayer"],
  ["2026-11-16T14:12:00Z", "en", "Monday"],
  ["2026-11-13T14:12:00Z", "en", "November 13"],
  ["2025-11-20T14:12:00Z", "en", "November 20, 2025"],
] as const)("%s is said in %s as %s", (moment, language, words) => {
  const now = at("2026-11-20T17:00:00Z");
  expect(whenOf(at(moment), { language, zone: "America/New_York", now }).replace("\u202f", " ")).toBe(words);
});
