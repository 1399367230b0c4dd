import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizedWords, readableText } from "#app/features/care/model/normalize.ts";
import * as plain from "#tests/care-model/plain-words.ts";

const PARTS = [
  ..."abcdgoods !.*_-'’@$0123457892\n🔪😂é ñ¿аеѕ𐐷…",
  "\ud801",
  "\udc37",
  "k i l l",
  "G O O D",
  "gooods",
  "su1c1de",
  "13yo",
  "İß",
  "\u0301",
];
const texts = fc.oneof(
  fc.array(fc.constantFrom(...PARTS), { maxLength: 120 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
);

test("a text is normalized as by the plain rules", () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(normalizedWords(text)).toEqual(plain.normalizedWords(text));
      expect(readableText(text)).toBe(plain.readableText(text));
    }),
    { numRuns: 3_000 },
  );
});
