import { bookByNumber } from "#app/features/bible/books.ts";
import { cutStreams, type Stream, versesIn } from "./cut.ts";
import { parseHarmony } from "./harmony.ts";
import { chaptersOf, type Passage } from "./passage.ts";

/** The plans that are ready to begin; `own` is the member's. */
export const READY_KINDS = ["bible-year", "bible-year-pair", "nt-90", "psalms-proverbs", "gospels"] as const;
export type ReadyKind = (typeof READY_KINDS)[number];
export const PLAN_KINDS = [...READY_KINDS, "own"] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

export const isReadyKind = (text: string): text is ReadyKind => READY_KINDS.some((kind) => kind === text);

const FIRST_OF_NEW = 40;
const LAST = 66;
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Books in the order given, a chapter a section. */
export const streamOf = (books: readonly number[]): Stream =>
  books.filter((book) => bookByNumber(book)).flatMap((book) => chaptersOf(book).map((chapter) => [chapter]));

const READY: Record<ReadyKind, { readings: number; streams: () => readonly Stream[] }> = {
  "bible-year": { readings: 365, streams: () => [streamOf(range(1, LAST))] },
  "bible-year-pair": {
    readings: 365,
    streams: () => [streamOf(range(1, FIRST_OF_NEW - 1)), streamOf(range(FIRST_OF_NEW, LAST))],
  },
  "nt-90": { readings: 90, streams: () => [streamOf(range(FIRST_OF_NEW, LAST))] },
  "psalms-proverbs": { readings: 30, streams: () => [streamOf([19]), streamOf([20])] },
  gospels: { readings: 60, streams: () => [parseHarmony().map(({ passages }) => passages)] },
};

/** What a plan reads; of one's own its books in their order, and into how many days they are cut. */
export type PlanContent = { kind: PlanKind; books: readonly number[]; readings: number };

const kept = new Map<ReadyKind, Passage[][]>();

/** The passages of each reading. Those of the ready plans are cut once. */
export function readingsOf({ kind, books, readings }: PlanContent): readonly Passage[][] {
  if (kind === "own") return cutStreams([streamOf(books)], readings);
  const known = kept.get(kind);
  if (known) return known;
  const cut = cutStreams(READY[kind].streams(), READY[kind].readings);
  kept.set(kind, cut);
  return cut;
}

export const contentOf = (kind: ReadyKind): PlanContent => ({
  kind,
  books: [],
  readings: READY[kind].readings,
});

export const mostReadings = (books: readonly number[]): number => versesIn(streamOf(books));
