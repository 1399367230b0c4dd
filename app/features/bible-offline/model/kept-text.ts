import type { Translation } from "#app/features/bible/translations.ts";
import { wordsOf } from "#app/features/bible-search/model/words.ts";
import type { ChapterFile } from "#app/features/reader/chapters/chapter-file.ts";

/**
 * A translation as it is kept on a device: the shipped file of `data/bible`, unpacked, and the same verses as words for
 * the search. Each verse is a line of both.
 */
export type KeptText = { translation: Translation; file: string; folded: string };

/** The same, opened: the verses by their numbers. */
export type OpenText = {
  translation: Translation;
  /** `BBCCCVVV`, in their order. */
  ids: Int32Array;
  verses: readonly { flags: string; text: string }[];
  /** A blank before and after each word. */
  folded: string;
  /** Where each verse begins in `folded`; at the end its length. */
  starts: Int32Array;
};

/** A line a verse: its number, its flags, its text. Lines without a text are of verses that the translation leaves out. */
const linesOf = (file: string): string[][] =>
  file
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(([id, , text]) => id && text !== undefined);

/** A string of a byte a letter, where it can be: taken from a text with typographic marks it would have two, and be slow to search. */
const packed = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

/** The words of each verse, ready to be looked through. */
export const foldFile = (file: string): string =>
  packed(
    linesOf(file)
      .map(([, , text = ""]) => ` ${wordsOf(text).join(" ")} \n`)
      .join(""),
  );

export function openText({ translation, file, folded }: KeptText): OpenText {
  const lines = linesOf(file);
  const starts = new Int32Array(lines.length + 1);
  for (let verse = 0, at = 0; verse < lines.length; verse++) {
    starts[verse] = at;
    at = folded.indexOf("\n", at) + 1;
    starts[verse + 1] = at;
  }
  return {
    translation,
    ids: Int32Array.from(lines, ([id]) => Number(id)),
    verses: lines.map(([, flags = "", text = ""]) => ({ flags, text })),
    folded,
    starts,
  };
}

/** The first verse that is no earlier than the number. */
function indexFrom(ids: Int32Array, id: number): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A verse of the text, or undefined where the translation leaves it out. */
export function verseOf({ ids, verses }: OpenText, id: number): string | undefined {
  const index = indexFrom(ids, id);
  return ids[index] === id ? verses[index]?.text : undefined;
}

/** A chapter as the reader sets it. */
export function chapterOf({ ids, verses }: OpenText, book: number, chapter: number): ChapterFile {
  const first = book * 1_000_000 + chapter * 1000;
  const found: (readonly [number, string, string])[] = [];
  for (let index = indexFrom(ids, first); (ids[index] ?? Number.MAX_SAFE_INTEGER) < first + 1000; index++) {
    const { text = "", flags = "" } = verses[index] ?? {};
    found.push([(ids[index] ?? 0) % 1000, text, flags]);
  }
  return { verses: found };
}

const ACROSTIC = 119;

/** What stands over a psalm and is no verse of it, out of the file of titles: `psalm, verse, words` (`data/NOTICE.md`). */
export function psalmHeads(titles: string, psalm: number): Pick<ChapterFile, "title" | "headings"> {
  const rows = titles
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(([number]) => Number(number) === psalm);
  if (psalm === ACROSTIC)
    return { headings: Object.fromEntries(rows.map(([, verse, words]) => [verse, words])) };
  const title = rows[0]?.[2];
  return title ? { title } : {};
}
