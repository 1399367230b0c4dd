import fc from "fast-check";
import { expect, test } from "vitest";
import { type Piece, piecesOf, putIn } from "./arrange.ts";

const sentence = fc
  .array(fc.constantFrom("he", "called", "on", "Sunday", "¿quién", "gracias", "7:12"), {
    minLength: 1,
    maxLength: 6,
  })
  .map((words) => `${words.join(" ")}.`);
const text = fc.array(sentence, { minLength: 1, maxLength: 4 }).map((all) => all.join(" "));
const pieces: fc.Arbitrary<Piece[]> = fc.array(
  fc.record({ kind: fc.constantFrom("request", "update", "answered"), text }),
  { maxLength: 6 },
);
const sentencesOf = (words: string): string[] =>
  words
    .split(/(?<=\.)\s+/)
    .map((one) => one.trim())
    .filter(Boolean);

test("CM5: every sentence of the draft is a sentence of its sources, however they are put in", () => {
  fc.assert(
    fc.property(
      pieces,
      fc.array(fc.nat({ max: 5 }), { maxLength: 12 }),
      fc.option(text),
      (all, order, own) => {
        const draft = order.reduce((now, at) => (all[at] ? putIn(now, all[at]) : now), own ?? "");
        const sources = new Set([...all.map((one) => one.text), own ?? ""].flatMap(sentencesOf));
        for (const one of sentencesOf(draft)) expect(sources).toContain(one);
      },
    ),
  );
});

test("a piece is put in once, in the order of the presses", () => {
  const [request, answer] = piecesOf({ body: "Pray for my father." }, [
    { kind: "update", body: " " },
    { kind: "answered", body: "He is home." },
  ]) as [Piece, Piece];
  expect(putIn(putIn(putIn("", answer), request), answer)).toBe("He is home.\n\nPray for my father.");
});
