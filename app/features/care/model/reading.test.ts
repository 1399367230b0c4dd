import fc from "fast-check";
import { expect, test } from "vitest";
import { WEIGHTS } from "#app/features/care/model/catalog-weights.ts";
import { unpacked } from "#app/features/care/model/packed.ts";
import { readWith } from "#app/features/care/model/reading.ts";
import { careExamples } from "#scripts/care-data.ts";
import { plainlyRead } from "#tests/care-model/plain-reading.ts";

const learned = unpacked(WEIGHTS);
const sentences = careExamples().map(({ text }) => text);

test("a message is read as by the plain rules: sentences, and long messages of several", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 60 }), (chosen) => {
      const text = chosen.join(" ");
      expect(readWith(learned, text)).toEqual(plainlyRead(learned, text));
    }),
    { numRuns: 300 },
  );
});

test("and whatever else is written", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
      expect(readWith(learned, text)).toEqual(plainlyRead(learned, text));
    }),
    { numRuns: 1_000 },
  );
});
