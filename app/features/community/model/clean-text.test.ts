import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanLine, cleanText } from "./clean-text.ts";

test.each([
  ["as it was written", "Pray for Ruth.\n\nShe is ill.", "Pray for Ruth.\n\nShe is ill."],
  ["an override of direction", "safe \u202Eevil", "safe evil"],
  ["signs that hide", "pr\u200Bay\uFEFF", "pray"],
  ["a tower of accents", `a${"\u0301".repeat(60)}b`, "á\u0301\u0301\u0301\u0301b"],
  ["control characters", "a\u0000b\u0007c", "a b c"],
  ["many empty lines", "one\r\n\r\n\r\n\r\ntwo", "one\n\ntwo"],
  ["Hebrew and Spanish", "שָׁלוֹם ¿cómo estás?", "שָׁלוֹם ¿cómo estás?"],
])("%s", (_name, text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned.normalize("NFC"));
});

test("a title is one line", () => {
  expect(cleanLine("My\n father ")).toBe("My father");
});

test("what is clean stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
    }),
  );
});
