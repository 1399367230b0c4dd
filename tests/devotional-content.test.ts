import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { addDays } from "#app/core/local-day.ts";

interface VerseOfDay {
  day: string;
  verse: number;
  to?: number;
  passage: string;
  context_en: string;
  context_es: string;
}

const PARTS = ["title", "text", "question", "prayer"] as const;
const LANGUAGES = ["en", "es"] as const;
type Language = (typeof LANGUAGES)[number];
type Part = `${(typeof PARTS)[number]}_${Language}`;
type Devotional = { slug: string; passage: string } & Record<Part, string>;

const file = (path: string): Buffer => readFileSync(new URL(`../data/${path}`, import.meta.url));
const rowsOf = <T>(name: string): T[] =>
  file(`devotional/${name}.jsonl`)
    .toString("utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);

const VERSES = rowsOf<VerseOfDay>("verses");
const DEVOTIONALS = rowsOf<Devotional>("devotionals");

const textOf = (translation: string): Map<string, string> =>
  new Map(
    gunzipSync(file(`bible/${translation}.tsv.gz`))
      .toString("utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => line.split("\t"))
      .map(([id = "", , text = ""]) => [id, text]),
  );
const TEXTS = new Map(["kjv", "web", "rv1909"].map((name) => [name, textOf(name)]));
const SHIPPED: Record<Language, string> = { en: "web", es: "rv1909" };
const QUOTED: Record<Language, RegExp> = { en: /“([^”]*)”/g, es: /«([^»]*)»/g };

const idOf = (verse: number): string => String(verse).padStart(8, "0");
const versesOf = ({ verse, to = verse }: VerseOfDay): string[] =>
  Array.from({ length: to - verse + 1 }, (_, at) => idOf(verse + at));
const endsOf = (passage: string): [string, string] => {
  const [from = "", to = ""] = passage.split("-");
  return [from, to];
};
const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const sentencesIn = (text: string): number => text.match(/[.?!]+[”»]?(?=\s|$)/g)?.length ?? 0;
const book = (id: number | string): number => Math.floor(Number(id) / 1_000_000);

/** What a passage of one chapter says in the translation that is quoted in a language, in small letters: old prints set a chapter's first word in capitals. */
function passageIn(language: Language, passage: string): string {
  const [from, to] = endsOf(passage).map(Number);
  const text = TEXTS.get(SHIPPED[language]);
  const said: string[] = [];
  for (let verse = from ?? 0; verse <= (to ?? 0); verse++) said.push(text?.get(idOf(verse)) ?? "");
  return said.join(" ").toLowerCase();
}

/** The stretches in quotation marks that are not, word for word, in the passage they stand under. */
function strayQuotations(language: Language, text: string, passage: string): string[] {
  const said = passageIn(language, passage);
  return [...text.matchAll(QUOTED[language])]
    .map(([, stretch = ""]) => stretch)
    .filter((stretch) => !said.includes(stretch.replace(/^[¿¡]|[.,;:!?]+$/g, "").toLowerCase()));
}

test("each of a leap year's 366 days has its verse, in order", () => {
  const days = Array.from({ length: 366 }, (_, at) => addDays("2024-01-01", at).slice(5));
  expect(VERSES.map(({ day }) => day)).toEqual(days);
  expect(days).toContain("02-29");
});

test("every verse and both ends of its passage are in each translation", () => {
  const ids = VERSES.flatMap((row) => [...versesOf(row), ...endsOf(row.passage)]);
  for (const [name, text] of TEXTS)
    expect({ name, missing: ids.filter((id) => !text.has(id)) }).toEqual({ name, missing: [] });
});

test("a day has one to four verses of one chapter, and its passage holds them", () => {
  const wrong = VERSES.filter((row) => {
    const ids = versesOf(row);
    const [from, to] = endsOf(row.passage);
    const [first = "", last = ""] = [ids[0], ids.at(-1)];
    const short = ids.length >= 1 && ids.length <= 4 && first.slice(0, 5) === last.slice(0, 5);
    return !short || !/^\d{8}-\d{8}$/.test(row.passage) || from > first || to < last || from > to;
  });
  expect(wrong).toEqual([]);
  expect(VERSES.filter(({ verse, passage }) => book(verse) !== book(endsOf(passage)[0]))).toEqual([]);
});

test("no verse is used twice, neither by its place nor by its words", () => {
  const ids = VERSES.flatMap(versesOf);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const words = VERSES.map((row) =>
    versesOf(row)
      .map((id) => TEXTS.get("kjv")?.get(id))
      .join(" "),
  );
  expect(words.filter((each, at) => words.indexOf(each) !== at)).toEqual([]);
});

test("the year is spread over the books, with room for more than psalms and proverbs", () => {
  const count = (number: number) => VERSES.filter(({ verse }) => book(verse) === number).length;
  expect(new Set(VERSES.map(({ verse }) => book(verse))).size).toBeGreaterThanOrEqual(40);
  expect(count(19)).toBeLessThanOrEqual(70);
  expect(count(20)).toBeLessThanOrEqual(30);
});

test.each(LANGUAGES)("each verse says in one sentence of %s where it stands", (language) => {
  const wrong = VERSES.map((row) => row[`context_${language}`]).filter(
    (context) => context.length < 40 || context.length > 160 || sentencesIn(context) !== 1,
  );
  expect(wrong).toEqual([]);
  expect(VERSES.filter(({ context_en, context_es }) => context_en === context_es)).toEqual([]);
});

test("there are sixty devotionals, each with an address of its own and a passage in each translation", () => {
  expect(DEVOTIONALS).toHaveLength(60);
  const slugs = DEVOTIONALS.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(60);
  expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
  const ends = DEVOTIONALS.flatMap(({ passage }) => endsOf(passage));
  for (const [name, text] of TEXTS)
    expect({ name, missing: ends.filter((id) => !text.has(id)) }).toEqual({ name, missing: [] });
  const reversed = DEVOTIONALS.map(({ passage }) => endsOf(passage)).filter(
    ([from, to]) => from.slice(0, 5) !== to.slice(0, 5) || from > to,
  );
  expect(reversed).toEqual([]);
});

test.each(LANGUAGES)(
  "each devotional has 150 to 250 words, a question and a short prayer in %s",
  (language) => {
    const wrong = DEVOTIONALS.filter((row) => {
      const [text, question, prayer] = [
        row[`text_${language}`],
        row[`question_${language}`],
        row[`prayer_${language}`],
      ];
      const long = wordsIn(text) < 150 || wordsIn(text) > 250 || wordsIn(row[`title_${language}`]) > 9;
      const asks = question.endsWith("?") && wordsIn(question) <= 40;
      return long || !asks || sentencesIn(prayer) < 2 || sentencesIn(prayer) > 5;
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  },
);

test("no part of a devotional is left in the other language", () => {
  const same = DEVOTIONALS.filter((row) => PARTS.some((part) => row[`${part}_en`] === row[`${part}_es`]));
  expect(same.map(({ slug }) => slug)).toEqual([]);
});

test.each(LANGUAGES)(
  "what stands in quotation marks in %s is in the shipped text, word for word",
  (language) => {
    const stray = DEVOTIONALS.flatMap((row) =>
      PARTS.flatMap((part) => strayQuotations(language, row[`${part}_${language}`], row.passage)),
    );
    expect(stray).toEqual([]);
    const other = language === "en" ? /[«»"]/ : /[“”"]/;
    const marks = DEVOTIONALS.filter((row) => PARTS.some((part) => other.test(row[`${part}_${language}`])));
    expect(marks.map(({ slug }) => slug)).toEqual([]);
    const long = DEVOTIONALS.flatMap((row) => [...row[`text_${language}`].matchAll(QUOTED[language])]);
    expect(long.filter(([, stretch = ""]) => wordsIn(stretch) >= 5).length).toBeGreaterThan(30);
  },
);

test.each([
  ["en", "He says, “God helps those who help themselves.”"],
  ["en", "He says, “Give us this day our daily bread.”"],
  ["es", "Dice: «A quien madruga Dios le ayuda»."],
  ["es", "Dice: «Danos hoy nuestro pan diario»."],
] as const)("the check of quotations sees in %s what the passage does not say: %s", (language, text) => {
  expect(strayQuotations(language, text, "40006009-40006013")).toHaveLength(1);
});
