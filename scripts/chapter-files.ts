import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { bookByNumber } from "#app/features/bible/books.ts";
import { chapterWithTitle } from "#app/features/bible/chapter/psalm-title.ts";
import { ALL_TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { type ChapterFile, chapterFilePath } from "#app/features/reader/chapters/chapter-file.ts";

const PSALMS = 19;
/** Of whose sections the psalm titles' file holds the headings; its first row is no title either. */
const ACROSTIC = 119;

const dataFile = (name: string): string => {
  const file = readFileSync(new URL(`../data/bible/${name}`, import.meta.url));
  return (name.endsWith(".gz") ? gunzipSync(file) : file).toString("utf8");
};
const rowsOf = (text: string): string[][] =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split("\t"));

type Chapters = Map<number, { -readonly [Key in keyof ChapterFile]: ChapterFile[Key] }>;

/** A translation's chapters by number `BBCCC`, as `data/` has them. */
function chaptersOf(translation: Translation): Chapters {
  const chapters: Chapters = new Map();
  const name = translation.toLowerCase();
  for (const [id = "", flags = "", text] of rowsOf(dataFile(`${name}.tsv.gz`))) {
    if (text === undefined) continue;
    const number = Math.floor(Number(id) / 1000);
    const verse = [Number(id) % 1000, text, flags] as const;
    const known = chapters.get(number);
    if (known) known.verses = [...known.verses, verse];
    else chapters.set(number, { verses: [verse] });
  }
  for (const [file, id = "", spans = ""] of rowsOf(dataFile("red-letters.tsv")))
    if (file === name) addRed(chapters, Number(id), spans);
  if (translation === "RV1909") partTitles(chapters);
  else addTitles(chapters, rowsOf(dataFile(`${name}.psalm-titles.tsv`)));
  return chapters;
}

function addRed(chapters: Chapters, id: number, spans: string): void {
  const chapter = chapters.get(Math.floor(id / 1000));
  const verse = chapter?.verses.find(([number]) => number === id % 1000);
  if (!chapter || !verse) throw new Error(`no verse ${id}`);
  const whole = `0-${verse[1].length}`;
  const read = (spans === "*" ? whole : spans)
    .split(" ")
    .map((span) => span.split("-").map(Number) as [number, number]);
  chapter.red = { ...chapter.red, [verse[0]]: read };
}

function addTitles(chapters: Chapters, rows: readonly string[][]): void {
  for (const [psalm = "", verse = "", title = ""] of rows) {
    const chapter = chapters.get(PSALMS * 1000 + Number(psalm));
    if (!chapter) throw new Error(`no psalm ${psalm}`);
    if (Number(psalm) === ACROSTIC) chapter.headings = { ...chapter.headings, [verse]: title };
    else chapter.title = title;
  }
}

/** The titles of the Spanish psalms stand in their first verses. */
function partTitles(chapters: Chapters): void {
  for (const [number, chapter] of chapters) chapters.set(number, chapterWithTitle(number, chapter));
}

const revisionOf = (chapters: Chapters): string =>
  createHash("sha256")
    .update(JSON.stringify([...chapters]))
    .digest("hex")
    .slice(0, 12);

/** What `REVISIONS` has to say. */
export const revisions = (): Record<string, string> =>
  Object.fromEntries(ALL_TRANSLATIONS.map((name) => [name, revisionOf(chaptersOf(name))]));

/** Every chapter's file: its address and what it holds. */
export function* chapterFiles(): Generator<{ path: string; chapter: ChapterFile }> {
  for (const translation of ALL_TRANSLATIONS)
    for (const [number, chapter] of chaptersOf(translation)) {
      const book = bookByNumber(Math.floor(number / 1000));
      if (!book) throw new Error(`no book: ${number}`);
      yield { path: chapterFilePath({ translation, book, chapter: number % 1000 }), chapter };
    }
}

/** Writes them beside the built pages. */
export function writeChapterFiles(client: string): void {
  for (const { path, chapter } of chapterFiles()) {
    const file = join(client, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(chapter));
  }
}

let kept: ReadonlyMap<string, ChapterFile> | undefined;

/** The file of one address, for servers that have no built pages; undefined where there is none. */
export function chapterFileAt(path: string): ChapterFile | undefined {
  kept ??= new Map([...chapterFiles()].map(({ path, chapter }) => [path, chapter]));
  return kept.get(path);
}
