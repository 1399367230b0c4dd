import type { OwnChoice } from "./own.ts";

/** A number as somebody types it; what is none is no number, and is refused by its rule. */
const numberOf = (text: string): number => (/^\s*-?\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN);

/** The fields of the maker, as a form or a browser has them. */
export type OwnFields = {
  books: readonly number[];
  weekdays: number;
  start: string;
  by: "days" | "minutes";
  days: string;
  minutes: string;
};

export const choiceOf = ({ books, weekdays, start, by, days, minutes }: OwnFields): OwnChoice => ({
  books,
  weekdays,
  start,
  pace: by === "days" ? { by, days: numberOf(days) } : { by, minutes: numberOf(minutes) },
});
