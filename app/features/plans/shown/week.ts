import type { Language } from "#app/core/language.ts";
import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { plansCopy } from "#app/features/plans/copy.ts";
import type { Situation } from "#app/features/plans/model/change.ts";
import { type PlanProgress, passagesAt } from "#app/features/plans/model/plan-progress.ts";
import { isReadingDay, keyOf } from "#app/features/plans/model/schedule.ts";
import { type DayState, weekdayOf } from "#app/features/rhythm/rhythm.ts";
import type { DayOfPlan, WeekDay } from "./page.ts";
import { bookName, capital, narrowName, readingName, say } from "./say.ts";

/** The seven days of today's week, Monday first, with what each has. */
export function weekOf(situation: Situation, progress: PlanProgress, language: Language): DayOfPlan["week"] {
  const copy = plansCopy[language];
  const monday = addDays(situation.today, -((weekdayOf(situation.today) + 6) % 7));
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const has = new Map(progress.schedule.map(({ day, items }) => [day, items]));
  const books = new Set(
    days.flatMap((day) =>
      passagesAt(situation.readings, has.get(day) ?? []).map(({ bookNumber }) => bookNumber),
    ),
  );
  const [only] = books;
  const shown = days.map((day): WeekDay => {
    const items = has.get(day) ?? [];
    const passages = passagesAt(situation.readings, items);
    const state = stateOf(
      situation,
      day,
      items.length > 0,
      items.every((item) => situation.done.has(keyOf(item))),
    );
    const label = items.length > 0 ? narrowName(passages, language, books.size !== 1) : "";
    const name = capital(say(language, day, { weekday: "short" }));
    const what = items.length > 0 ? `${readingName(passages, language)}, ` : "";
    return {
      day,
      state,
      name,
      label: label || (state === "rest" ? copy.rest : ""),
      says: `${say(language, day, { weekday: "long", month: "long", day: "numeric" })}: ${what}${copy.states[state]}`,
      isToday: day === situation.today,
    };
  });
  const read = shown.filter(({ state }) => state === "practised").length;
  return {
    title: books.size === 1 && only !== undefined ? copy.weekIn(bookName(only, language, true)) : copy.week,
    note: read > 0 ? copy.weekRead(read) : copy.weekReady,
    days: shown,
  };
}

function stateOf({ plan, today }: Situation, day: LocalDay, hasReading: boolean, allRead: boolean): DayState {
  if (hasReading && allRead) return "practised";
  if (!hasReading) return isReadingDay(plan, day) ? "flown" : "rest";
  if (day === today) return "today";
  return day > today ? "ahead" : "open";
}
