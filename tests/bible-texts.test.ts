import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { EDITIONS } from "#app/features/bible/texts/editions.ts";
import { ALL_TRANSLATIONS } from "#app/features/bible/translations.ts";
import { faultsIn, suspectsIn, type VerseRow } from "./texts/check-text.ts";

const read = (name: string): Buffer => readFileSync(new URL(`../data/bible/${name}`, import.meta.url));
const rowsOf = (text: string): string[][] =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split("\t"));
const tsv = (name: string): string[][] => rowsOf(read(name).toString("utf8"));

const TEXTS = ALL_TRANSLATIONS.map((translation) => {
  const name = translation.toLowerCase();
  const whole = gunzipSync(read(`${name}.tsv.gz`)).toString("utf8");
  const rows: VerseRow[] = rowsOf(whole).map(([id = "", flags = "", text = ""]) => ({ id, flags, text }));
  return { translation, name, whole, rows, byId: new Map(rows.map(({ id, text }) => [id, text])) };
});
const { omitted_web: omitted } = JSON.parse(read("web.omitted.json").toString("utf8")) as {
  omitted_web: string[];
};
const ALLOWED = new Set(tsv("allowed-words.tsv").map((row) => row.join("\t")));

test.each(TEXTS)("G20: every verse of $translation is there once, in order", ({ name, rows }) => {
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort());
  const numbered = TEXTS[0]?.rows.map(({ id }) => id) ?? [];
  expect(ids).toEqual(name === "web" ? numbered.filter((id) => !omitted.includes(id)) : numbered);
  const odd = rows.filter(({ flags, text }) => !/^(?!.*(.).*\1)[pqj]*$/.test(flags) || !text.trim());
  expect(odd).toEqual([]);
});

test.each(TEXTS)("G20: $translation is the text that its page names", ({ translation, whole, rows }) => {
  const { sha256, verses, words } = EDITIONS[translation];
  expect({
    sha256: createHash("sha256").update(whole).digest("hex"),
    verses: rows.length,
    words: rows.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0),
  }).toEqual({ sha256, verses, words });
});

test.each(TEXTS)("G20: no misprint in the marks and spaces of $translation", ({ rows }) => {
  expect(rows.flatMap(({ id, text }) => faultsIn(text).map((fault) => `${id} ${fault}: ${text}`))).toEqual(
    [],
  );
  const depths = new Map<string, number>();
  for (const { id, text } of rows) {
    const chapter = id.slice(0, 5);
    const depth = text.split("(").length - text.split(")").length;
    depths.set(chapter, (depths.get(chapter) ?? 0) + depth);
  }
  expect([...depths].filter(([, depth]) => depth !== 0)).toEqual([]);
});

test.each(TEXTS)("G20: no word of $translation is run together or broken", ({ name, rows }) => {
  const found = suspectsIn(name, rows).filter(
    ({ kind, word }) => !ALLOWED.has([name, kind, word].join("\t")),
  );
  expect(found).toEqual([]);
});

test.each([
  ["a space that is lost", "Mi socorro,viene de Jehová", "no space after punctuation"],
  ["a space that is doubled", "In the  beginning", "doubled or lost space"],
  ["a capital inside a word", "El SeñorDios", "capital inside a word"],
  ["a word twice", "los hijos de de Israel", "doubled word"],
  ["a mark twice", "paz,, y", "doubled punctuation"],
  ["a figure", "verse 3 here", "strange character"],
])("G20: the check sees %s", (_what, text, fault) => {
  expect(faultsIn(text)).toContain(fault);
});

test("G20: the check sees the words that were run together before", () => {
  const spanish = TEXTS.find(({ name }) => name === "rv1909")?.rows ?? [];
  const before = spanish.map((row) =>
    row.id === "19121002" ? { ...row, text: row.text.replace("viene de", "vienede") } : row,
  );
  expect(suspectsIn("rv1909", before)).toContainEqual({ kind: "joined", word: "vienede", verse: "19121002" });
});

test("G20: each correction stands in the text, and what it corrected does not", () => {
  const wrong = tsv("corrections.tsv").filter(([name, id = "", was = "", now = ""]) => {
    const text = TEXTS.find((each) => each.name === name)?.byId.get(id) ?? "";
    return !text.includes(now) || (!now.includes(was) && text.includes(was));
  });
  expect(wrong).toEqual([]);
});

test.each([
  ["Psalm 121:2", "rv1909", "19121002", /^Mi socorro viene de Jehová/],
  [
    "the Lord's Prayer",
    "rv1909",
    "40006009",
    /^Vosotros pues, oraréis así: Padre nuestro que estás en los cielos, /,
  ],
  ["2 Chronicles 7:14", "rv1909", "14007014", /mi nombre/],
  ["Hebrews 4:16", "kjv", "58004016", /^Let us therefore come boldly /],
] as const)("G20: %s reads right", (_what, name, id, words) => {
  expect(TEXTS.find((each) => each.name === name)?.byId.get(id)).toMatch(words);
});
