import { expect, test } from "vitest";
import { localDay } from "#app/core/local-day.ts";
import { lastMessageTime } from "#app/features/chat/threads/screen/last-spoken.ts";

const ZONE = "America/New_York";
// Friday, 10 in the morning in New York
const now = Date.UTC(2026, 10, 20, 15, 0);

test.each([
  ["today, the time", Date.UTC(2026, 10, 20, 14, 41), "9:41 AM", "9:41"],
  ["last night is not today where the member is", Date.UTC(2026, 10, 20, 4, 30), "Thursday", "jueves"],
  ["within the week, the weekday", Date.UTC(2026, 10, 14, 15, 0), "Saturday", "sábado"],
  ["a week ago, the date", Date.UTC(2026, 10, 13, 15, 0), "November 13", "13 de noviembre"],
  ["another year is named", Date.UTC(2025, 9, 16, 15, 0), "October 16, 2025", "16 de octubre de 2025"],
])("%s", (_, at, english, spanish) => {
  expect(lastMessageTime(at, localDay(now, ZONE), ZONE, "en")).toBe(english);
  expect(lastMessageTime(at, localDay(now, ZONE), ZONE, "es")).toBe(spanish);
});
