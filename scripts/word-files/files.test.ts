import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import type { BookFile } from "#app/features/word-study/book-file.ts";
import { BOOK_BYTES } from "#app/features/word-study/device/catalog-word-bytes.ts";
import { articleParts, isResolvable } from "#app/features/word-study/references.ts";
import { WORD_REVISION } from "#app/features/word-study/revision.ts";
import type { StudyFile } from "#app/features/word-study/study.ts";
import { readVerse, shownForm } from "#app/features/word-study/verse-words.ts";
import { bookFile, readSources, type Sources } from "./book-files.ts";
import { rowsIn } from "./read-data.ts";
import { studyFiles } from "./study-files.ts";
import { wordRevision } from "./write.ts";

let sources: Sources;
let books: BookFile[];
let studies: StudyFile[];

beforeAll(() => {
  sources = readSources();
  books = Array.from({ length: 66 }, (_, at) => bookFile(sources, at + 1));
  studies = [...studyFiles(sources)].map(([, file]) => file);
}, 600_000);

/** Every verse and every psalm's title as the interlinear shows it. */
function* readAll() {
  for (const [id, [text = ""]] of sources.text) {
    const verse = readVerse(books[Number(id.slice(0, 2)) - 1] as BookFile, Number(id), text);
    if (!verse) throw new Error(`no words for ${id}`);
    yield { id, text, verse };
  }
}

test("M11: the path of the words' files is that of what they are made of", () => {
  expect(WORD_REVISION).toBe(wordRevision());
});

test("M11: the words of the median book are at most 150 kB in one request, of all books at most 7 MiB", () => {
  const sizes = books.map((file) => gzipSync(JSON.stringify(file)).length);
  expect(sizes.toSorted((one, other) => one - other)[33]).toBeLessThan(150_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(7 * 1024 * 1024);
});

test("M11: what a device is told that each book costs is what it costs, to the hundredth", () => {
  const sizes = books.map((file) => gzipSync(JSON.stringify(file)).length);
  // another zlib may pack a little otherwise
  const wrong = sizes.flatMap((size, at) =>
    Math.abs(size / (BOOK_BYTES[at] ?? 0) - 1) < 0.01 ? [] : [at + 1],
  );
  expect(wrong).toEqual([]);
  expect(BOOK_BYTES).toHaveLength(66);
});

test("M11: the interlinear's words, joined again, are the verse: all 31,102 and the titles of 116 psalms", () => {
  let verses = 0;
  let titles = 0;
  for (const { id, text, verse } of readAll()) {
    if (verse.pieces.map((piece) => piece.text).join(" ") !== text) throw new Error(`${id} in English`);
    const forms = (sources.original.get(id)?.[0] ?? "").split(" ").filter(Boolean);
    const shown = verse.originals.map(({ form }) => form).join(" ");
    if (forms.map((word) => word.split("|")[0]).join(" ") !== shown) throw new Error(`${id} in the original`);
    if (id.endsWith("000")) titles++;
    else verses++;
  }
  expect([verses, titles]).toEqual([31_102, 116]);
});

test("M11: every link leads to a word of its verse with the number that the translators' tags have, and an entry", () => {
  let links = 0;
  const broken: string[] = [];
  for (const { id, verse } of readAll())
    for (const { at, numbers } of verse.pieces) {
      for (const place of at) {
        links += 1;
        const word = verse.originals[place];
        if (!word?.form || (word.key && !word.entry)) broken.push(`${id} ${place}`);
      }
      for (const number of numbers)
        if (!books[Number(id.slice(0, 2)) - 1]?.entries[number]) broken.push(`${id} ${number}`);
    }
  expect(broken).toEqual([]);
  // one for each place in the data
  const places = [...sources.links.values()].flatMap(([tokens = ""]) =>
    [...tokens.matchAll(/@([\d,]+)/g)].flatMap(([, list = ""]) => list.split(",")),
  );
  expect(links).toBe(places.length);
});

test("M11: every form is explained in English and Spanish", () => {
  const unexplained = books.flatMap(({ grammar }) => grammar.filter(([, en, es]) => !en || !es));
  expect(unexplained).toEqual([]);
});

test("M11: every reference of the dictionaries is to a verse that there is", () => {
  let cited = 0;
  const broken: string[] = [];
  for (const { studies: all } of studies)
    for (const [number, { entry }] of Object.entries(all))
      for (const { head, senses } of entry.articles)
        for (const part of [head, ...senses].flatMap(articleParts)) {
          if (typeof part === "string") continue;
          cited += 1;
          if (!isResolvable(part)) broken.push(`${number} ${JSON.stringify(part)}`);
        }
  expect(broken).toEqual([]);
  expect(cited).toBeGreaterThan(45_000);
});

test("M11: a word's places are all of the text's, each in its verse", () => {
  const counted = studies
    .flatMap(({ studies: all }) => Object.values(all))
    .reduce((sum, { books }) => sum + books.reduce((all, [, places]) => all + places.length, 0), 0);
  const numbered = ["original/hebrew.tsv.gz", "original/greek.tsv.gz"]
    .flatMap((path) => rowsIn(path).map(([, words = ""]) => words))
    .concat(rowsIn("original/hebrew.psalm-titles.tsv").map(([, , words = ""]) => words))
    .reduce((sum, words) => sum + (words.match(/\|(?:[a-z]\/)*[HG]\d/g)?.length ?? 0), 0);
  expect(counted).toBe(numbered);
});

test("M11: John 21:15-17 tells agapáō from philéō, and Psalm 23:6 has ḥesed", () => {
  const keysOf = (id: number, english: RegExp) => {
    const text = sources.text.get(String(id).padStart(8, "0"))?.[0] ?? "";
    const verse = readVerse(books[Math.floor(id / 1_000_000) - 1] as BookFile, id, text);
    return verse?.pieces
      .filter((piece) => english.test(piece.text))
      .map(({ at }) => at.map((place) => verse.originals[place]?.key).join());
  };
  expect([15, 16, 17].map((verse) => keysOf(43_021_000 + verse, /love/i))).toEqual([
    ["G25", "G5368"],
    ["G25", "G5368"],
    ["G5368", "G5368", "G5368"],
  ]);
  expect(keysOf(19_023_006, /mercy/)).toEqual(["H2617a"]);
  expect(shownForm("וָ/חֶסֶד")).toBe("וָחֶסֶד");
});
