import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { sum } from "#app/features/bible-search/model/found.ts";
import { queryOf } from "#app/features/bible-search/model/query.ts";
import { searchBible } from "#app/features/bible-search/search.server.ts";
import { searchWords } from "#scripts/search-words.ts";

const VERSES: Record<number, [kjv: string, web: string | null, rv1909: string]> = {
  1001001: [
    "In the beginning God created the heaven and the earth.",
    "In the beginning, God created the heavens and the earth.",
    "En el principio crió Dios los cielos y la tierra.",
  ],
  1029007: [
    "And he said, Lo, it is yet high day: water ye the sheep.",
    "He said, “Behold, it is still the middle of the day. Water the sheep.”",
    "Y él dijo: He aquí el día es aún grande: abrevad las ovejas.",
  ],
  19023001: [
    "The LORD is my shepherd; I shall not want.",
    "Yahweh is my shepherd; I shall lack nothing.",
    "Jehová es mi pastor; nada me faltará.",
  ],
  19023002: [
    "He maketh me to lie down in green pastures: he leadeth me beside the still waters.",
    "He makes me lie down in green pastures. He leads me beside still waters.",
    "En lugares de delicados pastos me hará yacer: Junto á aguas de reposo me pastoreará.",
  ],
  42017036: ["Two men shall be in the field.", null, "Dos estarán en el campo."],
  43011035: ["Jesus wept.", "Jesus wept.", "Y lloró Jesús."],
  62004008: ["God is love.", "God is love.", "Dios es amor."],
};

beforeAll(async () => {
  const rows = Object.entries(VERSES).flatMap(([id, texts]) =>
    texts.flatMap((text, at) =>
      text === null ? [] : [[(at + 1) * 100_000_000 + Number(id), text] as [number, string]],
    ),
  );
  // a verse of each translation is a row of the index; what other tests wrote is none of ours
  await env.BIBLE.prepare("DELETE FROM verses").run();
  await env.BIBLE.batch(
    rows.map((row) => env.BIBLE.prepare("INSERT INTO verses (id, text) VALUES (?, ?)").bind(...row)),
  );
  const texts = [1, 2, 3].map((number) => rows.filter(([id]) => Math.floor(id / 100_000_000) === number));
  await env.BIBLE.batch([
    env.BIBLE.prepare("DELETE FROM search_words"),
    ...searchWords(texts).map((row) =>
      env.BIBLE.prepare("INSERT INTO search_words (word, kjv, web, rv1909) VALUES (?, ?, ?, ?)").bind(...row),
    ),
    env.BIBLE.prepare("INSERT INTO verse_words (verse_words) VALUES ('rebuild')"),
  ]);
});

const search = (address: string, language: "en" | "es" = "en") =>
  searchBible({ bible: env.BIBLE, language }, queryOf(new URLSearchParams(address)));
const shown = async (address: string) =>
  (await search(address)).verses.map(
    ({ reference, group, stands }) => `${group} ${reference} ${stands.join(" ")}`,
  );

test("verses with all the words come first, each once, with the translations that have them", async () => {
  expect(await shown("q=still waters")).toEqual(["all Genesis 29:7 WEB", "all Psalm 23:2 WEB KJV"]);
  // of several words that tell something, verses with some follow
  expect(await shown("q=shepherd pastures")).toEqual(["some Psalm 23:1 WEB KJV", "some Psalm 23:2 WEB KJV"]);
});

test("the verse whose words were typed in their order is shown at once, its hits marked", async () => {
  const { place, verses } = await search("q=Still Waters");
  expect(place).toMatchObject({ kind: "words", name: "Psalm 23:2", path: "/bible-study/web/psalm/23?v=2" });
  const hits = verses[1]?.pieces.filter(({ hit }) => hit).map(({ text }) => text);
  expect(hits).toEqual(["still", "waters"]);
});

test("deliver 2: one's own Bible comes before the others, and is the one that a reference opens", async () => {
  const read = (q: string) =>
    searchBible(
      { bible: env.BIBLE, language: "en", translation: "KJV" },
      queryOf(new URLSearchParams({ q })),
    );
  expect((await read("still waters")).verses.map(({ stands }) => stands.join(" "))).toEqual([
    "WEB",
    "KJV WEB",
  ]);
  expect((await read("ps 23:2")).place?.path).toBe("/bible-study/kjv/psalm/23?v=2");
});

test.each([
  ["a phrase", 'q="still waters"', ["all Psalm 23:2 WEB KJV"]],
  ["a beginning", "q=past*", ["all Psalm 23:1 RV1909", "all Psalm 23:2 WEB KJV RV1909"]],
  ["a word half typed", "q=beginn", ["all Genesis 1:1 WEB KJV"]],
  ["no accents", "q=lloro", ["all John 11:35 RV1909"]],
  ["one translation", "q=God&translation=kjv", ["all Genesis 1:1 KJV", "all 1 John 4:8 KJV"]],
  ["a testament", "q=God&in=new", ["all 1 John 4:8 WEB KJV"]],
  ["a book", "q=God&in=genesis", ["all Genesis 1:1 WEB KJV"]],
  ["a verse that one translation leaves out", "q=field", ["all Luke 17:36 KJV"]],
  ["a word that no verse has", "q=smartphone", []],
  ["one letter", "q=t", []],
  ["no word", "q=!!!", []],
  ["nothing", "q=", []],
  ["a cursor", "q=God&after=all.01001001", ["all 1 John 4:8 WEB KJV"]],
])("%s is found", async (_what, address, expected) => {
  expect(await shown(address)).toEqual(expected);
});

test.each([
  'q="" OR 1=1',
  "q=NEAR(god love, 2)",
  "q={kjv} : god",
  "q=god NOT",
  "q=^god* -love + (",
  "q='; DROP TABLE verses; --",
  `q=${"love ".repeat(2000)}`,
  "q=愛 אהבה ☃ \u0000",
  "q=%",
])("what FTS5 or SQL would read is only words: %s", async (address) => {
  await expect(search(address)).resolves.toHaveProperty("verses");
  expect(await env.BIBLE.prepare("SELECT count(*) AS n FROM verses").first("n")).toBe(20);
});

test("verses are counted by book, whatever part of the Bible is shown", async () => {
  const { counts } = await search("q=God&in=new");
  expect([counts.all[0], counts.all[61], sum(counts.all)]).toEqual([1, 1, 2]);
  const phrase = await search('q="God is love"');
  expect(sum(phrase.counts.all)).toBe(1);
});

test("a typed reference is looked up, and says where the reader opens", async () => {
  expect((await search("q=ps 23 1-2")).place).toMatchObject({
    kind: "reference",
    name: "Psalm 23:1-2",
    path: "/bible-study/web/psalm/23?v=1-2",
    verses: [{ reference: "Psalm 23:1" }, { reference: "Psalm 23:2" }],
  });
  const spanish = await search("q=sal 23:1", "es");
  expect(spanish.place).toMatchObject({ name: "Salmo 23:1", verses: [{ translation: "RV1909" }] });
  expect((await search("q=jn 99 1")).place).toBeNull();
});

test("a search is one trip to D1", async () => {
  let trips = 0;
  const counted = {
    prepare: (sql: string) => env.BIBLE.prepare(sql),
    batch: (statements: D1PreparedStatement[]) => {
      trips++;
      return env.BIBLE.batch(statements);
    },
  } as unknown as D1Database;
  await searchBible({ bible: counted, language: "en" }, queryOf(new URLSearchParams("q=still waters")));
  expect(trips).toBe(1);
});
