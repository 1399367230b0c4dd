import { expect, test } from "vitest";
import { BOOKS } from "#app/features/bible/books.ts";
import { formatReference, verseIds } from "#app/features/bible/reference.ts";
import { parseReference } from "#app/features/bible/references/read-one.ts";
import { restPath, versePath } from "#app/features/bible/verse-path.ts";
import { chapterAt, chapterName, chapterPath, neighbours, paragraphsOf, runAt } from "./chapter.ts";

const at = (path: string) => chapterAt(...(path.split("/") as [string, string, string]));

test.each([
  ["web/john/3", "John 3"],
  ["rv1909/john/3", "Juan 3"],
  ["kjv/1-corinthians/13", "1 Corinthians 13"],
  ["web/song-of-songs/2", "Song of Songs 2"],
  ["rv1909/1-corintios/13", "1 Corintios 13"],
])("finds %s", (path, name) => {
  const found = at(path);
  expect(found && chapterName(found)).toBe(name);
});

test.each([
  "web/hezekiah/3",
  "niv/john/3",
  "WEB/john/3",
  "web/john/22",
  "web/john/0",
  "web/john/03",
  "web/john/x",
  "web//3",
])("there is no %s", (path) => {
  expect(at(path)).toBeNull();
});

test("every verse's name leads to its own chapter, in English and Spanish", () => {
  for (const book of BOOKS) {
    const reference = parseReference(`${book.name} ${book.chapters}:1`);
    if (!reference) throw new Error(book.name);
    for (const [translation, language] of [
      ["WEB", "en"],
      ["RV1909", "es"],
    ] as const) {
      const path = versePath({
        reference: formatReference(reference, language),
        translation,
        verseId: verseIds(reference)[0] ?? 0,
      });
      const [, , ...parts] = path.replace("#v1", "").split("/");
      const found = at(parts.join("/"));
      expect(found, path).toEqual({ translation, book, chapter: book.chapters });
    }
  }
});

test.each([
  ["John 3:16", 43_003_016, "/bible/web/john/3#v16"],
  ["1 John 4:7-8", 62_004_007, "/bible/web/1-john/4?verses=7-8#v7"],
  ["Psalm 23", 19_023_001, "/bible/web/psalm/23"],
  ["Jude 1:1-12", 65_001_001, "/bible/web/jude/1?verses=1-12#v1"],
])("C11 %s leads to its verses", (reference, verseId, path) => {
  expect(versePath({ reference, translation: "WEB", verseId })).toBe(path);
});

test.each([
  ["Romans 8:1-12", "Romans 8", 45_008_001, "/bible/web/romans/8#v13"],
  ["Matthew 5:1-12", "Matthew 5:1-16", 40_005_001, "/bible/web/matthew/5?verses=1-16#v13"],
  ["Matthew 6:1", "Matthew 6", 40_006_001, "/bible/web/matthew/6#v2"],
])("C11 after %s, %s goes on in its chapter", (reference, partOf, verseId, path) => {
  expect(restPath({ reference, translation: "WEB", verseId, partOf })).toBe(path);
});

test("C11 what is all of its passage goes on nowhere", () => {
  expect(restPath({ reference: "Psalm 23", translation: "WEB", verseId: 19_023_001 })).toBeNull();
});

test.each([
  ["1-16", { from: 1, to: 16 }],
  [null, null],
  ["", null],
  ["16", null],
  ["1-9999", null],
  ["<script>", null],
])("a run of verses is read from an address: %j", (verses, run) => {
  expect(runAt(verses)).toEqual(run);
});

test("chapters follow each other over the ends of books, and end with the Bible", () => {
  const [genesis, malachi, revelation] = ["web/genesis/1", "web/malachi/4", "web/revelation/22"].map(at);
  if (!genesis || !malachi || !revelation) throw new Error("no such chapter");
  expect(neighbours(genesis).before).toBeNull();
  const next = neighbours(malachi).after;
  expect(next && chapterPath(next)).toBe("/bible/web/matthew/1");
  expect(neighbours(revelation).after).toBeNull();
});

test("prose stands in paragraphs, poetry in lines; a text without either has a line a verse", () => {
  const verses = [
    ["", 1],
    ["", 2],
    ["p", 3],
    ["q", 4],
    ["q", 5],
    ["p", 6],
  ].map(([flags, number]) => ({
    number: Number(number),
    text: "…",
    flags: String(flags),
  }));
  expect(paragraphsOf(verses).map(({ poetry, verses: of }) => [poetry, of.length])).toEqual([
    [false, 2],
    [false, 1],
    [true, 2],
    [false, 1],
  ]);
  expect(paragraphsOf(verses.map((verse) => ({ ...verse, flags: "" })))).toHaveLength(6);
});
