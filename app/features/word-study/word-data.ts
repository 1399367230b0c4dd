import type { Occurrence } from "./places.ts";
import type { Study } from "./study.ts";

/** What the page of a word shows. */
export type WordPageData = {
  number: string;
  entry: Study["entry"];
  forms: { form: string; grammar: string; count: number }[];
  renderings: Study["renderings"];
  books: { book: number; count: number }[];
  total: number;
  /** What the list is of. */
  book: number | null;
  page: number;
  pages: number;
  places: (Occurrence & { text: string })[];
};
