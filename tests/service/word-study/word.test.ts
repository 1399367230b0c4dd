import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { type StudyFile, studyPath } from "#app/features/word-study/study.ts";
import { readWord } from "#app/features/word-study/word.server.ts";

const SURELY =
  "Surely goodness and mercy shall follow me all the days of my life: and I will dwell in the house of the LORD for ever.";
const GOOD = "O give thanks unto the LORD; for he is good: for his mercy endureth for ever.";

const entry = {
  word: "חֶסֶד",
  latin: "chesed",
  said: "kheh'-sed",
  gloss: "goodness; shame",
  strong: "kindness",
  from: "from H2616",
  usage: "mercy.",
  parts: [],
  articles: [],
};

const FILE: StudyFile = {
  grammar: [["HNcmsa", "noun, masculine singular", "sustantivo, masculino singular"]],
  studies: {
    H2617: {
      entry,
      forms: [
        ["וָ/חֶסֶד", 0, 1],
        ["חַסְדּ/וֹ", 0, 2],
      ],
      renderings: [
        ["kindness", 1],
        ["mercy", 2],
      ],
      books: [
        [1, [[19_019, "", -1, 1]]],
        [
          19,
          [
            [23_006, "2-3", 1, 0],
            [136_001, "10-11", 1, 1],
          ],
        ],
      ],
    },
  },
};

const asked: string[] = [];
const context = (language: "en" | "es" = "en", status = 200) => ({
  bible: env.BIBLE,
  language,
  builtFile: async (path: string) => {
    asked.push(path);
    return path === studyPath("H2617") || status !== 200
      ? Response.json(FILE, { status })
      : new Response(null, { status: 404 });
  },
});

beforeEach(async () => {
  asked.length = 0;
  const insert = env.BIBLE.prepare("INSERT OR REPLACE INTO verses (id, text) VALUES (?, ?)");
  await env.BIBLE.batch([insert.bind(119_023_006, SURELY), insert.bind(119_136_001, GOOD)]);
});

test("M11 a word has its places with their verses, its forms and its English, the commonest first", async () => {
  const word = await readWord(context(), "h2617", new URLSearchParams());
  expect(word).toMatchObject({
    number: "H2617",
    total: 3,
    book: null,
    pages: 1,
    books: [
      { book: 1, count: 1 },
      { book: 19, count: 2 },
    ],
    renderings: [
      ["mercy", 2],
      ["kindness", 1],
    ],
  });
  expect(word?.forms.map(({ count }) => count)).toEqual([2, 1]);
  expect(word?.forms[0]?.grammar).toBe("noun, masculine singular");
  expect(word?.places.map(({ verseId, text }) => [verseId, text])).toEqual([
    // a verse that this database does not have
    [1_019_019, ""],
    [19_023_006, SURELY],
    [19_136_001, GOOD],
  ]);
  expect(asked).toEqual([studyPath("H2617")]);
});

test("M11 the places of one book, and a book where the word does not stand is not one", async () => {
  const of = (book: string) => readWord(context("es"), "H2617", new URLSearchParams({ book }));
  expect((await of("psalm"))?.places).toHaveLength(2);
  expect((await of("psalm"))?.forms[0]?.grammar).toBe("sustantivo, masculino singular");
  for (const none of ["john", "nonsense", "'; DROP TABLE verses"]) expect((await of(none))?.book).toBeNull();
});

test.each(["H9999", "G2717", "2617", "H", "x".repeat(10_000), ""])("M11 %.12s is no word", async (typed) => {
  expect(await readWord(context(), typed, new URLSearchParams({ page: "NaN" }))).toBeNull();
});

test("M11 a file that cannot be read is an error, not a word that there is not", async () => {
  await expect(readWord(context("en", 503), "H2617", new URLSearchParams())).rejects.toThrow("503");
});
