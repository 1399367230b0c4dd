import { beforeAll, expect, test } from "vitest";
import { versesInChapter } from "#app/features/bible/books.ts";
import type { CommentaryFile, RelatedFile } from "#app/features/related/related-file.ts";
import { relatedTo, sectionsOn } from "#app/features/related/related-file.ts";
import { RELATED_REVISION } from "#app/features/related/revision.ts";
import { allRelatedFiles, relatedRevision } from "./files.ts";
import { longestRun } from "./reason-code.ts";

const books: RelatedFile[] = [];
const chapters: CommentaryFile[] = [];

beforeAll(() => {
  for (const { file } of allRelatedFiles()) {
    if ("verses" in file) books.push(file);
    else chapters.push(file);
  }
}, 600_000);

const isVerse = (id: number): boolean =>
  id % 1000 >= 1 && id % 1000 <= versesInChapter(Math.floor(id / 1_000_000), Math.floor(id / 1000) % 1000);

test("the path of the related verses' files is that of what they are made of", () => {
  expect(RELATED_REVISION).toBe(relatedRevision());
});

/** Lists of names: Joshua 15:40, 15:53 and 19:19, Ezra 10:40, Esther 9:7-9. */
const ALONE = [6015040, 6015053, 6019019, 15010040, 17009007, 17009008, 17009009];

/** A topic without a heading, and a word that the translators left without English, are reasons too. */
const mayBeEmpty = (reason: readonly string[], at: number): boolean =>
  (reason[0] === "topic" && at === 2) || (reason[0] === "number" && at === 3);

test("every verse but seven has related ones, each is a verse, none is itself, and each says why", () => {
  const broken: string[] = [];
  const alone: number[] = [];
  let verses = 0;
  for (const { reasons, verses: all } of books) {
    for (const reason of reasons)
      if (reason.some((part, at) => part === "" && !mayBeEmpty(reason, at))) broken.push(reason.join("|"));
    for (const [id, related] of Object.entries(all)) {
      verses += 1;
      const ids = related.map(([verse]) => verse);
      if (ids.length === 0) alone.push(Number(id));
      if (new Set(ids).size !== ids.length || ids.includes(Number(id)) || !ids.every(isVerse))
        broken.push(id);
      if (related.some(([, at]) => !reasons[at])) broken.push(`${id}: no reason`);
    }
  }
  expect(broken).toEqual([]);
  expect(alone).toEqual(ALONE);
  expect([books.length, verses]).toEqual([66, 31_102]);
});

test("all chapters have Matthew Henry, all psalms Spurgeon", () => {
  expect(chapters.length).toBe(1_189);
  expect(chapters.filter(({ henry }) => henry.length > 0)).toHaveLength(1_189);
  expect(chapters.filter(({ spurgeon }) => spurgeon.length > 0)).toHaveLength(150);
});

test("of a run of verses the best of each come in turn, once, and none of the run", () => {
  const file: RelatedFile = {
    reasons: [["english", "light"]],
    verses: {
      1: [
        [2, 0],
        [9, 0],
        [8, 0],
      ],
      2: [
        [7, 0],
        [9, 0],
      ],
    },
  };
  expect(relatedTo(file, [1, 2], 10).map(({ verseId }) => verseId)).toEqual([7, 9, 8]);
  expect(relatedTo(file, [1], 2).map(({ verseId }) => verseId)).toEqual([2, 9]);
  expect(relatedTo(file, [3], 2)).toEqual([]);
});

test.each([
  [1, 1, ["intro", "a"]],
  [2, 3, ["a", "b"]],
  [9, 9, []],
])("commentary on verses %i to %i", (from, to, headings) => {
  const sections = [
    [0, 0, "intro", []],
    [1, 2, "a", []],
    [3, 8, "b", []],
  ] as const;
  expect(sectionsOn(sections, from, to).map(([, , heading]) => heading)).toEqual(headings);
});

test.each([
  ["The LORD is my shepherd; I shall not want.", "he is my shepherd, I said", "is my shepherd i"],
  ["And God said", "Jesus wept", ""],
])("the longest run that “%s” and “%s” share", (one, other, run) => {
  expect(longestRun(one, other).join(" ")).toBe(run);
});
