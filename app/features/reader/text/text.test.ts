import fc from "fast-check";
import { expect, test } from "vitest";
import { piecesOf } from "./red.ts";
import { wordAt, wordRange } from "./word-at.ts";

test("a verse's pieces, joined again, are the verse", () => {
  const spans = fc.uniqueArray(fc.nat(40), { maxLength: 6 }).map((ends) => {
    const sorted = ends.sort((a, b) => a - b);
    return sorted.flatMap((from, at) =>
      at % 2 === 0 && sorted[at + 1] ? [[from, sorted[at + 1] ?? from] as const] : [],
    );
  });
  fc.assert(
    fc.property(fc.string({ minLength: 41, maxLength: 60 }), spans, (text, red) => {
      const pieces = piecesOf(text, red);
      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      expect(pieces.filter((piece) => piece.red).map((piece) => piece.text)).toEqual(
        red.map(([from, to]) => text.slice(from, to)),
      );
    }),
  );
});

const VERSE = "Jesus saith to Simon Peter, Simon, son of Jonas, lovest thou me";

test.each([
  [0, 0],
  [4, 0],
  // at the end of a word, where a finger may come down
  [5, 0],
  [6, 1],
  [VERSE.indexOf("lovest") + 3, 9],
  [VERSE.length, 11],
  [VERSE.length + 1, null],
  [-1, null],
] as const)("the word at %i is number %s", (offset, index) => {
  expect(wordAt(VERSE, offset)).toBe(index);
});

test("every word is found where it stands", () => {
  VERSE.split(" ").forEach((word, index) => {
    const range = wordRange(VERSE, index);
    expect(range && VERSE.slice(range.start, range.end)).toBe(word);
    expect(range && wordAt(VERSE, range.start)).toBe(index);
  });
  expect(wordRange(VERSE, 12)).toBeNull();
});
