import { bookByNumber, versesInChapter } from "#app/features/bible/books.ts";

/** A place that a dictionary cites: a verse, a run of them, or (verse 0) a chapter. */
export type Cited = { book: number; chapter: number; verse: number; to: number };

/** Text of an article: words, and places of the Bible. */
export type ArticlePart = string | Cited;

const CITED = /\{(\d{5,8})(?:-(\d{8}))?\}/g;

/** An article's text with the places that it cites as `{43021015}`, `{43021015-43021017}` or `{43021}`. */
export function articleParts(text: string): ArticlePart[] {
  const parts: ArticlePart[] = [];
  let from = 0;
  for (const found of text.matchAll(CITED)) {
    if (found.index > from) parts.push(text.slice(from, found.index));
    parts.push(citedIn(found[1] ?? "", found[2]));
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

function citedIn(first: string, last: string | undefined): Cited {
  const verse = first.length === 8 ? Number(first.slice(5)) : 0;
  const sameChapter = last?.slice(0, 5) === first.slice(0, 5);
  return {
    book: Number(first.slice(0, 2)),
    chapter: Number(first.slice(2, 5)),
    verse,
    to: last && sameChapter ? Number(last.slice(5)) : verse,
  };
}

export const isResolvable = ({ book, chapter, verse, to }: Cited): boolean =>
  bookByNumber(book) !== undefined && versesInChapter(book, chapter) >= Math.max(verse, to, 1) && verse <= to;

/** `John 21:15-17`. */
export const citedName = ({ book, chapter, verse, to }: Cited, name: string): string =>
  `${name || bookByNumber(book)?.name} ${chapter}${verse ? `:${verse}` : ""}${to > verse ? `-${to}` : ""}`;
