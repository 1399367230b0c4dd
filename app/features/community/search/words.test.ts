import fc from "fast-check";
import { expect, test } from "vitest";
import { foldWord, MAX_SOUGHT, piecesOf, soughtWords, wordsOf } from "./words.ts";

test.each([
  ["church", "churches"],
  ["family", "families"],
  ["Boy", "boys"],
  ["voice", "voices"],
  ["class", "classes"],
  ["box", "boxes"],
  ["son", "sons"],
  ["oración", "oraciones"],
  ["luz", "luces"],
  ["voz", "voces"],
  ["niño", "NIÑOS"],
  ["madre", "madres"],
  ["mes", "meses"],
  ["ley", "leyes"],
  ["ángel", "angeles"],
  ["ｗｏｒｋ", "work"],
])("CM4: one and many are found alike: %s, %s", (one, many) => {
  expect(foldWord(one)).toBe(foldWord(many));
});

test.each([
  ["Dios", "dio"],
  ["life", "lives"],
  ["son", "sun"],
  ["class", "clas"],
])("and what is another word is not: %s, %s", (one, other) => {
  expect(foldWord(one)).not.toBe(foldWord(other));
});

test.each([
  ["the words of a text, each once", "My father’s surgery. Surgery for my FATHER!", ["father", "surgeri"]],
  ["no common words, no single letters", "I am the one, y tú", ["one"]],
  ["numbers", "Psalm 23:4", ["psalm", "23"]],
  ["accents in two parts", "cora\u0301zon", ["corazon"]],
  ["other scripts", "Молитва 祈り", ["молитва", "祈り"]],
  ["nothing", " … %_\"'*() ", []],
])("CM4: %s", (_name, text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test("CM4: a search is a few words, the longest first", () => {
  expect(soughtWords("a job for my grandmother")).toEqual(["grandmother", "job"]);
  expect(soughtWords("one two three four five six seven eight nine ten")).toHaveLength(MAX_SOUGHT);
  expect(soughtWords("x".repeat(100_000))).toHaveLength(1);
});

test("CM4: a text is shown whole, whatever is marked in it; every sought word of it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.nat({ max: 5 }), (text, nth) => {
      const sought = new Set(wordsOf(text).slice(nth, nth + 1));
      const pieces = piecesOf(text, sought);
      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      if (sought.size > 0 && text === text.normalize("NFC"))
        expect(pieces.some(({ isFound }) => isFound)).toBe(true);
    }),
  );
});
