import fc from "fast-check";
import { expect, test } from "vitest";
import type { Piece } from "./piece.ts";
import { createScriptureStream } from "./scripture-stream.ts";

/** What holds for the guard whatever a model says. */

function read(chunks: readonly string[]): Piece[] {
  const stream = createScriptureStream();
  return [...chunks.flatMap((chunk) => stream.push(chunk)), ...stream.end()];
}

const lengthOf = (piece: Piece): number =>
  piece.kind === "text" || piece.kind === "claim" ? piece.text.length : piece.raw.length;

/** Marks, numbers, tags and halves of all these, and any signs at all. */
const anything = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 12 }),
      fc.constantFrom(
        ..."“”\"«»„‘’'`*_[]()—–-~:.,;>|<&\n 0129\u0000\u200b：".split(""),
        ...[
          "[[",
          "]]",
          "John 3:16",
          "1 Jn",
          "Juan capítulo 3",
          "[[Psalm 23]]",
          "[[Romanos 8]]",
          "John 3:1-21",
          "John 3:99",
          "Hezekiah 3:1",
          " says: ",
          "<q>",
          "</blockquote>",
        ],
        ...[
          "&quot;",
          "&#8212;",
          "words that anyone may say today ",
          "For God so loved the world that he gave ",
        ],
      ),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(""));

test("C11 the guard never throws, and never shows more than came", () => {
  fc.assert(
    fc.property(anything, (text) => {
      const shown = read([text]).reduce((sum, piece) => sum + lengthOf(piece), 0);
      expect(shown).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 800, seed: 316 },
  );
});

test("C11 however anything at all is split, the same is shown", () => {
  const joined = (pieces: readonly Piece[]) =>
    pieces.map((piece) => (piece.kind === "text" ? piece.text : `<${JSON.stringify(piece)}>`)).join("");
  fc.assert(
    fc.property(anything, fc.integer({ min: 1, max: 9 }), (text, size) => {
      const chunks = text.match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? [];
      expect(joined(read(chunks))).toBe(joined(read([text])));
    }),
    { numRuns: 400, seed: 316 },
  );
});

const HALF = 50_000;

test.each([
  ["nested quotations", "“"],
  ["quotations that never close", "“word after word after word, and so on "],
  ["quotations in quotations", "“a ‘b "],
  ["emphasis that never closes", " *a"],
  ["digits", "1"],
  ["colons", ":"],
  ["chapters and verses", "1:"],
  ["books without an end", "John 1:"],
  ["markers that never close", "[["],
  ["verses and colons", "John 3:16: words are here "],
  ["brackets and dashes", "( — "],
  ["tags that never close", "<q "],
  ["marks of a blockquote", "\n> "],
])("C11 100 kB of %s take the time of twice 50 kB", (_name, unit) => {
  const text = unit.repeat(Math.ceil((2 * HALF) / unit.length));
  const time = (length: number) => {
    const started = performance.now();
    read([text.slice(0, length)]);
    // below this it is the machine's own noise
    return Math.max(20, performance.now() - started);
  };
  time(HALF / 10);
  // a busy machine may be slow once; what is quadratic is slow each time
  const ratios = [];
  do ratios.push(time(2 * HALF) / time(HALF));
  while (Math.min(...ratios) > 3 && ratios.length < 4);
  expect(Math.min(...ratios)).toBeLessThanOrEqual(3);
});
