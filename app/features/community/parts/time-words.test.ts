import { expect, test } from "vitest";
import { whenOf } from "./time-words.ts";

const at = (iso: string) => Date.parse(iso);
const moment = { now: at("2026-11-25T02:00:00Z"), timeZone: "America/New_York", language: "en" as const };

test.each([
  // 9 p.m. of the 24th over there
  ["2026-11-24T12:40:00Z", "Today, 7:40 AM"],
  ["2026-11-24T04:00:00Z", "November 23"],
  ["2025-10-28T12:00:00Z", "October 28, 2025"],
])("%s was %s", (iso, words) => {
  expect(whenOf(at(iso), moment, (time) => `Today, ${time}`).replace("\u202F", " ")).toBe(words);
});
