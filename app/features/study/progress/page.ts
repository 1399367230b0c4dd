import type { LocalDay } from "#app/core/local-day.ts";
import type { Mood } from "#app/features/study/model/session.ts";

/** A bar, a point or a line of a table: with its words as they are read. */
export type Figure = { key: string; label: string; long: string; value: number };

export type BookTile = {
  book: number;
  short: string;
  name: string;
  read: number;
  begun: boolean;
  chapters: number;
};

export type ProgressPage = {
  today: LocalDay;
  week: (Figure & { isRest: boolean; isToday: boolean })[];
  weekMinutes: number;
  weekSessions: number;
  average: number;
  moods: { mood: Mood; sessions: number }[];
  sessions: number;
  months: Figure[];
  /** The name of the month that is not over. */
  monthNow: string;
  books: Figure[];
  tiles: BookTile[];
  chaptersRead: number;
  allChapters: number;
  rhythm: { days: number; best: number };
};
