import { noticeIn, weekWords } from "#app/features/daniel-plan/content/content.ts";
import { dayWords } from "#app/features/daniel-plan/content/days.ts";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { contentAt, dayOfStep, WEEK } from "#app/features/daniel-plan/model/calendar.ts";
import { mayLog, repeatWeek } from "#app/features/daniel-plan/model/change.ts";
import { positionOf, summaryOf } from "#app/features/daniel-plan/model/progress.ts";
import { subjectsWithout } from "#app/features/daniel-plan/model/subjects.ts";
import { dayPath, weekPath } from "#app/features/daniel-plan/paths.ts";
import { capital, say, shortDay } from "#app/features/plans/shown/say.ts";
import { headOf, noteAt, type Shown } from "./day.ts";
import { helpWith } from "./help.ts";
import { allergensOf, shoppingIn, shownMeal } from "./meals.ts";
import type { ShownReading } from "./page.ts";
import type { SheetPage, WeekDay, WeekPage, WeeksPage } from "./pages-of-weeks.ts";
import { weekKickerOf } from "./titles.ts";
import { whereOf } from "./where.ts";

const daysOf = ({ row, situation, language, heldDay }: Omit<Shown, "notes">, slot: number): WeekDay[] => {
  const subjects = subjectsWithout(row.leftOut);
  const { kind, step: now } = positionOf(situation);
  return Array.from({ length: WEEK }, (_, at) => {
    const step = slot * WEEK + at;
    const words = dayWords(contentAt(row, step), language, heldDay);
    const done = situation.logged.get(step)?.done ?? [];
    const day = dayOfStep(row, step);
    return {
      step,
      name: row.status === "paused" ? String(at + 1) : capital(say(language, day, { weekday: "short" })),
      title: words.title,
      isToday: kind === "today" && step === now,
      isRest: at === WEEK - 1,
      path: dayPath(step),
      cells: words.practices
        .filter(({ subject }) => subjects.includes(subject))
        .map(({ subject, short }) => ({ subject, short, done: done.includes(subject) })),
    };
  });
};

/** Seven days of the plan: their theme, what was done, meals and a list, a look back. */
export function weekPage({ row, situation, notes, language, heldDay }: Shown, slot: number): WeekPage {
  const copy = danielCopy[language].week;
  const words = weekWords(row.weeks[slot] ?? 1, language);
  const subjects = subjectsWithout(row.leftOut);
  const withFood = subjects.includes("food");
  const from = slot * WEEK;
  const summary = summaryOf(situation, from, from + WEEK);
  const reviewNote = noteAt(notes, from + WEEK - 1, "review");
  const { allergies } = noticeIn(language);
  return {
    head: headOf(row, situation, from, language),
    slot,
    theme: words.theme,
    intro: words.intro,
    kicker: weekKickerOf(row, slot, language),
    focus: words.focus.filter(({ subject }) => subjects.includes(subject)),
    days: daysOf({ row, situation, language, heldDay }, slot),
    chart: subjects.map((subject) => {
      const done = summary.bySubject(subject);
      return { subject, done, words: copy.chartOf(done) };
    }),
    kept: copy.kept(summary.days),
    meals: withFood ? words.meals.map((meal) => shownMeal(meal, language)) : [],
    shopping: withFood ? shoppingIn(words.shopping, language) : [],
    review: words.review,
    reviewNote,
    mayReview: mayLog(situation, from + WEEK - 1),
    groupQuestion: words.groupQuestion,
    mayRepeat: repeatWeek(situation, slot).ok,
    ...helpWith([reviewNote.body], language),
    previous: slot > 0 ? weekPath(slot - 1) : null,
    next: slot < row.weeks.length - 1 ? weekPath(slot + 1) : null,
    allergies,
  };
}

/** One page of paper for the refrigerator's door. */
export function sheetPage(
  { row, situation, language, heldDay }: Shown,
  slot: number,
  verse: ShownReading | null,
): SheetPage {
  const words = weekWords(row.weeks[slot] ?? 1, language);
  const withFood = subjectsWithout(row.leftOut).includes("food");
  return {
    slot,
    theme: words.theme,
    days: daysOf({ row, situation, language, heldDay }, slot),
    shopping: withFood ? shoppingIn(words.shopping, language) : [],
    kicker: weekKickerOf(row, slot, language),
    question: words.review[0] ?? "",
    verse,
    allergens: withFood ? danielCopy[language].sheet.allergens(allergensOf(words.meals, language)) : "",
    notReviewed: noticeIn(language).short,
  };
}

export function weeksPage({ row, situation, language, heldDay }: Shown): WeeksPage {
  const copy = danielCopy[language];
  const where = whereOf(situation, language, heldDay);
  const head = headOf(row, situation, positionOf(situation).step, language);
  return {
    head,
    where,
    weeks: row.weeks.map((week, slot) => {
      const words = weekWords(week, language);
      const [from, to] = [dayOfStep(row, slot * WEEK), dayOfStep(row, slot * WEEK + WEEK - 1)];
      return {
        slot,
        name: weekKickerOf(row, slot, language),
        theme: words.theme,
        intro: words.intro,
        dates:
          row.status === "paused" ? "" : copy.weeks.dates(shortDay(language, from), shortDay(language, to)),
        kept: where.weeks[slot] ?? 0,
        isNow: slot === head.slot,
        path: weekPath(slot),
      };
    }),
  };
}
