import type { Language } from "#app/core/language.ts";
import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { dateFormat } from "#app/core/text/date-format.ts";
import { bookByNumber } from "#app/features/bible/books.ts";
import { formatReference } from "#app/features/bible/reference.ts";
import { isWhole, type Passage } from "#app/features/plans/model/passage.ts";

/** A day in words. A day has no zone, so it is said as one of UTC. */
export function say(language: Language, day: LocalDay, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(language, { timeZone: "UTC", ...options }).format(Date.parse(`${day}T12:00:00Z`));
}

export const dayInWords = (language: Language, day: LocalDay): string =>
  say(language, day, { weekday: "long", month: "long", day: "numeric", year: "numeric" });

export const shortDay = (language: Language, day: LocalDay): string =>
  say(language, day, { month: "short", day: "numeric" });

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A Sunday: the days after it name the weekdays. */
const A_SUNDAY = "2026-11-22";

/** Monday first; 0 is Sunday. */
export const weekdaysIn = (language: Language): { weekday: number; name: string }[] =>
  [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
    weekday,
    name: capital(say(language, addDays(A_SUNDAY, weekday), { weekday: "long" })),
  }));

/** Psalms are many when they are; one is a psalm. */
const PSALMS: Record<Language, string> = { en: "Psalms", es: "Salmos" };
const AND: Record<Language, string> = { en: "and", es: "y" };

export function bookName(bookNumber: number, language: Language, many = false): string {
  if (many && bookNumber === 19) return PSALMS[language];
  const book = bookByNumber(bookNumber);
  return (language === "es" ? book?.spanishName : book?.name) ?? "";
}

/** Whole chapters of a book that follow one another, or part of one. */
type Run = { bookNumber: number; first: number; last: number; part: Passage | null };

function runsOf(passages: readonly Passage[]): Run[] {
  const runs: Run[] = [];
  for (const passage of passages) {
    const { bookNumber, chapter } = passage;
    const before = runs.at(-1);
    if (!isWhole(passage)) runs.push({ bookNumber, first: chapter, last: chapter, part: passage });
    else if (before && !before.part && before.bookNumber === bookNumber && before.last === chapter - 1)
      before.last = chapter;
    else runs.push({ bookNumber, first: chapter, last: chapter, part: null });
  }
  return runs;
}

const isOneChapter = (bookNumber: number): boolean => bookByNumber(bookNumber)?.chapters === 1;

/** `10–11`, `10 and 11`, `119:1-88`; nothing for the whole of a book of one chapter. */
function chaptersIn({ bookNumber, first, last, part }: Run, language: Language, spoken: boolean): string {
  if (part) return formatReference(part, language).split(" ").at(-1) ?? "";
  if (isOneChapter(bookNumber)) return "";
  if (first === last) return String(first);
  return spoken && last === first + 1 ? `${first} ${AND[language]} ${last}` : `${first}–${last}`;
}

const named = (run: Run, language: Language, spoken: boolean): string =>
  `${bookName(run.bookNumber, language, run.first < run.last)} ${chaptersIn(run, language, spoken)}`.trim();

/** What a day has, in words: `John 10 and 11`, `Genesis 48–50, Exodus 1`, `Psalms 1–5 and Proverbs 1`. */
export function readingName(passages: readonly Passage[], language: Language): string {
  const names = runsOf(passages).map((run, _, all) => named(run, language, all.length === 1));
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** The same for a narrow column: the first and the last. */
export function narrowName(passages: readonly Passage[], language: Language, withBook: boolean): string {
  const runs = runsOf(passages);
  const [first] = runs;
  if (!first) return "";
  if (!withBook && runs.length === 1) return chaptersIn(first, language, false) || "1";
  const book = bookByNumber(first.bookNumber);
  const short = (language === "es" ? book?.spanishAbbreviations : book?.abbreviations)?.[0] ?? "";
  const more = runs.length > 1 ? " +" : "";
  return `${short} ${chaptersIn(first, language, false)}`.trim() + more;
}
