import type { Day } from "./rhythm.ts";

/** A day with the words that a screen reader says of it. */
export type ShownDay = Day & { number: number; name: string; says: string };

export type RhythmCardData = {
  days: number;
  /** The month of the first practice, in words; null before it. */
  since: string | null;
  restName: string;
  week: ShownDay[];
};

export type SickEntry = { id: string; words: string };

export type RhythmPage = RhythmCardData & {
  best: number;
  today: string;
  /** The first day that may be added as one of illness. */
  earliest: string;
  weekday: number;
  weekdays: { weekday: number; name: string }[];
  month: {
    title: string;
    before: number;
    days: ShownDay[];
    /** `YYYY-MM`; null where the calendar ends. */
    previous: string | null;
    next: string | null;
  };
  sick: SickEntry[];
};
