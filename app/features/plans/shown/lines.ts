import type { Language } from "#app/core/language.ts";
import type { LocalDay } from "#app/core/local-day.ts";
import { plansCopy } from "#app/features/plans/copy.ts";
import { contentOf, READY_KINDS, type ReadyKind, readingsOf } from "#app/features/plans/model/kinds.ts";
import { minutesOf } from "#app/features/plans/model/passage.ts";
import { passagesAt, progressOf } from "#app/features/plans/model/plan-progress.ts";
import { type KeptPlan, passageAt } from "#app/features/plans/model/schedule.ts";
import { type Checked, situationOf } from "#app/features/plans/model/situation.ts";
import { titleOf } from "./day.ts";
import type { BookGroup, MakerPage, Offer, OfferPage, PlanLine } from "./page.ts";
import { passageName } from "./passages.ts";
import { bookName, dayInWords, readingName, weekdaysIn } from "./say.ts";

/** A plan in one line. What was read of finished plans is not read for lists: they were read whole. */
export function lineOf(
  row: KeptPlan,
  checks: readonly Checked[],
  today: LocalDay,
  language: Language,
): PlanLine {
  const copy = plansCopy[language];
  const line = { id: row.id, kind: row.kind, title: titleOf(row, language), status: row.status };
  if (row.status === "finished") {
    const about = copy.finishedText(line.title, dayInWords(language, row.finishedDay ?? today));
    return { ...line, about, done: row.readings, of: row.readings };
  }
  const { plan, readings, done } = situationOf(row, checks, today);
  const { today: items, next, readingsDone, behindDays } = progressOf(plan, readings, done, today);
  const about =
    row.status === "active" && items.length > 0 && behindDays === 0
      ? copy.lineToday(readingName(passagesAt(readings, items), language))
      : next
        ? copy.lineAt(passageName(passageAt(readings, next), language))
        : copy.finished;
  return { ...line, about, done: readingsDone, of: readings.length };
}

const usualMinutes = (kind: ReadyKind): number => {
  const readings = readingsOf(contentOf(kind));
  return Math.round(minutesOf(readings.flat()) / readings.length);
};

export const offerOf = (kind: ReadyKind, language: Language): Offer => ({
  kind,
  title: plansCopy[language].kinds[kind],
  about: plansCopy[language].about[kind](contentOf(kind).readings, usualMinutes(kind)),
});

export const offersIn = (language: Language): Offer[] => READY_KINDS.map((kind) => offerOf(kind, language));

/** How many of the first readings are shown before a plan is begun. */
const SHOWN_FIRST = 5;

export function offerPage(
  kind: ReadyKind,
  today: LocalDay,
  language: Language,
): Omit<OfferPage, "requestId"> {
  const copy = plansCopy[language];
  const readings = readingsOf(contentOf(kind));
  return {
    offer: offerOf(kind, language),
    today,
    weekdays: weekdaysIn(language),
    first: readings.slice(0, SHOWN_FIRST).map((passages, at) => ({
      number: copy.day(String(at + 1)),
      name: readingName(passages, language),
      minutes: copy.aboutMinutes(minutesOf(passages)),
    })),
  };
}

const GROUPS: readonly (readonly [group: BookGroup, first: number, last: number])[] = [
  ["law", 1, 5],
  ["history", 6, 17],
  ["wisdom", 18, 22],
  ["prophets", 23, 39],
  ["gospels", 40, 44],
  ["letters", 45, 65],
  ["revelation", 66, 66],
];

export const makerPage = (today: LocalDay, language: Language): Omit<MakerPage, "requestId"> => ({
  today,
  weekdays: weekdaysIn(language),
  groups: GROUPS.map(([group, first, last]) => ({
    group,
    books: Array.from({ length: last - first + 1 }, (_, at) => ({
      number: first + at,
      name: bookName(first + at, language, true),
    })),
  })),
});
