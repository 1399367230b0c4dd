import fc from "fast-check";
import { expect, test } from "vitest";
import type { Part } from "#app/features/chat/model/parts.ts";
import { MAX_SAID } from "#app/features/voice/model/limits.ts";
import { linesToSay } from "./spoken.ts";

const words = { translation: (name: string) => ({ WEB: "World English Bible" })[name] ?? name };
const text = (said: string): Part => ({ kind: "text", text: said });
const verse: Part = {
  kind: "verse",
  reference: "Psalm 4:8",
  translation: "WEB",
  text: "In peace I will both lay myself down and sleep, for you alone, Yahweh, make me live in safety.",
  verseId: 19_004_008,
};
const help: Part = {
  kind: "help",
  title: "You matter.",
  text: "Someone can be with you.",
  lines: [{ label: "Call 988", href: "tel:988", says: "day and night" }],
  close: "Stay near someone.",
};
const said = (parts: Part[], isWhole = true) => linesToSay(parts, isWhole, words).map((line) => line.text);

test.each([
  ["One. Two! Three?", ["One.", "Two!", "Three?"]],
  ["It is in John 3.16 and so on. Yes.", ["It is in John 3.16 and so on.", "Yes."]],
  ["“Go in peace.” He went.", ["“Go in peace.”", "He went."]],
  ["First line\n\nSecond line", ["First line", "Second line"]],
  ["**Rest** a *while*.", ["Rest a while."]],
  ["- Breathe.\n- Pray.", ["Breathe.", "Pray."]],
  ["See [the chapter](https://example.com/a.b).", ["See the chapter."]],
  ["…", []],
])("R34: %j is said as %j", (prose, lines) => {
  expect(said([text(prose)])).toEqual(lines);
});

test("R34: a verse is said word for word, after its place", () => {
  expect(said([text("David wrote:"), verse])).toEqual([
    "David wrote:",
    "Psalm 4:8, World English Bible.",
    verse.kind === "verse" ? verse.text : "",
  ]);
});

test("G13: the card of help is said first, with each line that can be called", () => {
  expect(said([help, text("I am here.")])).toEqual([
    "You matter.",
    "Someone can be with you.",
    "Call 988: day and night",
    "I am here.",
  ]);
});

test("R34: a sentence is said when it is whole, and never twice, however the words arrive", () => {
  const prose = fc
    .array(fc.constantFrom("peace", "Lord.", "Why?", "“Rest!”", "3.16", "and", "\n\n", "J.", "**sleep**"), {
      minLength: 1,
      maxLength: 40,
    })
    .map((list) => list.join(" "));
  fc.assert(
    fc.property(prose, fc.integer({ min: 1, max: 9 }), (whole, step) => {
      let before: string[] = [];
      for (let end = step; end < whole.length; end += step) {
        const now = said([text(whole.slice(0, end))], false);
        expect(now.slice(0, before.length)).toEqual(before);
        before = now;
      }
      const all = said([text(whole)]);
      expect(all.slice(0, before.length)).toEqual(before);
    }),
  );
});

test("R34: nothing longer than may be asked for is said at once, and no word of it is lost", () => {
  const long = Array.from({ length: 300 }, (_, at) => `word${at}`).join(" ");
  const lines = said([text(`${long}.`)]);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(MAX_SAID);
  expect(lines.join(" ")).toBe(`${long}.`);
});
