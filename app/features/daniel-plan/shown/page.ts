import type { LocalDay } from "#app/core/local-day.ts";
import type { HelpPart } from "#app/features/care/help/care-parts.ts";
import type { Position, Status } from "#app/features/daniel-plan/model/progress.ts";
import type { Entry, LeftOut, Subject } from "#app/features/daniel-plan/model/subjects.ts";

/** Every word is the server's, in the member's language. Steps count from 0. */

export type ShownNote = { step: number; entry: Entry; body: string; version: number };

export type ShownPractice = {
  subject: Subject;
  title: string;
  detail: string;
  /** Another way to do it, in a chair or in bed. */
  gentle: string | null;
  done: boolean;
  note: ShownNote;
};

export type ShownReading = {
  reference: string;
  translation: string;
  /** Of a psalm that begins here: it is no verse. */
  title: string | null;
  text: string;
  path: string;
};

/** What stands over every page of a plan. */
export type PlanHead = {
  planId: string;
  status: Status;
  kicker: string;
  /** The step and the week that the tabs lead to. */
  step: number;
  slot: number;
};

export type Where = {
  kind: Position["kind"];
  words: string;
  text: string;
  /** For each week, how many of its seven days have anything kept. */
  weeks: number[];
  /** So many days passed with nothing kept; 0 where there is nothing to go on from. */
  passed: number;
  nextWords: string;
  mayRest: boolean;
  /** The first day that may be chosen to move to; null: nothing moves. */
  moveFrom: LocalDay | null;
  moveTo: LocalDay;
  mayFinish: boolean;
};

export type DayPage = {
  head: PlanHead;
  step: number;
  isToday: boolean;
  title: string;
  when: string;
  /** Checked off and written on its day or later. */
  mayLog: boolean;
  reading: ShownReading | null;
  teaching: string[];
  practices: ShownPractice[];
  question: string;
  journal: ShownNote;
  /** Where something that was written speaks of danger. */
  help: HelpPart | null;
  quietHelp: string | null;
  where: Where;
  previous: string | null;
  next: string | null;
  remindHour: number | null;
  leftOut: readonly LeftOut[];
  short: string;
  stop: { title: string; items: string[]; after: string };
};

export type StartPage = {
  requestId: string;
  notice: NoticeShown;
  today: LocalDay;
  last: LocalDay;
  todayWords: string;
  tomorrowWords: string;
  weeks: { name: string; theme: string }[];
  /** A plan that is over: its end is said, and it can be begun again. */
  over: OverPlan | null;
};

export type OverPlan = {
  planId: string;
  finished: boolean;
  when: string;
  words: string;
  subjects: { subject: Subject; words: string }[];
};

export type NoticeShown = {
  title: string;
  lead: string;
  notReviewed: string;
  sections: { key: string; title: string; text: string | null; items: string[]; after: string | null }[];
  agree: string;
};

export type KeptDay = {
  step: number;
  title: string;
  when: string;
  done: string;
  notes: { entry: Entry; label: string; body: string }[];
};
export type KeptPlan = {
  id: string;
  title: string;
  status: string;
  /** Where one stood. */
  stood: string;
  days: KeptDay[];
};
export type KeptPage = {
  plans: KeptPlan[];
  deleted: { id: string; title: string }[];
  /** Whether the plan itself is open to them. */
  isOpen: boolean;
};
