import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { verseIds } from "#app/features/bible/reference.ts";
import { CHAPTER_WORDS } from "./catalog-words.ts";
import { cutStreams } from "./cut.ts";
import { parseHarmony, sectionOf } from "./harmony.ts";
import { contentOf, mostReadings, READY_KINDS, readingsOf, streamOf } from "./kinds.ts";
import { isWhole, minutesOf, type Passage, readerPath, wordsOf } from "./passage.ts";

const idsOf = (passages: readonly Passage[]): number[] => passages.flatMap(verseIds);
const words = (passages: readonly Passage[]): number =>
  passages.reduce((sum, passage) => sum + wordsOf(passage), 0);

test("the words of every chapter are those of the shipped text", () => {
  const counted: number[][] = [];
  const text = gunzipSync(readFileSync("data/bible/web.tsv.gz")).toString("utf8");
  for (const line of text.trim().split("\n")) {
    const [id = "", , verse = ""] = line.split("\t");
    const [book, chapter] = [Number(id.slice(0, 2)) - 1, Number(id.slice(2, 5)) - 1];
    const chapters = counted[book] ?? [];
    counted[book] = chapters;
    chapters[chapter] = (chapters[chapter] ?? 0) + verse.split(/\s+/).filter(Boolean).length;
  }
  expect(CHAPTER_WORDS).toEqual(counted);
});

const BOOKS = Array.from({ length: 66 }, (_, at) => at + 1);
const GOSPELS = [40, 41, 42, 43];
const READ: Record<(typeof READY_KINDS)[number], [books: number[], days: number]> = {
  "bible-year": [BOOKS, 365],
  "bible-year-pair": [BOOKS, 365],
  "nt-90": [BOOKS.slice(39), 90],
  "psalms-proverbs": [[19, 20], 30],
  gospels: [GOSPELS, 60],
};

test.each(READY_KINDS)(
  "%s reads each verse of its books once, and has a reading for each of its days",
  (kind) => {
    const readings = readingsOf(contentOf(kind));
    const [books, days] = READ[kind];
    expect(readings).toHaveLength(days);
    expect(readings.every((passages) => passages.length > 0)).toBe(true);
    const all = streamOf(books).flat();
    expect(idsOf(readings.flat()).sort((a, b) => a - b)).toEqual(idsOf(all));
  },
);

test.each(["bible-year", "bible-year-pair", "nt-90", "gospels"] as const)(
  "%s is cut by words: no day is longer than one and a half ordinary ones",
  (kind) => {
    const readings = readingsOf(contentOf(kind));
    const usual = words(readings.flat()) / readings.length;
    expect(Math.max(...readings.map(words)) / usual).toBeLessThan(1.5);
  },
);

test("a day ends at the end of a chapter, but for very long ones", () => {
  const parted = readingsOf(contentOf("bible-year"))
    .flat()
    .filter((passage) => !isWhole(passage));
  expect(parted.length).toBeLessThan(24);
});

test("the Gospels in order of time: each passage stands in a section with a title", () => {
  expect(parseHarmony().length).toBeGreaterThan(150);
  for (const passage of readingsOf(contentOf("gospels")).flat()) expect(sectionOf(passage)).not.toBeNull();
  expect(sectionOf({ bookNumber: 1, chapter: 1, fromVerse: 1, toVerse: 1 })).toBeNull();
  const [first] = readingsOf(contentOf("gospels"));
  expect(first?.[0]).toEqual({ bookNumber: 41, chapter: 1, fromVerse: 1, toVerse: 1 });
});

test("any books in any number of days: nothing is lost, doubled or empty, and the order stays", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 66 }), { minLength: 1, maxLength: 6 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (books, share) => {
        const most = Math.min(mostReadings(books), 1_096);
        const parts = Math.max(1, Math.round(share * most));
        const readings = cutStreams([streamOf(books)], parts);
        expect(readings).toHaveLength(parts);
        expect(readings.every((passages) => passages.length > 0)).toBe(true);
        expect(idsOf(readings.flat())).toEqual(idsOf(streamOf(books).flat()));
      },
    ),
    { numRuns: 150 },
  );
});

test("as many days as verses: one verse each", () => {
  const readings = cutStreams([streamOf([57])], mostReadings([57]));
  expect(readings.map((passages) => idsOf(passages).length)).toEqual(Array.from({ length: 25 }, () => 1));
  expect(() => cutStreams([streamOf([57])], 26)).toThrow(RangeError);
});

test.each([
  [{ bookNumber: 43, chapter: 10, fromVerse: 1, toVerse: 42 }, "/bible-study/web/john/10"],
  [{ bookNumber: 19, chapter: 119, fromVerse: 1, toVerse: 88 }, "/bible-study/web/psalm/119?v=1-88"],
  [{ bookNumber: 46, chapter: 13, fromVerse: 4, toVerse: 4 }, "/bible-study/web/1-corinthians/13?v=4"],
])("%j opens at %s", (passage, path) => {
  expect(readerPath("WEB", passage)).toBe(path);
});

test("minutes are real: 200 words each", () => {
  expect(minutesOf([{ bookNumber: 43, chapter: 11, fromVerse: 1, toVerse: 57 }])).toBe(
    Math.round((CHAPTER_WORDS[42]?.[10] ?? 0) / 200),
  );
});
