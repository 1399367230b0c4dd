import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_MESSAGE_CHARACTERS } from "#app/features/chat/model/catalog.ts";
import { cleanMessage, titleFrom } from "./message-text.ts";

fc.configureGlobal({ seed: 11 });

const FAMILY = "👨‍👩‍👧‍👦";

test.each([
  ["nothing", ""],
  ["blanks", " \t \n\r\n "],
  ["no-break and other wide blanks", "\u00a0\u2003\u3000\u202f"],
  ["zero-width marks alone", "\u200b\u200c\u200d\u2060\ufeff"],
  ["soft hyphens", "\u00ad\u00ad"],
  ["direction marks alone", "\u202e\u2066\u200f"],
  ["Hangul fillers", "\u115f\u1160\u3164\uffa0"],
  ["a blank of Braille", "\u2800"],
  ["control characters", "\u0000\u0007\u001b\u0085"],
  ["an accent without a letter", "\u0301"],
  ["half a character", "\ud83d"],
])("V11: refuses %s", (_name, typed) => {
  expect(cleanMessage(typed)).toEqual({ ok: false, refusal: "chat.empty" });
});

test.each([
  ["one too many", "a".repeat(MAX_MESSAGE_CHARACTERS + 1)],
  ["100,000 characters", "a".repeat(100_000)],
  ["100,000 blanks, without reading them", " ".repeat(100_000)],
  ["letters that grow as they are composed", "\ufb2c".repeat(MAX_MESSAGE_CHARACTERS)],
])("V11: too long: %s", (_name, typed) => {
  expect(cleanMessage(typed)).toEqual({ ok: false, refusal: "chat.too_long" });
});

test.each([
  ["words", "Pray with me", "Pray with me"],
  ["a single letter", "a", "a"],
  ["a question mark", "?", "?"],
  ["blanks around it", "  Amen \n", "Amen"],
  ["a line within", "First line\nsecond line", "First line\nsecond line"],
  ["a line of Windows", "First\r\nsecond", "First\nsecond"],
  ["a line of old", "First\rsecond", "First\nsecond"],
  ["a line of Unicode", "First\u2028second\u2029third", "First\nsecond\nthird"],
  ["a tab", "a\tb", "a\tb"],
  ["control characters", "a\u0000b\u0007c\u001b[31md", "abc[31md"],
  ["an override of direction", "abc\u202edef\u202c", "abcdef"],
  ["isolates", "\u2066abc\u2069", "abc"],
  ["Hebrew, as it is", "שָׁלוֹם", "שָׁלוֹם".normalize("NFC")],
  ["an emoji", "🙏", "🙏"],
  ["a family, joined by zero width", FAMILY, FAMILY],
  ["a skin and a flag", "🙏🏽🇺🇸", "🙏🏽🇺🇸"],
  ["half a character among words", "a\ud83db", "ab"],
  ["a letter and its accent as one", "Jose\u0301", "Jos\u00e9"],
  ["the longest", "a".repeat(MAX_MESSAGE_CHARACTERS), "a".repeat(MAX_MESSAGE_CHARACTERS)],
  ["markup, which is only text here", "<script>alert(1)</script>", "<script>alert(1)</script>"],
])("V11: keeps %s", (_name, typed, value) => {
  expect(cleanMessage(typed)).toEqual({ ok: true, value });
});

test("V11: what was cleaned is clean", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const once = cleanMessage(typed);
      if (once.ok) expect(cleanMessage(once.value)).toEqual(once);
    }),
    { numRuns: 500 },
  );
});

const words = (count: number): string => Array.from({ length: count }, () => "prayer").join(" ");

test.each([
  ["a short message, whole", "How do I pray?", "How do I pray?"],
  ["lines and blanks, as one line", "How\n\n do   I\tpray?", "How do I pray?"],
  ["the first of two sentences", "Pray with me about tomorrow. I carry it.", "Pray with me about tomorrow"],
  ["a greeting, which says too little", "Hi. My mother died.", "Hi. My mother died"],
  ["the first line", "About my brother\nHe left in spring.", "About my brother"],
  [
    "a long sentence's first clause",
    "I have been praying about the same thing for a year, and nothing has changed",
    "I have been praying about the same thing for a year",
  ],
  ["a comma near the start, which ends nothing", `Lord, ${words(12)}`, `Lord, ${words(7)}…`],
  ["dots, which are all there is", "...", "..."],
  [
    "a short Chinese question, with what follows",
    "我该怎么祷告？请告诉我更多。",
    "我该怎么祷告？ 请告诉我更多",
  ],
  ["right to left", "שלום. אני מודאג מאוד ממחר", "שלום. אני מודאג מאוד ממחר"],
  ["sixty letters, whole", "a".repeat(60), "a".repeat(60)],
  ["61 without a blank, cut anywhere", "a".repeat(61), `${"a".repeat(59)}…`],
  ["a long message, cut at a word", words(30), `${words(8)}…`],
  ["a blank only near the start, cut in the word", `So ${"a".repeat(100)}`, `So ${"a".repeat(56)}…`],
  ["emoji of two units, all 60", "🙏".repeat(60), "🙏".repeat(60)],
  ["61 of them, none halved", "🙏".repeat(61), `${"🙏".repeat(59)}…`],
  ["families, none parted", FAMILY.repeat(20), `${FAMILY.repeat(8)}…`],
  ["a letter under a hundred accents", `a${"\u0301".repeat(100)}`, "…"],
])("a title of %s", (_name, text, title) => {
  expect(titleFrom(text)).toBe(title);
});

test("a title always fits the schema and is never empty", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 }), (typed) => {
      const cleaned = cleanMessage(typed);
      if (!cleaned.ok) return;
      const length = [...titleFrom(cleaned.value)].length;
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(60);
    }),
  );
});
