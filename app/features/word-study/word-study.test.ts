import { expect, test } from "vitest";
import { grammarParts } from "./grammar-text.ts";
import { lemmaOf, numberOf } from "./lemma.ts";
import { packLinks, readLink, unpackLinks } from "./links.ts";
import { OWN_LINES } from "./own/own-lines.ts";
import { markedText, occurrencesIn } from "./places.ts";
import { articleParts } from "./references.ts";
import { renderingOf } from "./rendering.ts";
import { numberIn, type Study } from "./study.ts";

test.each([
  ["c/m/H4138", ["c", "m"], "H4138"],
  ["b/H7225", ["b"], "H7225"],
  ["H1254a", [], "H1254a"],
  ["l/H1008+", ["l"], "H1008"],
  ["l", ["l"], null],
  ["G25", [], "G25"],
])("M11 %s is read as its prefixes and its word", (text, prefixes, key) => {
  expect(lemmaOf(text)).toEqual({ prefixes, key });
});

test.each([
  ["H1254a", "H1254"],
  ["G26", "G26"],
])("M11 %s has Strong's number %s", (key, number) => expect(numberOf(key)).toBe(number));

test.each([
  "0-2:H7225@0 3:H430@2 4:H853,H1254@1,3 5-6:H8064@4",
  "0:G3767@1 1:G3753@0 2-4:G709@2 33-38:G3588@24,22 39:G846@30",
  "2:H123 4-18:H5@0",
  "",
])("M11 links come back from their short text: %s", (tokens) => {
  const links = tokens
    .split(" ")
    .filter(Boolean)
    .map((token) => readLink(token, () => undefined));
  expect(unpackLinks(packLinks(links))).toEqual(links);
});

test("M11 of two numbers for one place, the one without a place is kept", () => {
  expect(readLink("12-15:H7683,H1571@7", () => "H7683")).toEqual({
    first: 12,
    last: 15,
    at: [7],
    numbers: ["H1571"],
  });
});

test.each([
  ["and the mercy,", "mercy"],
  ["goodness and mercy", "goodness and mercy"],
  ["LORD’s", "lord’s"],
  ["of the", "of the"],
  ["shall follow me", "follow"],
  ["against the LORD", "lord"],
])("M11 “%s” is counted as “%s”", (words, counted) => {
  expect(renderingOf(words.split(" "))).toBe(counted);
});

test.each([
  ["h2617", "H2617"],
  ["G0025", "G25"],
  ["H0", null],
  ["H99999", null],
  ["26", null],
  ["H26x", null],
  ["", null],
  [undefined, null],
])("M11 %s in an address is the number %s", (text, number) => expect(numberIn(text)).toBe(number));

test("M11 a dictionary's places are links, its other words are text", () => {
  expect(articleParts("to Christ, {43008042}; {43017026-43017028}, {19023}.")).toEqual([
    "to Christ, ",
    { book: 43, chapter: 8, verse: 42, to: 42 },
    "; ",
    { book: 43, chapter: 17, verse: 26, to: 28 },
    ", ",
    { book: 19, chapter: 23, verse: 0, to: 0 },
    ".",
  ]);
});

test("M11 a term in the grammar is explained, and what is none stays as it is", () => {
  const terms = [["aorist", "aoristo", "A simple past.", "Un pasado simple."]] as const;
  expect(grammarParts("verb, simple past (aorist), (odd)", terms, "en")).toEqual([
    { text: "verb, simple past ", explained: null },
    { text: "aorist", explained: "A simple past." },
    { text: ", ", explained: null },
    { text: "(odd)", explained: null },
  ]);
  expect(grammarParts("verbo (aoristo)", terms, "es")[1]?.explained).toBe("Un pasado simple.");
  expect(grammarParts("verb (aorist)", null, "en")[1]).toEqual({ text: "(aorist)", explained: null });
});

test("M11 places come by the page, of all books or of one, and a page that there is not is the last", () => {
  const places = Array.from({ length: 61 }, (_, at) => [1001 + at, at === 0 ? "1-2 5" : "", -1, 0] as const);
  const study = {
    forms: [["א", 0, 62]],
    renderings: [],
    books: [
      [1, places],
      [2, [[3004, "0", -1, 0]]],
    ],
  } as unknown as Study;
  expect(occurrencesIn(study, null, 1).shown).toHaveLength(60);
  expect(occurrencesIn(study, null, 1).shown[0]).toEqual({
    verseId: 1_001_001,
    words: [
      [1, 2],
      [5, 5],
    ],
    rendering: null,
    form: "א",
  });
  expect(occurrencesIn(study, null, 99)).toMatchObject({ page: 2, pages: 2 });
  expect(occurrencesIn(study, 2, -3).shown.map(({ verseId }) => verseId)).toEqual([2_003_004]);
});

test("M11 the words that translate are marked, and the text stays what it is", () => {
  const pieces = markedText("Surely goodness and mercy shall follow me", [[2, 3]]);
  expect(pieces.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(["and mercy"]);
  expect(pieces.map(({ text }) => text).join(" ")).toBe("Surely goodness and mercy shall follow me");
});

test("M11 our own lines are whole, short, and in both languages", () => {
  expect(OWN_LINES.size).toBeGreaterThanOrEqual(500);
  const odd = [...OWN_LINES].filter(([number, { en, es }]) =>
    numberIn(number) !== number || !en || !es || en === es ? !/^[A-Z]/.test(en) : en.length > 90,
  );
  expect(odd).toEqual([]);
});
