import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSAGES } from "#app/features/bible/find/catalog-passages.ts";
import { companionTools } from "#app/features/bible/tools.server.ts";
import type { Translation } from "#app/features/bible/translations.ts";
import { openBible } from "#tests/scripture/bible-database.ts";

/** What a model finds by these functions, with the whole shipped data in a real D1. */
let bible: D1Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ bible, close } = await openBible());
}, 120_000);
afterAll(() => close());

const call = async (name: string, args: unknown, translation: Translation = "WEB") => {
  const tool = companionTools(bible, translation).find((known) => known.name === name);
  return JSON.parse((await tool?.call(args)) ?? "null");
};
const references = (found: { verses: { reference: string }[] }) =>
  found.verses.map(({ reference }) => reference);

test("find_topic lists what Nave lists, the most direct first, in the reader's translation", async () => {
  const anger = await call("find_topic", { topic: "anger" });
  expect(anger).toMatchObject({ topic: "anger", disputed: false, indirect: false });
  expect(references(anger)).toContain("James 1:19-20");
  const ira = await call("find_topic", { topic: "la ira" }, "RV1909");
  expect(references(ira)).toContain("Santiago 1:19-20");
});

test("find_topic knows a thing by Nave's own name, and says where Christians differ, and where nothing is listed", async () => {
  expect(references(await call("find_topic", { topic: "parables" }))).not.toEqual([]);
  expect(await call("find_topic", { topic: "divorce" })).toMatchObject({ disputed: true });
  expect(await call("find_topic", { topic: "gambling" })).toMatchObject({ indirect: true });
  expect(await call("find_topic", { topic: "dinosaurs" })).toEqual({ error: "no list for this subject" });
});

test.each([
  ["Gideon", "WEB", "Judges 6:11-12"],
  ["Rut", "RV1909", "Rut 1:16-17"],
  ["John the Baptist", "WEB", "John 1:29"],
  ["Jairus", "WEB", "Matthew 9:18"],
] as const)("find_person tells of %s in %s", async (name, translation, passage) => {
  const found = await call("find_person", { name }, translation);
  expect(
    references(found).some((reference) => reference.startsWith(passage.split(/(?<=:\d+)/)[0] ?? "")),
  ).toBe(true);
});

test("find_person knows nobody whom the Bible does not name", async () => {
  expect(await call("find_person", { name: "Harry Potter" })).toEqual({ error: "nobody of this name" });
});

test("get_commentary tells of a verse, a chapter and a book, and of which subjects it is", async () => {
  const verse = await call("get_commentary", { reference: "Jeremiah 29:11" });
  expect(verse.by).toBe("Matthew Henry");
  expect(verse.sections[0].text).toContain("expectations of their faith");
  expect((await call("get_commentary", { reference: "Psalm 91" })).sections.length).toBeGreaterThan(1);
  expect((await call("get_commentary", { reference: "Hebrews" })).sections[0].heading).toBe("Introduction");
  expect((await call("get_commentary", { reference: "Hebrews 11:1" })).subjects).toContain("faith");
  expect(await call("get_commentary", { reference: "John 3:99" })).toEqual({
    error: "nothing on this passage",
  });
});

test("each passage that we say something of is there, in both languages", async () => {
  for (const line of PASSAGES.trim().split("\n")) {
    const [reference = "", en = "", es = ""] = line.split("|").map((part) => part.trim());
    expect((await call("get_commentary", { reference })).about, reference).toBe(en);
    expect((await call("get_commentary", { reference }, "RV1909")).about, reference).toBe(es);
  }
});

test.each(["find_topic", "find_person", "get_commentary"])(
  "%s says what is wrong with its arguments",
  async (name) => {
    expect(await call(name, {})).toHaveProperty("error");
    expect(await call(name, { topic: 1, name: 1, reference: 1 })).toHaveProperty("error");
  },
);
