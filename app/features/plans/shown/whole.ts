import { plansCopy } from "#app/features/plans/copy.ts";
import type { Situation } from "#app/features/plans/model/change.ts";
import { minutesOf } from "#app/features/plans/model/passage.ts";
import { progressOf } from "#app/features/plans/model/plan-progress.ts";
import { type KeptPlan, keyOf } from "#app/features/plans/model/schedule.ts";
import { dayOf } from "./day.ts";
import type { PlannedReading, PlanPage } from "./page.ts";
import { type Reader, shownPassages } from "./passages.ts";
import { dayInWords, readingName, say, weekdaysIn } from "./say.ts";

/** The whole plan: each reading with the day that it is set for. */
export function planPage(row: KeptPlan, situation: Situation, reader: Reader): PlanPage {
  const { language } = reader;
  return {
    plan: dayOf(row, situation, reader),
    readings: plannedReadings(row, situation, reader),
    began: plansCopy[language].began(dayInWords(language, row.beganDay)),
    weekdays: weekdaysIn(language),
    status: row.status,
  };
}

function plannedReadings(row: KeptPlan, situation: Situation, reader: Reader): PlannedReading[] {
  const { language } = reader;
  const copy = plansCopy[language];
  const { readings, done, today } = situation;
  const days = new Map<number, string>();
  // a reading that is spread over days is named by the last of them; a plan that rests has no days
  if (row.status === "active")
    for (const { day, items } of progressOf(situation.plan, readings, done, today).schedule)
      for (const { reading } of items) days.set(reading, day);
  return readings.map((passages, reading) => {
    const items = passages.map((_, place) => ({ reading, place }));
    const day = days.get(reading);
    return {
      reading,
      number: String(reading + 1),
      day: day
        ? say(language, day, { weekday: "short", month: "short", day: "numeric", year: "numeric" })
        : "",
      name: readingName(passages, language),
      minutes: copy.aboutMinutes(minutesOf(passages)),
      passages: shownPassages(reader, row.kind, readings, items, done),
      isToday: day === today,
      read: items.every((item) => done.has(keyOf(item))),
    };
  });
}
