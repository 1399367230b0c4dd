import type { Language } from "#app/core/language.ts";
import { addDays } from "#app/core/local-day.ts";
import type { HeldDays } from "#app/features/daniel-plan/content/days.ts";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { dayOfStep, laterOf, stepsOf, WEEK } from "#app/features/daniel-plan/model/calendar.ts";
import { AHEAD_DAYS, finish, movable, rest } from "#app/features/daniel-plan/model/change.ts";
import { positionOf, type Situation, summaryOf } from "#app/features/daniel-plan/model/progress.ts";
import { dayInWords } from "#app/features/plans/shown/say.ts";
import type { Where } from "./page.ts";
import { titleOfStep } from "./titles.ts";

export function whereOf(situation: Situation, language: Language, heldDay: HeldDays): Where {
  const { plan, logged, today } = situation;
  const copy = danielCopy[language].where;
  const { kind, step, next, passed } = positionOf(situation);
  const of = stepsOf(plan);
  const slots = Array.from({ length: of / WEEK }, (_, slot) => slot * WEEK);
  const active = plan.status === "active";
  const moves = active ? movable(situation) : null;
  const after = moves !== null && moves > 0 ? addDays(dayOfStep(plan, moves - 1), 1) : today;
  const words: Record<Where["kind"], string> = {
    before: copy.before(dayInWords(language, dayOfStep(plan, 0))),
    rest: copy.rest(dayInWords(language, dayOfStep(plan, step))),
    today: copy.day(step + 1, of),
    after: copy.after,
    paused: copy.paused,
    finished: copy.after,
    ended: copy.after,
  };
  return {
    kind,
    words: words[kind],
    text: `${copy.kept(logged.size)} ${copy.noDebt}`,
    weeks: slots.map((from) => summaryOf({ logged }, from, from + WEEK).days),
    passed: active ? passed : 0,
    nextWords: titleOfStep(plan, next, language, heldDay),
    mayRest: rest(situation).ok,
    moveFrom: moves === null ? null : laterOf(after, today),
    moveTo: addDays(today, AHEAD_DAYS),
    mayFinish: active && finish(situation).ok,
  };
}
