import { expect, test } from "vitest";
import { dangerVoices, sentencesOf } from "./care-voices.ts";

test("a voice's sentences have the label, kind and language of their part", () => {
  expect(sentencesOf("b0", "== danger plan en\none\n\n== harmless sad es\ndos\n")).toEqual([
    { author: "b0", label: "danger", kind: "plan", language: "en", text: "one" },
    { author: "b0", label: "harmless", kind: "sad", language: "es", text: "dos" },
  ]);
});

test.each(["no part", "== danger sad en\none", "== perhaps plan en\none", "== danger plan fr\none"])(
  "what belongs to no part is refused: %s",
  (text) => {
    expect(() => sentencesOf("b0", text)).toThrow("b0");
  },
);

test("every voice speaks of danger and of what is harmless", () => {
  const voices = dangerVoices();
  for (const author of new Set(voices.map((one) => one.author)))
    expect(
      new Set(voices.filter((one) => one.author === author).map(({ label }) => label)).size,
    ).toBeGreaterThan(1);
});
