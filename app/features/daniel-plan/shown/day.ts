import type { Language } from "#app/core/language.ts";
import { noticeIn } from "#app/features/daniel-plan/content/content.ts";
import { dayWords, type HeldDays } from "#app/features/daniel-plan/content/days.ts";
import { contentAt, dayOfStep, stepsOf, WEEK } from "#app/features/daniel-plan/model/calendar.ts";
import { mayLog } from "#app/features/daniel-plan/model/change.ts";
import { positionOf, type Situation, type StoredPlan } from "#app/features/daniel-plan/model/progress.ts";
import { type Entry, subjectsWithout } from "#app/features/daniel-plan/model/subjects.ts";
import { dayPath } from "#app/features/daniel-plan/paths.ts";
import { capital, dayInWords } from "#app/features/plans/shown/say.ts";
import { helpWith } from "./help.ts";
import type { DayPage, PlanHead, ShownNote, ShownReading } from "./page.ts";
import { kickerOf } from "./titles.ts";
import { whereOf } from "./where.ts";

export type Note = { step: number; entry: Entry; body: string; version: number };

export const noteAt = (notes: readonly Note[], step: number, entry: Entry): ShownNote => {
  const found = notes.find((note) => note.step === step && note.entry === entry);
  return { step, entry, body: found?.body ?? "", version: found?.version ?? 0 };
};

/** @param step that the page shows; the tabs lead to where the member is. */
export function headOf(row: StoredPlan, situation: Situation, step: number, language: Language): PlanHead {
  const now = positionOf(situation).step;
  return {
    planId: row.id,
    status: row.status,
    kicker: kickerOf(row, step, language),
    step: now,
    slot: Math.floor(now / WEEK),
  };
}

export type Shown = {
  row: StoredPlan;
  situation: Situation;
  notes: readonly Note[];
  language: Language;
  heldDay: HeldDays;
};

/** A day of the plan, whole. */
export function dayPage(
  { row, situation, notes, language, heldDay }: Shown,
  step: number,
  reading: ShownReading | null,
): DayPage {
  const words = dayWords(contentAt(row, step), language, heldDay);
  const day = dayOfStep(row, step);
  const done = situation.logged.get(step)?.done ?? [];
  const subjects = subjectsWithout(row.leftOut);
  const { short, stop } = noticeIn(language);
  const position = positionOf(situation);
  const written = notes.filter((note) => note.step === step && note.entry !== "review");
  return {
    head: headOf(row, situation, step, language),
    step,
    isToday: position.kind === "today" && position.step === step,
    title: words.title,
    when: row.status === "paused" ? "" : capital(dayInWords(language, day)),
    mayLog: mayLog(situation, step),
    reading,
    teaching: words.teaching,
    practices: words.practices
      .filter(({ subject }) => subjects.includes(subject))
      .map(({ subject, title, detail, gentle }) => ({
        subject,
        title,
        detail,
        gentle,
        done: done.includes(subject),
        note: noteAt(notes, step, subject),
      })),
    question: words.question,
    journal: noteAt(notes, step, "journal"),
    ...helpWith(
      written.map(({ body }) => body),
      language,
    ),
    where: whereOf(situation, language, heldDay),
    previous: step > 0 ? dayPath(step - 1) : null,
    next: step < stepsOf(row) - 1 ? dayPath(step + 1) : null,
    remindHour: row.remindHour,
    leftOut: row.leftOut,
    short,
    stop,
  };
}
