import type { PlanKind, ReadyKind } from "#app/features/plans/model/kinds.ts";
import type { DayState } from "#app/features/rhythm/rhythm.ts";

/** A passage of a reading as a page shows it; every word is the server's. */
export type ShownPassage = {
  /** `reading:place`, for the form that checks it off. */
  item: string;
  name: string;
  about: string;
  /** Into the reader. */
  path: string;
  read: boolean;
};

export type PlanLine = {
  id: string;
  kind: PlanKind;
  title: string;
  /** What the plan has for its reader today, or where it rests. */
  about: string;
  status: "active" | "paused" | "finished";
  done: number;
  of: number;
};

/** A plan that can be begun. */
export type Offer = { kind: ReadyKind; title: string; about: string };

export type WeekDay = {
  day: string;
  state: DayState;
  name: string;
  label: string;
  says: string;
  isToday: boolean;
};

/** What stands where today's reading does. */
export type DayKind = "today" | "read" | "rest" | "before" | "after" | "behind" | "paused" | "finished";

export type BehindChoice = { intent: "move" | "catch-up" | "aside"; title: string; text: string };

export type DayOfPlan = {
  id: string;
  title: string;
  kind: DayKind;
  /** Over the heading: the plan, and which day of it this is. */
  kicker: string;
  heading: string;
  /** One line under it, where there is something to say. */
  text: string | null;
  minutes: string | null;
  today: ShownPassage[];
  behind: ShownPassage[];
  behindText: string | null;
  choices: BehindChoice[];
  next: { name: string; path: string } | null;
  week: { title: string; note: string; days: WeekDay[] };
  progress: { done: number; of: number; words: string; lastDay: string };
  restsToday: boolean;
  mayRest: boolean;
  ahead: string | null;
  weekdays: number;
  minutesNow: number;
};

export type DailyPage = { plan: DayOfPlan | null; others: PlanLine[]; offers: Offer[] };

export type ListPage = { plans: PlanLine[]; offers: Offer[] };

/** A day of the whole plan, for its page, its sheet and its calendar. */
export type PlannedReading = {
  reading: number;
  number: string;
  /** Empty for what was read before the plan was moved. */
  day: string;
  name: string;
  minutes: string;
  passages: ShownPassage[];
  isToday: boolean;
  read: boolean;
};

export type PlanPage = {
  plan: DayOfPlan;
  readings: PlannedReading[];
  began: string;
  weekdays: Weekday[];
  status: PlanLine["status"];
};

export type Weekday = { weekday: number; name: string };

/** `requestId`: of the form that begins the plan; sent twice, it begins one. */
export type OfferPage = {
  requestId: string;
  offer: Offer;
  today: string;
  weekdays: Weekday[];
  first: { number: string; name: string; minutes: string }[];
};

export type BookGroup = "law" | "history" | "wisdom" | "prophets" | "gospels" | "letters" | "revelation";

export type MakerPage = {
  requestId: string;
  today: string;
  weekdays: Weekday[];
  groups: { group: BookGroup; books: { number: number; name: string }[] }[];
};

export type OnePage =
  | { shows: "plan"; page: PlanPage }
  | { shows: "offer"; page: OfferPage }
  | { shows: "maker"; page: MakerPage };
