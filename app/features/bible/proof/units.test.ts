import fc from "fast-check";
import { expect, test } from "vitest";
import { SentenceReader } from "./units.ts";

type Read = { words: string; sentences: string[] };

/** All sentences of a text that came in these chunks, and all that was shown before or with them. */
function read(chunks: readonly string[]): Read {
  const reader = new SentenceReader();
  let words = "";
  let ahead = "";
  const sentences: string[] = [];
  const out = [...chunks.flatMap((chunk) => reader.push(chunk)), ...reader.push("", true)];
  for (const part of out) {
    if (part.kind === "words") ahead += part.text;
    else {
      expect(ahead).toBe(part.text.slice(0, part.open));
      sentences.push(part.text);
      words += part.text;
      ahead = "";
    }
  }
  return { words, sentences };
}

const FRAGMENTS = [
  ..."“”\"«»‘’'*_`()[]—-:.,;!?…\n 1".split(""),
  "Jesus said, ",
  "John 3:16",
  "The road was long and nobody sang on it for a good while ",
  "Rest. ",
  "St. ",
  "\n\n",
  "¿Qué? ",
];

test("C11 sentences are the same however a text is cut, and nothing is lost", () => {
  const texts = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 30 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 9 }), (text, size) => {
      const chunks = text.match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? [];
      expect(read(chunks)).toEqual(read([text]));
      expect(read([text]).words).toBe(text);
    }),
    { numRuns: 600, seed: 50 },
  );
});

test("C11 plain prose goes on before its sentence ends", () => {
  const reader = new SentenceReader();
  const shown = "The road was long and nobody sang on it for a good while that night and"
    .split(/(?<= )/)
    .flatMap((word) => reader.push(word));
  expect(shown.map(({ kind }) => kind)).toContain("words");
});

test.each([
  ["Rest. Sleep well.", ["Rest. ", "Sleep well."]],
  ["“Be brave. Go on.” She left.", ["“Be brave. Go on.” ", "She left."]],
  ["C. S. Lewis wrote. He did.", ["C. S. Lewis wrote. ", "He did."]],
  ["It is so. (Mark 1:1) Rest.", ["It is so. (Mark 1:1) Rest."]],
  ["One\n\nTwo", ["One\n\n", "Two"]],
])("C11 %j has its sentences", (text, sentences) => {
  expect(read([text]).sentences).toEqual(sentences);
});
