import { expect, test } from "vitest";
import { EDITIONS } from "#app/features/bible/texts/editions.ts";
import { ALL_TRANSLATIONS } from "#app/features/bible/translations.ts";
import { chapterFiles, revisions } from "#scripts/chapter-files.ts";
import { HAS_PARAGRAPHS, HAS_RED_LETTERS, REVISIONS } from "./chapter-file.ts";

const files = [...chapterFiles()];

test("the revision in the addresses is that of what the files hold", () => {
  expect(REVISIONS).toEqual(revisions());
});

test.each(ALL_TRANSLATIONS)(
  "%s: every chapter and every verse has its file, each at an address of its own",
  (name) => {
    const own = files.filter(({ path }) => path.startsWith(`/assets/bible/${name.toLowerCase()}-`));
    expect(new Set(own.map(({ path }) => path)).size).toBe(1_189);
    expect(own.reduce((sum, { chapter }) => sum + chapter.verses.length, 0)).toBe(EDITIONS[name].verses);
  },
);

const at = (end: string) =>
  files.find(({ path }) => path.startsWith("/assets/bible/web-") && path.endsWith(end));

test("psalm titles and the letters of Psalm 119 are no verses", () => {
  expect(at("/psalm/3.json")?.chapter.title).toBe("A Psalm by David, when he fled from Absalom his son.");
  expect(at("/psalm/119.json")?.chapter.title).toBeUndefined();
  expect(Object.keys(at("/psalm/119.json")?.chapter.headings ?? {})).toHaveLength(22);
  expect(at("/john/3.json")?.chapter.title).toBeUndefined();
});

test.each(ALL_TRANSLATIONS)(
  "%s: red letters and paragraphs are offered where the text has their marks",
  (name) => {
    const own = files.filter(({ path }) => path.startsWith(`/assets/bible/${name.toLowerCase()}-`));
    const verses = own.flatMap(({ chapter }) => chapter.verses);
    expect(verses.some(([, , flags]) => /[pq]/.test(flags))).toBe(HAS_PARAGRAPHS[name]);
    expect(own.some(({ chapter }) => chapter.red !== undefined)).toBe(HAS_RED_LETTERS[name]);
    for (const { path, chapter } of own)
      for (const [number, text, flags] of chapter.verses) {
        const spans = chapter.red?.[number];
        expect(spans !== undefined, `${path} ${number}`).toBe(flags.includes("j"));
        let before = -1;
        for (const [from, to] of spans ?? []) {
          if (from <= before || to <= from || to > text.length)
            throw new Error(`${path} ${number}: ${from}-${to}`);
          before = to;
        }
      }
  },
);

test("the words of Jesus begin and end where the edition says so", () => {
  const { verses = [], red } = at("/john/1.json")?.chapter ?? {};
  const said = (number: number) =>
    (red?.[number] ?? []).map(([from, to]) => verses[number - 1]?.[1].slice(from, to));
  expect(said(38)).toEqual(["“What are you looking for?”"]);
  expect(said(39)).toEqual(["“Come and see.”"]);
});
