import { expect, test } from "vitest";
import { MAX_NOTE, noteIn } from "./misprint.ts";

test.each([
  ["a note", "“viene de” is one word", { ok: true, note: "“viene de” is one word" }],
  ["with line breaks and blanks", "  one\n\ttwo  ", { ok: true, note: "one two" }],
  ["with control characters", "a\u0000b\u0007", { ok: true, note: "ab" }],
  ["at its longest", "x".repeat(MAX_NOTE), { ok: true, note: "x".repeat(MAX_NOTE) }],
  ["too long", "x".repeat(MAX_NOTE + 1), { ok: false, refusal: "misprint.too_long" }],
  ["empty", " \n ", { ok: false, refusal: "misprint.empty" }],
  ["no text", null, { ok: false, refusal: "misprint.empty" }],
  ["a file", {}, { ok: false, refusal: "misprint.empty" }],
])("a misprint's note: %s", (_what, value, expected) => {
  expect(noteIn(value)).toEqual(expected);
});
