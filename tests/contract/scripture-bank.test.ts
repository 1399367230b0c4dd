import { afterAll, beforeAll, expect, test } from "vitest";
import { companionTools } from "#app/features/bible/tools.server.ts";
import { adversaries, BY_HAND } from "#tests/scripture/bank.ts";
import { openBible } from "#tests/scripture/bible-database.ts";
import { innocents } from "#tests/scripture/innocent.ts";
import { shownOf, showsWrong } from "#tests/scripture/judge.ts";

/** The short form of `npm run scripture-report`, with the whole shipped text in a real D1. */
let bible: D1Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ bible, close } = await openBible());
}, 120_000);

afterAll(() => close());

test("Scripture is never wrong: no adversarial answer shows a wrong word as Scripture", {
  timeout: 120_000,
}, async () => {
  const shown: string[] = [];
  for (const [index, answer] of [...adversaries(245, 23), ...BY_HAND].entries()) {
    const leak = await showsWrong(bible, answer, await shownOf(bible, answer, index));
    if (leak) shown.push(`${answer.kind}: ${answer.text} => ${leak}`);
  }
  expect(shown).toEqual([]);
});

test("innocent prose is left alone", { timeout: 60_000 }, async () => {
  const taken: string[] = [];
  for (const [index, text] of innocents(60, 23).entries()) {
    const shown = await shownOf(bible, { text, translation: "WEB" }, index);
    if (shown.some((part) => part.kind === "verse")) taken.push(text);
  }
  expect(taken).toEqual([]);
});

const call = async (name: string, args: unknown, translation: "WEB" | "RV1909" = "WEB") => {
  const tool = companionTools(bible, translation).find((known) => known.name === name);
  return JSON.parse((await tool?.call(args)) ?? "null");
};

test("find_verses finds by topic and by words, in the reader's translation", async () => {
  const found = await call("find_verses", { words: "perfect love casts out fear" });
  expect(found.verses.map((verse: { reference: string }) => verse.reference)).toContain("1 John 4:18");
  const spanish = await call("find_verses", { words: "Jehová es mi pastor; nada me faltará" }, "RV1909");
  expect(spanish.verses[0]).toMatchObject({ reference: "Salmo 23:1", translation: "RV1909" });
});

test("get_verse reads the shipped text", async () => {
  expect(await call("get_verse", { reference: "Jn 11:35" })).toEqual({
    verses: [{ reference: "John 11:35", translation: "WEB", text: "Jesus wept." }],
  });
});

test.each([
  ["get_verse", { reference: "Hezekiah 3:16" }],
  ["get_verse", { reference: "John 3:199" }],
  ["get_verse", { verse: 316 }],
  ["get_verse", null],
  ["find_verses", { words: "" }],
  ["find_verses", { words: "x".repeat(201) }],
  ["find_verses", { words: "love", limit: 5 }],
])("%s answers %j with an error to read", async (name, args) => {
  expect(await call(name, args)).toEqual({ error: expect.any(String) });
});
