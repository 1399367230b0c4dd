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
  const standing = progressOf(situation.plan, readings, done, today);
  const kind = kindOf(row, situation, standing);
  const show = (items: PlanProgress["today"]) => shownPassages(reader, row.kind, readings, items, done);
  const { next } = standing;
  const [nextShown] = next ? show([next]) : [];
  const listed = kind === "before" ? (standing.schedule[0]?.items ?? []) : standing.today;
  return {
    id: row.id,
    title: titleOf(row, language),
    kind,
    ...headingOf(row, situation, standing, kind, language),
    minutes: listed.length > 0 ? copy.aboutMinutes(minutesAt(readings, listed)) : null,
    today: show(listed),
    behind: show((kind === "after" ? standing.open : standing.behind).slice(0, MAX_OPEN)),
    ...(kind === "behind" ? behindOf(situation, standing, language) : { behindText: null, choices: [] }),
    next: nextShown ? { name: nextShown.name, path: nextShown.path } : null,
    week: weekOf(situation, standing, language),
    progress: {
      done: standing.readingsDone,
      of: readings.length,
      words: copy.done(standing.readingsDone, readings.length),
      lastDay:
        kind === "today" || kind === "read" || kind === "rest"
          ? copy.lastIs(dayInWords(language, standing.lastDay))
          : copy.kept,
    },
    restsToday: row.restDays.includes(today),
    mayRest:
      row.status === "active" &&
      isReadingDay(row, today) &&
      today >= row.anchorDay &&
      today <= standing.lastDay,
    ahead:
      row.status === "active" && standing.aheadDays > 0 && standing.behindDays === 0
        ? copy.ahead(standing.aheadDays)
        : null,
    weekdays: row.weekdays,
    minutesNow: usualMinutes(situation),
  };
}

function kindOf(
  { status, anchorDay }: KeptPlan,
  { done, today }: Situation,
  standing: PlanProgress,
): DayKind {
  if (status !== "active") return status;
  if (standing.complete) return "finished";
  if (today > standing.lastDay) return "after";
  if (standing.behindDays > 0) return "behind";
  if (today < anchorDay && standing.readingsDone === 0) return "before";
  if (standing.today.length === 0) return "rest";
  return standing.today.every((item) => done.has(keyOf(item))) ? "read" : "today";
}

type Heading = Pick<DayOfPlan, "kicker" | "heading" | "text">;

function headingOf(
  row: KeptPlan,
  { readings, today }: Situation,
  standing: PlanProgress,
  kind: DayKind,
  language: Language,
): Heading {
  const copy = plansCopy[language];
  const title = titleOf(row, language);
  const [first] = standing.today;
  const numbered = first ? copy.dayOf(title, String(first.reading + 1)) : title;
  const nextName = standing.next ? passageName(passageAt(readings, standing.next), language) : "";
  const spoken = (day: string) => say(language, day, { weekday: "long", month: "long", day: "numeric" });
  switch (kind) {
    case "today":
      return {
        kicker: numbered,
        heading: copy.today(readingName(passagesAt(readings, standing.today), language)),
        text: null,
      };
    case "read":
      return { kicker: numbered, heading: copy.allRead, text: copy.allReadText(nextName) };
    case "rest": {
      const later = standing.schedule.find(({ day }) => day > today)?.day ?? standing.lastDay;
      return { kicker: title, heading: copy.restDay, text: copy.restText(nextName, spoken(later)) };
    }
    case "before": {
      const name = readingName(passagesAt(readings, standing.schedule[0]?.items ?? []), language);
      return {
        kicker: title,
        heading: copy.beginsOn(spoken(standing.schedule[0]?.day ?? row.anchorDay)),
        text: copy.beginsText(name),
      };
    }
    case "behind":
      return { kicker: title, heading: copy.leftOff(nextName), text: null };
    case "after":
      return { kicker: title, heading: copy.after, text: copy.afterText(standing.open.length) };
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
