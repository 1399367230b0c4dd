import { expect, test } from "vitest";
import { appendPart, type Part, plainText, type VersePart } from "./parts.ts";

const text = (words: string): Part => ({ kind: "text", text: words });
const verse: VersePart = {
  kind: "verse",
  reference: "John 11:35",
  translation: "WEB",
  text: "Jesus wept.",
  verseId: 43_011_035,
};
const COPIED = "“Jesus wept.”\nJohn 11:35 (WEB)";

test.each<[string, Part[], Part, Part[]]>([
  ["the first words", [], text("Grace"), [text("Grace")]],
  ["words after words", [text("Grace")], text(" and peace"), [text("Grace and peace")]],
  ["a verse after words", [text("Listen:")], verse, [text("Listen:"), verse]],
  ["words after a verse", [verse], text("He wept."), [verse, text("He wept.")]],
  ["a verse after a verse", [verse], verse, [verse, verse]],
])("%s", (_name, before, part, after) => {
  const kept = structuredClone(before);
  expect(appendPart(before, part)).toEqual(after);
  expect(before).toEqual(kept);
});

test.each<[string, Part[], string]>([
  ["nothing", [], ""],
  ["words", [text(" Grace \n")], "Grace"],
  ["words of nothing between verses", [verse, text("\n\n"), verse], `${COPIED}\n\n${COPIED}`],
  ["words and a verse", [text("Listen:\n"), verse], `Listen:\n\n${COPIED}`],
  ["a verse that goes on", [{ ...verse, partOf: "John 11" }], "“Jesus wept. …”\nJohn 11:35 (WEB)"],
])("C11: copied as plain words: %s", (_name, parts, copied) => {
  expect(plainText(parts)).toBe(copied);
});
