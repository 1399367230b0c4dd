import { afterAll, beforeAll, expect, test } from "vitest";
import { companionTools } from "#app/features/bible/tools.server.ts";
import { adversaries, BY_HAND, EACH_ONCE } from "#tests/scripture/bank.ts";
import { openBible } from "#tests/scripture/bible-database.ts";
import { innocents } from "#tests/scripture/innocent.ts";
import { judgeAll, shownOf, showsWrong } from "#tests/scripture/judge.ts";

/** What `npm run scripture-report` counts, with the whole shipped text in a real D1. */
let bible: D1Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ bible, close } = await openBible());
}, 120_000);

afterAll(() => close());

/** One seed, one bank of its own: each form of passing words off in each way of being wrong. */
const SEEDS = [23, 316, 1611, 1909];

test("the bank has a thousand adversarial answers and more", () => {
  expect(SEEDS.length * EACH_ONCE + BY_HAND.length).toBeGreaterThanOrEqual(1_000);
  expect(adversaries(EACH_ONCE, 23).filter(({ misnamed }) => misnamed).length).toBeGreaterThan(30);
});

test.each(SEEDS)(
  "Scripture is never wrong: no adversarial answer shows a wrong word as Scripture (seed %i)",
  {
    timeout: 120_000,
  },
  async (seed) => {
    const bank = [...adversaries(EACH_ONCE, seed), ...BY_HAND];
    const judged = await judgeAll(bible, bank, seed);
    expect(judged).toHaveLength(bank.length);
    const leaks = judged.filter(({ leak }) => leak !== null);
    expect(leaks.map(({ answer, leak }) => `${answer.kind}: ${answer.text} => ${leak}`)).toEqual([]);
  },
);

test.each([
  ["a verse's words under another's name", "“Jesus wept, as he came near to the tomb.” (John 3:16)", true],
  ["the name on the next line", "> Jesus wept, as he came near to the tomb.\n\nJohn 3:16", true],
  ["without a name", "He wept too, as he came near to the tomb; Jesus wept.", false],
])("what judges sees it: %s", async (_name, text, wrong) => {
  const answer = {
    kind: "",
    text,
    wrong: "Jesus wept, as he came near to the tomb.",
    misnamed: true,
  } as const;
  const leak = await showsWrong(bible, { ...answer, translation: "WEB" }, [{ kind: "text", text }]);
  expect(leak !== null).toBe(wrong);
});

test.each([
  ["another's name", "John 3:17"],
  ["a longer name than it has words", "John 11:35-36"],
])("what judges sees a verse set under %s", async (_name, reference) => {
  const answer = { kind: "", text: "", wrong: "nothing of it", translation: "WEB" } as const;
  const verse = { kind: "verse", translation: "WEB", text: "Jesus wept.", verseId: 43011035 } as const;
  expect(await showsWrong(bible, answer, [{ ...verse, reference: "John 11:35" }])).toBeNull();
  expect(await showsWrong(bible, answer, [{ ...verse, reference }])).toContain(reference);
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
  ["Psalm 117", "WEB", "Psalm 117", undefined],
  ["Romans 8", "WEB", "Romans 8:1-12", "only the first verses of Romans 8, which goes on"],
  ["Matthew 5:1-16", "WEB", "Matthew 5:1-12", "only the first verses of Matthew 5:1-16, which goes on"],
  ["Salmo 23", "RV1909", "Salmo 23", undefined],
  ["Romanos 8", "RV1909", "Romanos 8:1-12", "only the first verses of Romanos 8, which goes on"],
] as const)(
  "get_verse reads %s up to its twelfth verse, and says that it goes on",
  async (place, translation, reference, note) => {
    const { verses } = await call("get_verse", { reference: place }, translation);
    expect(verses).toHaveLength(1);
    expect(verses[0]).toMatchObject({ reference, translation });
    expect(verses[0].note).toBe(note);
  },
);

test.each([
  ["Here it is:\n[[Psalm 23]]", "WEB", ["Psalm 23", undefined]],
  ["Here it is:\n[[Romans 8]]", "WEB", ["Romans 8:1-12", "Romans 8"]],
  ["Here it is:\n[[Matthew 5:1-16]]", "WEB", ["Matthew 5:1-12", "Matthew 5:1-16"]],
  ["Aquí está:\n[[Salmo 91]]", "RV1909", ["Salmo 91:1-12", "Salmo 91"]],
] as const)(
  "C11 %j is followed by its shipped words, however it is split",
  async (text, translation, expected) => {
    for (const seed of [1, 2, 3]) {
      const shown = await shownOf(bible, { text, translation }, seed);
      const verses = shown.filter((part) => part.kind === "verse");
      expect(verses.map(({ reference, partOf }) => [reference, partOf])).toEqual([expected]);
      expect(
        await showsWrong(bible, { kind: "", text, wrong: "nothing of it", translation }, shown),
      ).toBeNull();
    }
  },
);

test.each([
  ["get_verse", { reference: "Psalm 151" }],
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
