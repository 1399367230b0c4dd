import { expect, test } from "vitest";
import { findPlaces } from "#app/features/bible/guard/mention.ts";
import { formatReference } from "../reference.ts";

/** The text with each place in brackets as it is read: `Read [Psalm 23] now`. */
function placesIn(text: string): string {
  let at = 0;
  const parts = findPlaces(text).map(({ from, to, passage }) => {
    const before = text.slice(at, from);
    at = to;
    return `${before}[${passage.map((reference) => formatReference(reference)).join(", ")}]`;
  });
  return parts.join("") + text.slice(at);
}

test.each([
  ["Psalm 23 is all I have", "[Psalm 23] is all I have"],
  ["lee el salmo 91 esta noche", "lee el [Psalm 91] esta noche"],
  ["PSALM 23", "[Psalm 23]"],
  ["Romans 8: Paul writes to people who suffer", "[Romans 8]: Paul writes to people who suffer"],
  ["1 Corintios 13 y 1 Cor. 13", "[1 Corinthians 13] y [1 Corinthians 13]"],
  ["Primera de Corintios 13", "[1 Corinthians 13]"],
  ["Read 1 Corinthians 13 and then 2 Kings 5", "Read [1 Corinthians 13] and then [2 Kings 5]"],
  ["lee 1 Corintios 13", "lee [1 Corinthians 13]"],
  ["First John 4 says so", "[1 John 4] says so"],
  ["Romans 8, 1 Corinthians 13 and Ps. 23", "[Romans 8], [1 Corinthians 13] and [Psalm 23]"],
  ["Song of Solomon 2", "[Song of Songs 2]"],
  ["chapter 3 of John", "[John 3]"],
  ["capítulo 3 del evangelio de Juan", "[John 3]"],
  ["Juan capítulo 3", "[John 3]"],
  ["Numbers, chapter 5", "[Numbers 5]"],
  ["Matthew 5-7 is long", "[Matthew 5, Matthew 6, Matthew 7] is long"],
  ["Lee Mateo 5, 6 y 7 hoy", "Lee [Matthew 5, Matthew 6, Matthew 7] hoy"],
  ["Genesis 1-11 in a week", "[Genesis 1] in a week"],
  ["Jude 24", "[Jude 1:24]"],
  ["See Psalm 23 and John 3:16.", "See [Psalm 23] and [John 3:16]."],
  ["John 3:1-21 tonight", "[John 3:1-21] tonight"],
  ["1. Psalm 23\n2. Romans 8\n3. John 3", "1. [Psalm 23]\n2. [Romans 8]\n3. [John 3]"],
  ["| Psalm 46 | when things shake |", "| [Psalm 46] | when things shake |"],
  ["I read Psalm 23. 2 Kings 5 is next.", "I read [Psalm 23]. [2 Kings 5] is next."],
  ["Psalm 23.1 and Juan 3.16", "[Psalm 23:1] and [John 3:16]"],
  ["Psalm 23, 4 of us", "[Psalm 23], 4 of us"],
])("C11 chapters are found: %s", (text, expected) => {
  expect(placesIn(text)).toBe(expected);
});

test.each([
  ["In John 11 Jesus weeps", "In [John 11] Jesus weeps"],
  ["Isaiah 53 is about him", "[Isaiah 53] is about him"],
  ["Acts 2 tells of wind and fire", "[Acts 2] tells of wind and fire"],
  ["Hechos 2 cuenta lo que pasó", "[Acts 2] cuenta lo que pasó"],
  ["read Mark 3 and pray", "read [Mark 3] and pray"],
  ["I love John 14.", "I love [John 14]."],
  ["for a start (see Gen 1)", "for a start (see [Genesis 1])"],
  ["- Acts 2\n- Mark 3", "- [Acts 2]\n- [Mark 3]"],
])("C11 a chapter of a book that is also a name or a word is led in: %s", (text, expected) => {
  expect(placesIn(text)).toBe(expected);
});

test.each([
  "Mark 3 items on the list",
  "Acts 2 be done",
  "in Numbers 5 people",
  "In Mark 3 boxes stand",
  "en Números 5 personas",
  "Numbers 5, 6 and 7 are lucky",
  "Job 2 is done, Job 4 is next",
  "I gave Mark 3.",
  "Final score: Luke 3, Mark 2",
  "My dear friend Mark 2 years ago, and Ruth 4 weeks later",
  "read Acts 2 times",
  "Juan 3 veces, Lucas 5 años",
  "Psalm 5 times a day",
  "Isaias 3 veces, Jonas 4 cajas",
  "mark 3 of them, acts 2 and 3",
  "King James 1 and Pope John 21",
  "John 3/4 and Psalm 23rd",
  "a PS 5, an iPad Pro 3, Act 3 of Hamlet, Col 3, Gen 3",
  "Is 5 enough? I am 3. He 4",
  "Revelation 2024",
  "example.com/psalms#Psalm 23",
])("C11 a number behind a word is no chapter: %s", (text) => {
  expect(findPlaces(text)).toEqual([]);
});

test.each([
  "Psalm 151",
  "Salmo 151",
  "Psalm 0",
  "John 22 says so",
  "Read Juan 22.",
  "Mateo 29",
  "1 John 9",
  "chapter 22 of John",
  "Hezekiah 3",
  "3 Corinthians 1",
  "Matthew 27-29",
])("C11 an invented chapter is no place: %s", (text) => {
  expect(findPlaces(text)).toEqual([]);
});

test("C11 100 kB of chapters are read in the time of twice 50 kB", () => {
  const text = "Psalm 23, John 3 and 1 Cor 13, chapter 3 of ".repeat(2_300);
  const time = (length: number) => {
    const started = performance.now();
    findPlaces(text.slice(0, length));
    return Math.max(20, performance.now() - started);
  };
  time(5_000);
  const ratios = [];
  do ratios.push(time(100_000) / time(50_000));
  while (Math.min(...ratios) > 3 && ratios.length < 4);
  expect(Math.min(...ratios)).toBeLessThanOrEqual(3);
});
