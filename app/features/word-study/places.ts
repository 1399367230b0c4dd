import type { Study } from "./study.ts";

/** Places shown at once. */
export const PLACES_SHOWN = 60;

export type Occurrence = {
  verseId: number;
  /** Of the KJV's verse, to be marked. */
  words: readonly (readonly [first: number, last: number])[];
  rendering: string | null;
  form: string;
};

export const placesIn = ({ books }: Study): number =>
  books.reduce((sum, [, places]) => sum + places.length, 0);

/** The places of one book or of all, a page of them. A page that there is not is the last. */
export function occurrencesIn(
  study: Study,
  book: number | null,
  page: number,
): { shown: Occurrence[]; page: number; pages: number } {
  const all = study.books.flatMap(([number, places]) =>
    book === null || book === number ? places.map((place) => [number, place] as const) : [],
  );
  const pages = Math.max(1, Math.ceil(all.length / PLACES_SHOWN));
  const at = Math.min(Math.max(1, page), pages);
  return {
    page: at,
    pages,
    shown: all
      .slice((at - 1) * PLACES_SHOWN, at * PLACES_SHOWN)
      .map(([number, [verse, words, rendering, form]]) => ({
        verseId: number * 1_000_000 + verse,
        words: spansIn(words),
        rendering: study.renderings[rendering]?.[0] ?? null,
        form: study.forms[form]?.[0] ?? "",
      })),
  };
}

const spansIn = (words: string): (readonly [number, number])[] =>
  words
    .split(" ")
    .filter(Boolean)
    .map((span) => {
      const [first = "", last = first] = span.split("-");
      return [Number(first), Number(last)] as const;
    });

/** A verse's text in pieces, those that are to be marked apart from the others. */
export function markedText(
  text: string,
  spans: Occurrence["words"],
): { text: string; isMarked: boolean; at: number }[] {
  const pieces: { text: string; isMarked: boolean; at: number }[] = [];
  text.split(" ").forEach((word, at) => {
    const isMarked = spans.some(([first, last]) => first <= at && at <= last);
    const before = pieces.at(-1);
    if (before?.isMarked === isMarked) before.text += ` ${word}`;
    else pieces.push({ text: word, isMarked, at });
  });
  return pieces;
}
