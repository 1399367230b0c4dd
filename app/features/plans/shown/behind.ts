import type { Language } from "#app/core/language.ts";
import { plansCopy } from "#app/features/plans/copy.ts";
import { catchUp, move, type Situation, setAside } from "#app/features/plans/model/change.ts";
import {
  minutesAt,
  type PlanProgress,
  passagesAt,
  progressOf,
} from "#app/features/plans/model/plan-progress.ts";
import { type Item, type Plan, passageAt } from "#app/features/plans/model/schedule.ts";
import type { BehindChoice, DayOfPlan } from "./page.ts";
import { passageName } from "./passages.ts";
import { readingName, say } from "./say.ts";

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000);

type Words = Pick<DayOfPlan, "behindText" | "choices">;

/** What stands between the plan and its reader, and the ways on. Each is tried, so that its words are what it does. */
export function behindOf(situation: Situation, progress: PlanProgress, language: Language): Words {
  if (progress.behindDays === 0 || !progress.next) return { behindText: null, choices: [] };
  const copy = plansCopy[language].behind;
  const upcoming = upcomingOf(situation, progress);
  const text = copy.text(
    upcoming ? nameOf(situation, upcoming[0], language) : plansCopy[language].where.toLowerCase(),
    nameOf(situation, progress.next, language),
    progress.behindDays,
    minutesAt(situation.readings, progress.behind),
  );
  return {
    behindText: text,
    choices: [
      moveChoice(situation, progress, language),
      catchUpChoice(situation, progress, language),
      asideChoice(situation, progress, language),
    ].filter((choice) => choice !== null),
  };
}

const upcomingOf = ({ today }: Situation, { schedule }: PlanProgress): Item[] | undefined =>
  schedule.find(({ day }) => day >= today)?.items;

const nameOf = ({ readings }: Situation, item: Item | undefined, language: Language): string =>
  item ? passageName(passageAt(readings, item), language) : "";

const after = (situation: Situation, plan: Plan): PlanProgress =>
  progressOf(plan, situation.readings, situation.done, situation.today);

const itemsName = ({ readings }: Situation, items: readonly Item[], language: Language): string =>
  readingName(passagesAt(readings, items), language);

const dayWords = (language: Language, day: string): string =>
  say(language, day, { weekday: "long", month: "long", day: "numeric" });

/** The first items of a schedule that are to come. */
const firstOf = ({ today }: Situation, { schedule }: PlanProgress): Item[] =>
  schedule.find(({ day }) => day >= today)?.items ?? [];

function moveChoice(situation: Situation, progress: PlanProgress, language: Language): BehindChoice | null {
  const moved = move(situation);
  if (!moved.ok) return null;
  const copy = plansCopy[language].behind;
  const then = after(situation, moved.value);
  return {
    intent: "move",
    title: copy.move,
    text: copy.moveText(
      itemsName(situation, firstOf(situation, then), language),
      dayWords(language, then.lastDay),
      daysBetween(progress.lastDay, then.lastDay),
    ),
  };
}

function catchUpChoice(
  situation: Situation,
  progress: PlanProgress,
  language: Language,
): BehindChoice | null {
  const caught = catchUp(situation);
  if (!caught.ok) return null;
  const copy = plansCopy[language].behind;
  const then = after(situation, caught.value);
  const days = caught.value.spreadDays;
  const minutes = Math.max(1, Math.round(minutesAt(situation.readings, progress.behind) / days));
  return {
    intent: "catch-up",
    title: copy.catchUp,
    text: copy.catchUpText(minutes, days, dayWords(language, then.lastDay)),
  };
}

function asideChoice(situation: Situation, progress: PlanProgress, language: Language): BehindChoice | null {
  const aside = setAside(situation);
  const upcoming = upcomingOf(situation, progress);
  if (!aside.ok || !upcoming) return null;
  const copy = plansCopy[language].behind;
  return {
    intent: "aside",
    title: copy.aside,
    text: copy.asideText(
      itemsName(situation, upcoming, language),
      itemsName(situation, progress.behind, language),
    ),
  };
}
