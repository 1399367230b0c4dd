import fc from "fast-check";
import { expect, test } from "vitest";
import { matchAll, matchSome, tellingTerms } from "./match.ts";
import { asPhrase, readTerms, type Term, withOpenEnd } from "./terms.ts";
import { formsOf, wordsOf } from "./words.ts";

const inWords = (terms: readonly Term[]): string[] =>
  terms.map((term) =>
    term.kind === "phrase"
      ? `"${term.words.join(" ")}"`
      : term.kind === "beginning"
        ? `${term.word}*`
        : term.word,
  );

test.each([
  ["still waters", ["still", "waters"]],
  ["  STILL   waters ", ["still", "waters"]],
  ["Jehová señor", ["jehova", "senor"]],
  ["“kingdom of heaven” like", ['"kingdom of heaven"', "like"]],
  ["«reino de los cielos»", ['"reino de los cielos"']],
  ['"still waters', ['"still waters"']],
  ["righteousn*", ["righteousn*"]],
  ["God's", ['"god s"']],
  ["lord lord", ["lord"]],
  ["NOT love OR NEAR(a b) AND", ["not", "love", "or", '"near a"', "b", "and"]],
  ["text:love ^faith -hope", ['"text love"', "faith", "hope"]],
  ["\"\" '' ; DROP TABLE verses; --", ["drop", "table", "verses"]],
  ["t", ["t"]],
  ["t*", ["t"]],
  ["*", []],
  ["!!! ??", []],
  ["אהבה 愛", ["אהבה", "愛"]],
  ["", []],
])("a search is read: %s", (text, expected) => {
  expect(inWords(readTerms(text).terms)).toEqual(expected);
});

test("10,000 characters are cut, and it is said", () => {
  const read = readTerms("mercy and truth are met together ".repeat(400));
  expect(read.isCut).toBe(true);
  expect(read.terms.length).toBeLessThanOrEqual(12);
  expect(readTerms("mercy").isCut).toBe(false);
  expect(readTerms("a".repeat(10_000)).terms).toEqual([]);
});

test.each([
  ["righteousn", ["righteousn*"]],
  ["still wat", ["still", "wat*"]],
  ["t", null],
  ["righ*", null],
  ['"still waters"', null],
  ["", null],
])("the last word may go on: %s", (text, expected) => {
  const open = withOpenEnd(readTerms(text));
  expect(open && inWords(open)).toEqual(expected);
});

test("words without marks may be a quotation", () => {
  expect(asPhrase(readTerms("the lord is my shepherd"))).toEqual(["the", "lord", "is", "my", "shepherd"]);
  expect(asPhrase(readTerms("lord"))).toBeNull();
  expect(asPhrase(readTerms("lord sheph*"))).toBeNull();
});

test.each([
  ["waters", ["water", "waters"]],
  ["water", ["water", "waters"]],
  ["cities", ["cities", "city"]],
  ["city", ["cities", "city"]],
  ["luces", ["luc", "luces"]],
  ["is", ["is"]],
  ["grass", ["grass"]],
])("a word has its plural and singular: %s", (word, some) => {
  expect(formsOf(word)).toEqual(expect.arrayContaining(some));
  expect(formsOf("grass")).not.toContain("gras");
});

test("one word alone has no group of verses with some of them, and common words are in none", () => {
  expect(tellingTerms(readTerms("shepherd"))).toBeNull();
  expect(tellingTerms(readTerms("the lord shepherd"))).toBeNull();
  expect(tellingTerms(readTerms("still waters"))?.length).toBe(2);
});

/** FTS5's own words outside quotation marks, and what may stand between. */
const OPERATORS = /^(?:OR|AND|NOT|kjv|web|rv1909|[\s(){}:*])*$/;

test("whatever is typed stands in quotation marks before FTS5 reads it", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60, unit: "grapheme" }), (text) => {
      const { terms } = readTerms(text);
      if (terms.length === 0) return;
      const all = matchAll(terms, ["KJV", "WEB"]);
      const some = matchSome(terms, all, ["KJV", "WEB"]);
      for (const match of [all, some]) {
        expect(match.replace(/"[^"]*"/g, "")).toMatch(OPERATORS);
        expect((match.match(/"/g) ?? []).length % 2).toBe(0);
      }
    }),
  );
});

test("words are folded as the index folds them", () => {
  expect(wordsOf("Aleluya. ¡El SEÑOR’s Niño, ÆON 3:16!")).toEqual([
    "aleluya",
    "el",
    "senor",
    "s",
    "nino",
    "æon",
    "3",
    "16",
  ]);
});
