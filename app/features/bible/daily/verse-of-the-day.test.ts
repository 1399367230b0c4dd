import { expect, test } from "vitest";
import { addDays } from "#app/core/local-day.ts";
import { formatReference } from "#app/features/bible/reference.ts";
import { countOfVerses, VERSES_OF_DAYS, verseOfTheDay } from "./verse-of-the-day.ts";

test("each verse of the list is there", () => {
  expect(VERSES_OF_DAYS).toHaveLength(countOfVerses);
});

test("a day has one verse, the next day the next, and each has its turn", () => {
  const days = Array.from({ length: countOfVerses }, (_, at) => addDays("2026-11-22", at));
  const found = days.map((day) => formatReference(verseOfTheDay(day)));
  expect(verseOfTheDay("2026-11-22")).toEqual(verseOfTheDay("2026-11-22"));
  expect(new Set(found).size).toBe(countOfVerses);
});
