import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { BOOKS } from "#app/features/bible/books.ts";
import { MOODS, type Mood, secondsToRead } from "#app/features/study/model/session.ts";

/** Rows as the store gives them; days are the member's own. */
export type ProgressRows = {
  days: { day: LocalDay; seconds: number; sessions: number }[];
  moods: { day: LocalDay; mood: Mood; sessions: number }[];
  books: { day: LocalDay; book: number; sessions: number }[];
  /** `BBCCC` and the seconds in it. */
  chapters: [chapter: number, seconds: number][];
};

/** AN1: the days of a week, of the lists, and the months. */
export const WEEK_DAYS = 7;
export const LIST_DAYS = 30;
export const MONTHS = 6;
export const TOP_BOOKS = 5;

export type BookRead = { book: number; read: number; begun: boolean; chapters: number };

/** E20 */
export type Analytics = {
  weeklyStudyTime: { day: LocalDay; minutes: number }[];
  monthlyProgress: { month: string; minutes: number }[];
  studySessionsThisWeek: number;
  /** Of the last thirty days, in minutes; 0 without a session. */
  averageSessionTime: number;
  mostStudiedBooks: { book: number; sessions: number }[];
  moodDistribution: { mood: Mood; sessions: number }[];
  /** In the last thirty days. */
  sessions: number;
  books: BookRead[];
  chaptersRead: number;
};

const minutes = (seconds: number): number => Math.round(seconds / 60);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The months up to the one of a day, oldest first, `YYYY-MM`. */
export function monthsUpTo(today: LocalDay, count: number): string[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: count }, (_, at) => {
    const number = year * 12 + (month - 1) - (count - 1 - at);
    return `${String(Math.floor(number / 12)).padStart(4, "0")}-${String((number % 12) + 1).padStart(2, "0")}`;
  });
}

/** The first days that the rows must reach back to, for a day that may already have begun somewhere on earth. */
export const sinceDays = (day: LocalDay): { months: LocalDay; days: LocalDay } => ({
  months: `${monthsUpTo(addDays(day, -1), MONTHS)[0]}-01`,
  days: addDays(day, -LIST_DAYS - 1),
});

/** E20, AN1: what is shown of a member's study, on their own day. */
export function analyticsOf(rows: ProgressRows, today: LocalDay): Analytics {
  const firstOfList = addDays(today, 1 - LIST_DAYS);
  const isListed = ({ day }: { day: LocalDay }) => day >= firstOfList && day <= today;
  const week = Array.from({ length: WEEK_DAYS }, (_, at) => addDays(today, at + 1 - WEEK_DAYS));
  const byDay = new Map(rows.days.map((row) => [row.day, row]));
  const listed = rows.days.filter(isListed);
  const sessions = sum(listed.map((row) => row.sessions));
  const books = readBooks(rows.chapters);
  return {
    weeklyStudyTime: week.map((day) => ({ day, minutes: minutes(byDay.get(day)?.seconds ?? 0) })),
    monthlyProgress: monthsUpTo(today, MONTHS).map((month) => ({
      month,
      minutes: minutes(
        sum(rows.days.filter(({ day }) => day.startsWith(month) && day <= today).map((row) => row.seconds)),
      ),
    })),
    studySessionsThisWeek: sum(week.map((day) => byDay.get(day)?.sessions ?? 0)),
    averageSessionTime: sessions === 0 ? 0 : minutes(sum(listed.map((row) => row.seconds)) / sessions),
    mostStudiedBooks: topBooks(rows.books.filter(isListed)),
    moodDistribution: MOODS.map((mood) => ({
      mood,
      sessions: sum(
        rows.moods.filter((row) => row.mood === mood && isListed(row)).map((row) => row.sessions),
      ),
    })),
    sessions,
    books,
    chaptersRead: sum(books.map(({ read }) => read)),
  };
}

function topBooks(rows: ProgressRows["books"]): Analytics["mostStudiedBooks"] {
  const counts = new Map<number, number>();
  for (const { book, sessions } of rows) counts.set(book, (counts.get(book) ?? 0) + sessions);
  return [...counts]
    .map(([book, sessions]) => ({ book, sessions }))
    .sort((one, other) => other.sessions - one.sessions || one.book - other.book)
    .slice(0, TOP_BOOKS);
}

function readBooks(chapters: ProgressRows["chapters"]): BookRead[] {
  const read = new Map<number, number>();
  const begun = new Set<number>();
  for (const [chapter, seconds] of chapters) {
    const book = Math.floor(chapter / 1_000);
    if (seconds > 0) begun.add(book);
    if (seconds >= secondsToRead(chapter)) read.set(book, (read.get(book) ?? 0) + 1);
  }
  return BOOKS.map(({ number, chapters: all }) => ({
    book: number,
    read: read.get(number) ?? 0,
    begun: begun.has(number),
    chapters: all,
  }));
}

/** The whole Bible. */
export const ALL_CHAPTERS = BOOKS.reduce((all, { chapters }) => all + chapters, 0);
