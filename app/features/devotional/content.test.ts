import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addDays } from "#app/core/local-day.ts";
import { countVerses } from "#app/features/bible/passage.ts";
import { isThere, verseIds } from "#app/features/bible/reference.ts";
import { COUNT_OF_DEVOTIONALS, devotionalOf, verseOfTheDay } from "./content.ts";

const LEAP_YEAR = Array.from({ length: 366 }, (_, at) => addDays("2028-01-01", at));

test.each(["verses", "devotionals"])(
  "what the Worker carries of %s is what stands in data/devotional",
  (name) => {
    const lines = readFileSync(`data/devotional/${name}.jsonl`, "utf8").trim().split("\n");
    const carried = JSON.parse(readFileSync(`app/features/devotional/content/${name}.json`, "utf8"));
    expect(carried).toEqual(lines.map((line) => JSON.parse(line)));
  },
);

test("each day has a verse, leap day too, and each verse stands in its passage, with what is going on there", () => {
  for (const day of LEAP_YEAR) {
    const { reference, passage, context } = verseOfTheDay(day);
    expect(isThere(reference) && passage.every(isThere), day).toBe(true);
    expect(passage.flatMap(verseIds), day).toEqual(expect.arrayContaining(verseIds(reference)));
    expect(countVerses(passage), day).toBeGreaterThan(countVerses([reference]));
    expect(context.en.length > 20 && context.es.length > 20, day).toBe(true);
  }
});

test("the same day of another year has the same verse; no day is another's", () => {
  expect(verseOfTheDay("2027-05-04")).toEqual(verseOfTheDay("2026-05-04"));
  const all = new Set(LEAP_YEAR.map((day) => verseIds(verseOfTheDay(day).reference).join()));
  expect(all.size).toBeGreaterThan(360);
  expect(() => verseOfTheDay("2026-13-01")).toThrow(RangeError);
});

test("each devotional has its turn, and today's is followed by another one tomorrow", () => {
  const turns = Array.from(
    { length: COUNT_OF_DEVOTIONALS },
    (_, at) => devotionalOf(addDays("2026-11-25", at)).slug,
  );
  expect(COUNT_OF_DEVOTIONALS).toBeGreaterThanOrEqual(60);
  expect(new Set(turns).size).toBe(COUNT_OF_DEVOTIONALS);
  expect(devotionalOf("1969-12-31").slug).toBeTruthy();
  expect(isThere(devotionalOf("2026-11-25").passage)).toBe(true);
});
