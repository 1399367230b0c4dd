import { expect, test } from "vitest";
import { candidatesOf, rankPassages } from "./rank.ts";

test("verses that stand one after the other are one passage; chapters, books and long runs are none", () => {
  const refs = "59001019 59001020 49004026 20 01006 02020001-02020017 65001001";
  expect(candidatesOf([{ heading: "General scriptures concerning", refs }])).toEqual([
    { reference: { bookNumber: 59, chapter: 1, fromVerse: 19, toVerse: 20 }, direct: 2 },
    { reference: { bookNumber: 49, chapter: 4, fromVerse: 26, toVerse: 26 }, direct: 2 },
  ]);
});

test("a verse that names the thing goes before one that tells a story of it; of a chapter only one stays", () => {
  const candidates = candidatesOf([
    { heading: "General scriptures concerning", refs: "01049007 49004026 49004031" },
    { heading: "Instances of Cain", refs: "01004005" },
  ]);
  const verses = [
    { verseId: 1049007, text: "Cursed be their anger, for it was fierce, and they killed", lists: 1 },
    { verseId: 49004026, text: "Be angry, and don’t sin.", lists: 3 },
    { verseId: 49004031, text: "Let all bitterness, wrath and anger be put away from you", lists: 9 },
    { verseId: 1004005, text: "Cain was very angry, and the expression on his face fell", lists: 1 },
  ];
  const ranked = rankPassages(candidates, verses, [/\bang(?:er|ry)\b/]);
  expect(ranked.map(({ bookNumber, fromVerse }) => [bookNumber, fromVerse])).toEqual([
    [49, 31],
    [1, 7],
    [1, 5],
  ]);
});
