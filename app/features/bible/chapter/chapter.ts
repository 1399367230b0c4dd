import {
  BOOKS,
  type Book,
  bookByName,
  bookBySlug,
  slugOf,
  versesInChapter,
} from "#app/features/bible/books.ts";
import { ALL_TRANSLATIONS, TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";

/** One chapter in one translation: what a page of the Bible shows. */
export type ChapterAddress = { translation: Translation; book: Book; chapter: number };

/** The chapter at `/bible/web/john/3`; null when there is none. Other names of a book (`juan`) are read too. */
export function chapterAt(translation = "", book = "", chapter = ""): ChapterAddress | null {
  const known = ALL_TRANSLATIONS.find((name) => name.toLowerCase() === translation);
  const found = bookBySlug(book) ?? bookByName(book.slice(0, 40).replaceAll("-", " "));
  const number = /^[1-9]\d{0,2}$/.test(chapter) ? Number(chapter) : 0;
  if (!known || !found || versesInChapter(found.number, number) === 0) return null;
  return { translation: known, book: found, chapter: number };
}

export const chapterPath = ({ translation, book, chapter }: ChapterAddress): string =>
  `/bible/${translation.toLowerCase()}/${slugOf(book)}/${chapter}`;

/** Where somebody begins who chose no chapter. */
export const FIRST_CHAPTER = { en: "/bible/web/john/1", es: "/bible/rv1909/john/1" } as const;

/** A run of verses that is pointed at: what `?verses=1-3` says; null when it says nothing of the kind. */
export function runAt(verses: string | null): { from: number; to: number } | null {
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(verses ?? "") ?? [];
  return from && to ? { from: Number(from), to: Number(to) } : null;
}

/** The chapters before and after, over the ends of books. */
export function neighbours(at: ChapterAddress): {
  before: ChapterAddress | null;
  after: ChapterAddress | null;
} {
  const to = (book: Book | undefined, chapter: number) => (book ? { ...at, book, chapter } : null);
  const last = BOOKS[at.book.number - 2];
  return {
    before: at.chapter > 1 ? to(at.book, at.chapter - 1) : to(last, last?.chapters ?? 0),
    after: at.chapter < at.book.chapters ? to(at.book, at.chapter + 1) : to(BOOKS[at.book.number], 1),
  };
}

/** As the translation's own readers name it: `John 3`, `Juan 3`. */
export const chapterName = ({ translation, book, chapter }: ChapterAddress): string =>
  `${bookName(book, translation)} ${chapter}`;

export const bookName = (book: Book, translation: Translation): string =>
  TRANSLATIONS[translation].language === "es" ? book.spanishName : book.name;

/** `flags`: `p` begins a paragraph, `q` is poetry (`data/NOTICE.md`). */
export type ChapterVerse = { number: number; text: string; flags: string };

export type Paragraph = { poetry: boolean; verses: ChapterVerse[] };

/** The verses as they are set: paragraphs of prose, lines of poetry. A text without paragraphs has a line a verse. */
export function paragraphsOf(verses: readonly ChapterVerse[]): Paragraph[] {
  const hasParagraphs = verses.some(({ flags }) => /[pq]/.test(flags));
  const paragraphs: Paragraph[] = [];
  for (const verse of verses) {
    const poetry = verse.flags.includes("q");
    const last = paragraphs.at(-1);
    const begins = !hasParagraphs || verse.flags.includes("p") || last?.poetry !== poetry;
    if (last && !begins) last.verses.push(verse);
    else paragraphs.push({ poetry, verses: [verse] });
  }
  return paragraphs;
}
