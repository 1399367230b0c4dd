import type { Language } from "#app/core/language.ts";
import { plansCopy } from "#app/features/plans/copy.ts";
import { type Situation, usualMinutes } from "#app/features/plans/model/change.ts";
import {
  minutesAt,
  type PlanProgress,
  passagesAt,
  progressOf,
} from "#app/features/plans/model/plan-progress.ts";
import { isReadingDay, type KeptPlan, keyOf, passageAt } from "#app/features/plans/model/schedule.ts";
import { behindOf } from "./behind.ts";
import type { DayKind, DayOfPlan } from "./page.ts";
import { passageName, type Reader, shownPassages } from "./passages.ts";
import { dayInWords, readingName, say } from "./say.ts";
import { weekOf } from "./week.ts";

export const titleOf = ({ kind, name }: Pick<KeptPlan, "kind" | "name">, language: Language): string =>
  name || plansCopy[language].kinds[kind];

/** At most so many open passages are listed; the whole plan has all of them. */
const MAX_OPEN = 12;

/** A plan as its day's page shows it, every word in it. */
export function dayOf(row: KeptPlan, situation: Situation, reader: Reader): DayOfPlan {
  const { language } = reader;
  const copy = plansCopy[language];
  const { readings, done, today } = situation;
  const progress = progressOf(situation.plan, readings, done, today);
  const kind = kindOf(row, situation, progress);
  const show = (items: PlanProgress["today"]) => shownPassages(reader, row.kind, readings, items, done);
  const { next } = progress;
  const [nextShown] = next ? show([next]) : [];
  const listed = kind === "before" ? (progress.schedule[0]?.items ?? []) : progress.today;
  return {
    id: row.id,
    title: titleOf(row, language),
    kind,
    ...headingOf(row, situation, progress, kind, language),
    minutes: listed.length > 0 ? copy.aboutMinutes(minutesAt(readings, listed)) : null,
    today: show(listed),
    behind: show((kind === "after" ? progress.open : progress.behind).slice(0, MAX_OPEN)),
    ...(kind === "behind" ? behindOf(situation, progress, language) : { behindText: null, choices: [] }),
    next: nextShown ? { name: nextShown.name, path: nextShown.path } : null,
    week: weekOf(situation, progress, language),
    progress: {
      done: progress.readingsDone,
      of: readings.length,
      words: copy.done(progress.readingsDone, readings.length),
      lastDay:
        kind === "today" || kind === "read" || kind === "rest"
          ? copy.lastIs(dayInWords(language, progress.lastDay))
          : copy.kept,
    },
    restsToday: row.restDays.includes(today),
    mayRest:
      row.status === "active" &&
      isReadingDay(row, today) &&
      today >= row.anchorDay &&
      today <= progress.lastDay,
    ahead:
      row.status === "active" && progress.aheadDays > 0 && progress.behindDays === 0
        ? copy.ahead(progress.aheadDays)
        : null,
    weekdays: row.weekdays,
    minutesNow: usualMinutes(situation),
  };
}

function kindOf(
  { status, anchorDay }: KeptPlan,
  { done, today }: Situation,
  progress: PlanProgress,
): DayKind {
  if (status !== "active") return status;
  if (progress.complete) return "finished";
  if (today > progress.lastDay) return "after";
  if (progress.behindDays > 0) return "behind";
  if (today < anchorDay && progress.readingsDone === 0) return "before";
  if (progress.today.length === 0) return "rest";
  return progress.today.every((item) => done.has(keyOf(item))) ? "read" : "today";
}

type Heading = Pick<DayOfPlan, "kicker" | "heading" | "text">;

function headingOf(
  row: KeptPlan,
  { readings, today }: Situation,
  progress: PlanProgress,
  kind: DayKind,
  language: Language,
): Heading {
  const copy = plansCopy[language];
  const title = titleOf(row, language);
  const [first] = progress.today;
  const numbered = first ? copy.dayOf(title, String(first.reading + 1)) : title;
  const nextName = progress.next ? passageName(passageAt(readings, progress.next), language) : "";
  const spoken = (day: string) => say(language, day, { weekday: "long", month: "long", day: "numeric" });
  switch (kind) {
    case "today":
      return {
        kicker: numbered,
        heading: copy.today(readingName(passagesAt(readings, progress.today), language)),
        text: null,
      };
    case "read":
      return { kicker: numbered, heading: copy.allRead, text: copy.allReadText(nextName) };
    case "rest": {
      const later = progress.schedule.find(({ day }) => day > today)?.day ?? progress.lastDay;
      return { kicker: title, heading: copy.restDay, text: copy.restText(nextName, spoken(later)) };
    }
    case "before": {
      const name = readingName(passagesAt(readings, progress.schedule[0]?.items ?? []), language);
      return {
        kicker: title,
        heading: copy.beginsOn(spoken(progress.schedule[0]?.day ?? row.anchorDay)),
        text: copy.beginsText(name),
      };
    }
    case "behind":
      return { kicker: title, heading: copy.leftOff(nextName), text: null };
    case "after":
      return { kicker: title, heading: copy.after, text: copy.afterText(progress.open.length) };
    case "paused":
      return { kicker: title, heading: copy.paused(nextName), text: copy.pausedText };
    case "finished":
      return {
        kicker: title,
        heading: copy.finished,
        text: copy.finishedText(title, dayInWords(language, row.finishedDay ?? today)),
      };
  }
}
