import type { Bucket } from "./model/curve.ts";
import type { Exercise } from "./model/grade.ts";
import type { ReviewGrade, Stage } from "./model/schedule.ts";

/** A card with its text, ready to be reviewed, with or without a network. */
export type ShownCard = {
  key: string;
  reference: string;
  translation: string;
  lang: "en" | "es";
  /** Into the reader. */
  path: string;
  text: string;
  stage: Stage;
  exercise: Exercise;
  /** Where it begins: one that is new is read first. */
  step: Exercise | "read";
  /** Draws the gaps and the order. */
  round: number;
  /** When it would come again, by grade, epoch ms. */
  dues: Record<ReviewGrade, number>;
};

export type TodayPage = {
  tab: "today";
  cards: ShownCard[];
  /** Different verses that were reviewed today. */
  done: number;
  /** Others are due, and wait for the days to come. */
  isMore: boolean;
  /** One card was asked for, due or not. */
  isAsked: boolean;
};

export type DeckLine = {
  key: string;
  reference: string;
  translation: string;
  path: string;
  stage: Stage;
  /** How likely it is recalled now, percent; null before the first review. */
  recall: number | null;
  reviews: number;
  lapses: number;
  /** In words, and whether it is due. */
  next: string;
  isDue: boolean;
};

export type CollectionLine = {
  id: string;
  name: string;
  about: string;
  verses: { key: string; reference: string; stage: Stage | null }[];
  learned: number;
};

export type DeckPage = {
  tab: "deck";
  lines: DeckLine[];
  /** The card after which the next page begins; null on the last one. */
  next: string | null;
};

export type ProgressPage = {
  tab: "progress";
  buckets: Bucket[];
  weeks: { label: string; reviews: number; recalled: number }[];
};

export type CollectionsPage = { tab: "collections"; collections: CollectionLine[] };

/** `now`: the minute, epoch ms; `zone`: the member's, so that the browser says a day as the server does. */
export type Shared = { now: number; zone: string; deckSize: number; limit: number };
export type MemoryPage = Shared & (TodayPage | DeckPage | CollectionsPage | ProgressPage);
