import { expect, test } from "vitest";
import { readMarker } from "./guard/mention.ts";
import { excerptsOf, type Passage } from "./passage.ts";
import { formatReference } from "./reference.ts";

const named = (passage: Passage): string => passage.map((reference) => formatReference(reference)).join(", ");

test.each([
  ["Psalm 23", "Psalm 23"],
  ["Salmo 23", "Psalm 23"],
  ["Psalm 23 (NIV)", "Psalm 23"],
  ["1 Corintios 13", "1 Corinthians 13"],
  ["Psalm 117:1-2", "Psalm 117"],
  ["Juan capítulo 3", "John 3"],
  ["chapter 3 of John", "John 3"],
  ["John chapter 3, verse 16", "John 3:16"],
  ["Jude 1", "Jude 1:1"],
  ["Matthew 5:1-16", "Matthew 5:1-16"],
  ["Matthew 5-7", "Matthew 5, Matthew 6, Matthew 7"],
  ["Psalms 23, 24", "Psalm 23, Psalm 24"],
  ["Psalm 23; 46:1", "Psalm 23, Psalm 46:1"],
  ["Matthew 5-6:4", "Matthew 5, Matthew 6:1-4"],
  ["John 3:16-4:2", "John 3:16-36, John 4:1-2"],
])("C11 a marker of a chapter or of many verses is read: %s", (text, expected) => {
  expect(named(readMarker(text))).toBe(expected);
});

test.each([
  ["Genesis 1-11", "Genesis 1"],
  ["Psalm 1-150", "Psalm 1"],
  ["John 3:16-8:1", "John 3:16-36"],
])("C11 of more than is read of one citation the first run is: %s", (text, expected) => {
  expect(named(readMarker(text))).toBe(expected);
});

test.each([
  "Psalm 151",
  "John 22",
  "Psalm 0",
  "John 3:0",
  "John 20-25",
  "Psalm 24-23",
  "John 5:3-4:10",
  "Jude",
])("C11 there is no %s", (text) => {
  expect(readMarker(text)).toEqual([]);
});

test.each([
  ["Psalm 23", ["Psalm 23"]],
  ["Matthew 5:1-12", ["Matthew 5:1-12"]],
  ["Matthew 5:1-16", ["Matthew 5:1-12 of Matthew 5:1-16"]],
  ["Romans 8", ["Romans 8:1-12 of Romans 8"]],
  ["Psalms 23, 24", ["Psalm 23", "Psalm 24:1-6 of Psalm 24"]],
  ["Matthew 5-7", ["Matthew 5:1-12 of Matthew 5", "Matthew 6:1 of Matthew 6", "Matthew 7:1 of Matthew 7"]],
])("C11 of %s twelve verses are shown, and where they go on", (text, expected) => {
  const shown = excerptsOf(readMarker(text)).map(({ partOf, ...excerpt }) =>
    [excerpt, partOf].flatMap((place) => (place ? [formatReference(place)] : [])).join(" of "),
  );
  expect(shown).toEqual(expected);
});
