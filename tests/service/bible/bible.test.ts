import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { Reference } from "#app/features/bible/reference.ts";
import { readVerses } from "#app/features/bible/service.server.ts";

const verse = (bookNumber: number, chapter: number, fromVerse: number, toVerse = fromVerse): Reference => ({
  bookNumber,
  chapter,
  fromVerse,
  toVerse,
});

const WEPT = "Jesus wept.";
const SHEPHERD = "Yahweh is my shepherd; I shall lack nothing.";
const PASTURES = "He makes me lie down in green pastures. He leads me beside still waters.";

const ROWS: [id: number, text: string][] = [
  [243011035, WEPT],
  [219023001, SHEPHERD],
  [219023002, PASTURES],
  // Luke 17:36 is not in the WEB
  [242017035, "There will be two grinding grain together. One will be taken and the other will be left."],
  [242017037, "They, answering, asked him, “Where, Lord?”"],
  [143011035, WEPT],
  [343011035, "Y lloró Jesús."],
];

beforeEach(async () => {
  const insert = env.BIBLE.prepare("INSERT OR REPLACE INTO verses (id, text) VALUES (?, ?)");
  await env.BIBLE.batch(ROWS.map((row) => insert.bind(...row)));
});

test("reads one verse as a part of a message", async () => {
  expect(await readVerses(env.BIBLE, [verse(43, 11, 35)], "WEB")).toEqual([
    { kind: "verse", reference: "John 11:35", translation: "WEB", text: WEPT, verseId: 43011035 },
  ]);
});

test("reads several references in the order asked for, ranges joined", async () => {
  const verses = await readVerses(
    env.BIBLE,
    [verse(43, 11, 35), verse(19, 23, 1, 2), verse(43, 11, 35)],
    "WEB",
  );
  expect(verses.map((verse) => verse?.reference)).toEqual(["John 11:35", "Psalm 23:1-2", "John 11:35"]);
  expect(verses[1]?.text).toBe(`${SHEPHERD} ${PASTURES}`);
  expect(verses[1]?.verseId).toBe(19023001);
});

test("answers null for a verse that the translation leaves out, beside one that is there", async () => {
  const verses = await readVerses(env.BIBLE, [verse(42, 17, 36), verse(43, 11, 35)], "WEB");
  expect(verses[0]).toBeNull();
  expect(verses[1]?.text).toBe(WEPT);
});

test("names a range by the verses that are there", async () => {
  const [across, end] = await readVerses(env.BIBLE, [verse(42, 17, 35, 37), verse(42, 17, 35, 36)], "WEB");
  expect(across?.reference).toBe("Luke 17:35-37");
  expect(end?.reference).toBe("Luke 17:35");
});

test.each([
  ["KJV", WEPT],
  ["RV1909", "Y lloró Jesús."],
] as const)("reads from the %s when it is asked for", async (translation, text) => {
  expect(await readVerses(env.BIBLE, [verse(43, 11, 35)], translation)).toMatchObject([
    { translation, text },
  ]);
});

test("takes more verses than D1 takes parameters", async () => {
  const many = Array.from({ length: 30 }, () => verse(19, 23, 1, 12));
  const verses = await readVerses(env.BIBLE, many, "WEB");
  expect(verses).toHaveLength(30);
  expect(verses.at(-1)?.reference).toBe("Psalm 23:1-2");
});

test("answers nothing for no references", async () => {
  expect(await readVerses(env.BIBLE, [], "WEB")).toEqual([]);
});

test("finds verses through their key, not by reading the whole table", async () => {
  const { results } = await env.BIBLE.prepare(
    "EXPLAIN QUERY PLAN SELECT id, text FROM verses WHERE id IN (SELECT value FROM json_each('[243011035]'))",
  ).all<{ detail: string }>();
  expect(results.map((row) => row.detail).join("\n")).toContain("SEARCH verses USING INTEGER PRIMARY KEY");
});

test("finds words without their accents and half typed", async () => {
  await env.BIBLE.prepare("INSERT INTO verse_search (verse_search) VALUES ('rebuild')").run();
  const find = (words: string) =>
    env.BIBLE.prepare("SELECT rowid AS id FROM verse_search WHERE verse_search MATCH ?1 ORDER BY rowid")
      .bind(words)
      .all<{ id: number }>();
  expect((await find("lloro")).results).toEqual([{ id: 343011035 }]);
  expect((await find("shep*")).results).toEqual([{ id: 219023001 }]);
});
