import type { HelpPart } from "#app/features/care/help/care-parts.ts";
import type { Subject } from "#app/features/daniel-plan/model/subjects.ts";
import type { PlanHead, ShownNote, ShownReading, Where } from "./page.ts";

export type WeekDay = {
  step: number;
  name: string;
  title: string;
  isToday: boolean;
  isRest: boolean;
  path: string;
  /** By subject: its short words, and whether it was done. */
  cells: { subject: Subject; short: string; done: boolean }[];
};

export type ShownMeal = {
  name: string;
  about: string;
  ingredients: string[];
  allergens: string;
  checkLabel: string | null;
  steps: string[];
  swap: string;
};

export type Aisle = { name: string; items: string[] };

export type WeekPage = {
  head: PlanHead;
  slot: number;
  theme: string;
  intro: string;
  kicker: string;
  focus: { subject: Subject; text: string }[];
  days: WeekDay[];
  /** How often each subject was done in these seven days. */
  chart: { subject: Subject; done: number; words: string }[];
  kept: string;
  meals: ShownMeal[];
  shopping: Aisle[];
  review: string[];
  reviewNote: ShownNote;
  mayReview: boolean;
  groupQuestion: string;
  mayRepeat: boolean;
  help: HelpPart | null;
  quietHelp: string | null;
  previous: string | null;
  next: string | null;
  allergies: { title: string; text: string };
};

export type SheetPage = Pick<WeekPage, "slot" | "theme" | "kicker" | "days" | "shopping"> & {
  question: string;
  verse: ShownReading | null;
  allergens: string;
  notReviewed: string;
};

export type WeeksPage = {
  head: PlanHead;
  weeks: {
    slot: number;
    name: string;
    theme: string;
    intro: string;
    dates: string;
    kept: number;
    isNow: boolean;
    path: string;
  }[];
  where: Where;
};
