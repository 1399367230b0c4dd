import fc from "fast-check";
import { expect, test } from "vitest";
import { marked, matchOf, signsOf, snippetOf, wordsOf } from "./search-words.ts";

test.each([
  ["words, once each", "peace  peace be still", ["peace", "be", "still"]],
  ["operators are gaps", 'peace" OR NEAR(a, 3) *', ["peace", "OR", "NEAR", "a", "3"]],
  ["columns, marks and signs", "content:x -y ^z {a b}: c*", ["content", "x", "y", "z", "a", "b", "c"]],
  ["quotation marks of any kind", "«amén» “be” ‘still’ ¿qué?", ["amén", "be", "still", "qué"]],
  ["Hebrew, Greek, Chinese", "שלום λόγος 平安", ["שלום", "λόγος", "平安"]],
  ["numbers", "23 or 3:16", ["23", "or", "3", "16"]],
  ["an emoji alone is no word", "🕊️ 🕊", []],
  ["beside a word it is taken with it", "peace🕊", ["peace🕊"]],
  ["blanks, controls, nothing", " \t\n\u0000\u200b ", []],
  ["half a letter", "a\ud83d b", ["a", "b"]],
  ["twelve at most", "a b c d e f g h i j k l m n", [..."abcdefghijkl"]],
  ["sixty letters of a word", "x".repeat(500), ["x".repeat(60)]],
])("the words of a query: %s", (_name, query, words) => {
  expect(wordsOf(query)).toEqual(words);
});

test.each([
  ["an emoji", "🙏", ["🙏"]],
  ["as it is written in colors", "🕊️", ["🕊"]],
  ["several, once each", " 🙏 🕊️  🙏 ", ["🙏", "🕊"]],
  ["a family is one", "👨‍👩‍👧", ["👨‍👩‍👧"]],
  ["marks, wildcards and nothing are none", '" % _ * ? \u0000 \u200b', []],
  ["a word is none", "peace🕊", []],
  ["half an emoji is none", "\ud83d", []],
])("the signs of a query: %s", (_name, query, signs) => {
  expect(signsOf(query)).toEqual(signs);
});

test("200 kB of a paste are a query like another", () => {
  expect(wordsOf("amen ".repeat(40_000))).toEqual(["amen"]);
  expect(wordsOf(")(".repeat(100_000))).toEqual([]);
  expect(signsOf("🙏".repeat(50_000))[0]).toHaveLength(2 * 60);
});

test.each([
  ["nothing", [], null],
  ["one word, whose beginning is enough", ["pea"], '"ABCDEFGHIJKLMNOPQRSTpea"*'],
  [
    "of several only the last may go on",
    ["be", "sti"],
    '"ABCDEFGHIJKLMNOPQRSTbe" "ABCDEFGHIJKLMNOPQRSTsti"*',
  ],
  ["a single letter is the word itself", ["a"], '"ABCDEFGHIJKLMNOPQRSTa"'],
  ["so is a single letter of two units", ["𝛼"], '"ABCDEFGHIJKLMNOPQRST𝛼"'],
])("FTS5 is asked for %s", (_name, words, expected) => {
  expect(matchOf("user_2ABCDEFGHIJKLMNOPQRST", words)).toBe(expected);
});

test("whatever is typed: FTS5 is given strings of this member's words, and no operator", () => {
  const mark = "ABCDEFGHIJKLMNOPQRST";
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (query) => {
      const match = matchOf(`user_2${mark}`, wordsOf(query));
      expect(match ?? `"${mark}a"`).toMatch(new RegExp(`^"${mark}[^"]+"( "${mark}[^"]+")*\\*?$`, "u"));
    }),
  );
});

const shown = (pieces: ReturnType<typeof marked>) =>
  pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");

test.each([
  ["a word", "Peace be with you", ["be"], "Peace [be] with you"],
  ["without capitals and accents", "JOSÉ dijo AMÉN", ["jose", "amen"], "[JOSÉ] dijo [AMÉN]"],
  ["accents that were typed and are not there", "Jose", ["josé"], "[Jose]"],
  ["letters written as two", "Jose\u0301 x", ["josé"], "[Jose\u0301] x"],
  ["not in the middle of another", "beheaded, be", ["be", "x"], "beheaded, [be]"],
  ["of the last the beginning", "a garden, a gardener", ["gard"], "a [gard]en, a [gard]ener"],
  ["not its end", "regard", ["gard"], "regard"],
  ["two that overlap, the first", "aa", ["a", "aa"], "[aa]"],
  ["markup is text", "<b>be</b>", ["be"], "<b>[be]</b>"],
  ["nothing found", "Peace", ["war"], "Peace"],
  ["nothing looked for", "Peace", [], "Peace"],
])("what was found is marked: %s", (_name, text, words, expected) => {
  expect(shown(marked(text, words))).toBe(expected);
});

test("marked, no letter is lost, added or moved", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string(), { maxLength: 4 }), (text, words) => {
      expect(
        marked(text, words)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }),
  );
});

const long = (before: number, after: number) => `${"word ".repeat(before)}needle${" word".repeat(after)}`;

test.each([
  ["short: all of it", "a needle here", "a [needle] here"],
  ["blanks and lines are one", " a\n\n needle\t here ", "a [needle] here"],
  ["far in: from a blank before it", long(20, 0), /^… (word ){8,10}\[needle\]$/],
  ["far from the end: to a blank after it", long(0, 60), /^\[needle\]( word){25,30} …$/],
  ["one endless word is cut all the same", `needle${"x".repeat(500)}`, /^\[needle\]x{140,150} …$/],
  ["not there: the beginning", "word ".repeat(60), /^(word ){25,30}…$/],
])("a snippet: %s", (_name, content, expected) => {
  const snippet = shown(snippetOf(content, ["needle"]));
  if (typeof expected === "string") expect(snippet).toBe(expected);
  else expect(snippet).toMatch(expected);
});

test.each([
  ["one letter repeated", "a".repeat(1000), ["a", "aa"], [1000, 1]],
  ["words that overlap", "aa aa aab", ["aa"], [9, 3]],
  [
    "one word repeated, twelve times looked for",
    "oh ".repeat(500),
    Array<string>(12).fill("oh"),
    [1500, 500],
  ],
  ["signs, each of them a beginning", "€€€€", ["€€"], [4, 2]],
])("%s: what was found is marked once and overlaps nothing", (_, text, words, [length, hits]) => {
  const pieces = marked(text, words);
  expect(pieces.reduce((sum, piece) => sum + piece.text.length, 0)).toBe(length);
  expect(pieces.filter(({ hit }) => hit)).toHaveLength(hits ?? 0);
});
