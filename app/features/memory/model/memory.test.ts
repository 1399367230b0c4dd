import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPassage, keyOf, passageOf } from "./card.ts";
import { COLLECTIONS } from "./catalog-collections.ts";
import { passagesOf } from "./collection.ts";
import { retention } from "./curve.ts";
import { printedWords } from "./text.ts";
import { MAX_SHOWN, todayOf } from "./today.ts";
import { sayWhen } from "./when.ts";

describe("what a card is of", () => {
  test.each([
    ["43003016-43003016", { first: 43_003_016, last: 43_003_016 }],
    ["19023001-19023006", { first: 19_023_001, last: 19_023_006 }],
    ["1001001-1001012", { first: 1_001_001, last: 1_001_012 }],
    ["1001001-1001013", null],
    ["43003016-43004001", null],
    ["43003018-43003016", null],
    ["43003099-43003099", null],
    ["99001001-99001001", null],
    ["", null],
    ["43003016", null],
    ["43003016-43003016;", null],
  ])("%s", (key, passage) => {
    expect(passageOf(key)).toEqual(passage);
    if (passage) expect(keyOf(passage)).toBe(key);
  });
});

test("twelve collections of ten different passages, each in the Bible, each with both names", () => {
  expect(COLLECTIONS).toHaveLength(12);
  expect(new Set(COLLECTIONS.map(({ id }) => id)).size).toBe(12);
  for (const { id, name, about } of COLLECTIONS) {
    const passages = passagesOf(id);
    expect(new Set(passages.map(keyOf)).size, id).toBe(10);
    expect(
      passages.filter((passage) => !isPassage(passage)),
      id,
    ).toEqual([]);
    expect([name.en, name.es, about.en, about.es].every(Boolean)).toBe(true);
  }
});

test("the printed words are the whole text again", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("word", "God’s", ",", " ", ".", "—", "“", "”", "loving-kindness")),
      (parts) => {
        const text = parts.join("");
        const letters = (some: string) => some.replace(/\s/g, "");
        const words = printedWords(text);
        if (words.length === 0) return;
        expect(letters(words.map(({ before, word, after }) => before + word + after).join(""))).toBe(
          letters(text),
        );
      },
    ),
  );
});

describe("today", () => {
  const card = (due: number, lastDay: string | null = null) => ({ due, lastDay });
  const at = { now: 100, today: "2026-11-20", limit: 3 };
  test("a pile is spread: a day's verses, those that have waited longest first", () => {
    const pile = Array.from({ length: 40 }, (_, due) => card(due));
    const today = todayOf({ due: pile.slice(0, 4), done: [] }, at);
    expect(today.shown.map(({ due }) => due)).toEqual([0, 1, 2]);
    expect(today).toMatchObject({ done: 0, isMore: true });
  });
  test("what was done today is taken off, and what was not recalled comes again uncounted", () => {
    const done = [card(500, at.today), card(90, at.today)];
    const today = todayOf({ due: [card(1), card(2), card(90, at.today)], done }, at);
    expect(today.shown.map(({ due }) => due)).toEqual([1, 90]);
    expect(today).toMatchObject({ done: 2, isMore: true });
  });
  test("yesterday's do not count, nor does what is not due", () => {
    const today = todayOf({ due: [card(200)], done: [card(500, "2026-11-19")] }, at);
    expect(today).toEqual({ shown: [], done: 0, isMore: false });
  });
  test("a limit that is lowered in the middle of a day leaves nothing owed", () => {
    const done = Array.from({ length: 5 }, () => card(500, at.today));
    expect(todayOf({ due: [card(1)], done }, at)).toMatchObject({ shown: [], done: 5, isMore: true });
  });
  test("no more at once than a page carries", () => {
    const due = Array.from({ length: 50 }, (_, moment) => card(moment));
    const today = todayOf({ due, done: [] }, { ...at, limit: 50 });
    expect(today.shown).toHaveLength(MAX_SHOWN);
    expect(today.isMore).toBe(true);
  });
});

test("the curve is of reviews on different days", () => {
  const buckets = retention([
    { gap: 0, reviews: 9, recalled: 1 },
    { gap: 1, reviews: 4, recalled: 3 },
    { gap: 3, reviews: 2, recalled: 2 },
    { gap: 400, reviews: 1, recalled: 0 },
  ]);
  expect(buckets.map(({ reviews, recalled }) => [reviews, recalled])).toEqual([
    [4, 3],
    [2, 2],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 0],
  ]);
});

test.each([
  [0, "now"],
  [600_000, "in 10 minutes"],
  [7_200_000, "today"],
  [86_400_000, "tomorrow"],
  [3 * 86_400_000, "Monday, November 23"],
  [30 * 86_400_000, "December 20"],
  [365 * 86_400_000, "November 20, 2027"],
])("in %i ms is said as %s", (wait, said) => {
  const now = Date.UTC(2026, 10, 20, 12);
  const words = {
    now: "now",
    minutes: (n: number) => `in ${n} minutes`,
    today: "today",
    tomorrow: "tomorrow",
  };
  expect(sayWhen(words, { language: "en", zone: "UTC", now }, now + wait)).toBe(said);
});
