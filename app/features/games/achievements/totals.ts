import { bookByNumber } from "#app/features/bible/books.ts";

/** What achievements count. Every one is kept by a service. */
export type Total =
  | "days"
  | "readingDays"
  | "prayerDays"
  | "memoryDays"
  | "comebacks"
  | "chapters"
  | "books"
  | "prayers"
  | "answered"
  | "byHeart"
  | "together"
  | "saved"
  | "notes"
  | "trivia"
  | "dailies"
  | "perfect"
  | "themes"
  | "mended"
  | "boards"
  | "quests"
  | "seasons";

export type Totals = Record<Total, number>;

/** A month of the rhythm: a bit a day, the first lowest. */
export type Month = { month: string; reading: number; prayer: number; memory: number; service: number };

const A_WEEK = 7;
const DAY_MS = 86_400_000;

function bitsOf(word: number): number {
  let left = word;
  let count = 0;
  while (left > 0) {
    count += left & 1;
    left = Math.floor(left / 2);
  }
  return count;
}

/** Days of each kind, and how often somebody came back after a week. */
export function daysOf(
  months: readonly Month[],
): Pick<Totals, "days" | "readingDays" | "prayerDays" | "memoryDays" | "comebacks"> {
  const days = months
    .flatMap(({ month, reading, prayer, memory, service }) => {
      const all = reading | prayer | memory | service;
      const first = Date.parse(`${month}-01T00:00:00Z`) / DAY_MS;
      return Array.from({ length: 31 }, (_, at) => (all & (1 << at) ? [first + at] : [])).flat();
    })
    .toSorted((a, b) => a - b);
  const sum = (of: (month: Month) => number) => months.reduce((total, month) => total + bitsOf(of(month)), 0);
  return {
    days: days.length,
    readingDays: sum(({ reading }) => reading),
    prayerDays: sum(({ prayer }) => prayer),
    memoryDays: sum(({ memory }) => memory),
    comebacks: days.filter((day, at) => at > 0 && day - (days[at - 1] ?? day) > A_WEEK).length,
  };
}

/** @param chapters by book: how many of its chapters had at least a minute */
export function booksOf(
  chapters: readonly (readonly [book: number, read: number])[],
): Pick<Totals, "chapters" | "books"> {
  return {
    chapters: chapters.reduce((sum, [, read]) => sum + read, 0),
    books: chapters.filter(
      ([book, read]) => read >= (bookByNumber(book)?.chapters ?? Number.POSITIVE_INFINITY),
    ).length,
  };
}
