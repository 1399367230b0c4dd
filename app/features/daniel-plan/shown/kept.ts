import type { Language } from "#app/core/language.ts";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { dayOfStep, stepsOf } from "#app/features/daniel-plan/model/calendar.ts";
import { lastKept, positionOf, type StoredPlan } from "#app/features/daniel-plan/model/progress.ts";
import { situationOf } from "#app/features/daniel-plan/model/situation.ts";
import { type Entry, isSubject, SUBJECTS } from "#app/features/daniel-plan/model/subjects.ts";
import { capital, dayInWords } from "#app/features/plans/shown/say.ts";
import type { KeptDay, KeptPage, KeptPlan } from "./page.ts";
import { kickerOf, titleOfStep } from "./titles.ts";

export type Log = { planId: string; step: number; entry: Entry; done: boolean; body: string; day: string };

const ORDER: readonly Entry[] = [...SUBJECTS, "journal", "review"];

function keptDay(row: StoredPlan, step: number, logs: readonly Log[], language: Language): KeptDay {
  const copy = danielCopy[language];
  const label = (entry: Entry): string =>
    isSubject(entry) ? copy.subjects[entry] : entry === "journal" ? copy.kept.journal : copy.kept.review;
  const done = SUBJECTS.filter((subject) => logs.some(({ entry, done }) => entry === subject && done));
  const names = done.map((subject) => copy.subjects[subject]);
  const notes = logs
    .filter(({ body }) => body !== "")
    .sort((a, b) => ORDER.indexOf(a.entry) - ORDER.indexOf(b.entry))
    .map(({ entry, body }) => ({ entry, label: label(entry), body }));
  const days = logs.map(({ day }) => day).sort();
  return {
    step,
    title: `${kickerOf(row, step, language)}: ${titleOfStep(row, step, language)}`,
    when: capital(dayInWords(language, days[0] ?? dayOfStep(row, step))),
    done: names.length > 0 ? copy.kept.done(new Intl.ListFormat(language).format(names)) : "",
    notes,
  };
}

function keptPlan(row: StoredPlan, logs: readonly Log[], today: string, language: Language): KeptPlan {
  const copy = danielCopy[language].kept;
  const mine = logs.filter(({ planId }) => planId === row.id);
  const steps = [...new Set(mine.map(({ step }) => step))].sort((a, b) => a - b);
  const logged = steps.map((step) => ({ step, done: null, written: 1 }));
  const situation = situationOf(row, logged, today);
  const stood =
    row.status === "active" ? positionOf(situation).step : Math.max(0, lastKept(situation.logged));
  return {
    id: row.id,
    title: copy.plan(dayInWords(language, row.anchors[0]?.day ?? row.beganDay)),
    status: copy.status[row.status],
    stood: copy.stood(stood + 1, stepsOf(row), titleOfStep(row, stood, language)),
    days: steps.map((step) =>
      keptDay(
        row,
        step,
        mine.filter((log) => log.step === step),
        language,
      ),
    ),
  };
}

export function keptPage(
  rows: readonly StoredPlan[],
  logs: readonly Log[],
  { today, language, isOpen }: { today: string; language: Language; isOpen: boolean },
): KeptPage {
  const { kept } = danielCopy[language];
  const deleted = rows.filter(({ deletedAt }) => deletedAt !== null);
  return {
    plans: rows
      .filter(({ deletedAt }) => deletedAt === null)
      .map((row) => keptPlan(row, logs, today, language)),
    deleted: deleted.map((row) => ({ id: row.id, title: kept.plan(dayInWords(language, row.beganDay)) })),
    isOpen,
  };
}

/** The same as a text that any device can read. */
export function keptFile({ plans }: KeptPage, language: Language): string {
  const copy = danielCopy[language];
  const day = ({ title, when, done, notes }: KeptDay) =>
    [
      `### ${title}`,
      when,
      ...(done ? [done] : []),
      ...notes.map(({ label, body }) => `**${label}**\n\n${body}`),
    ].join("\n\n");
  const plan = (each: KeptPlan) =>
    [`## ${each.title}`, `${each.status}. ${each.stood}`, ...each.days.map(day)].join("\n\n");
  return `${[`# ${copy.title}: ${copy.kept.title}`, ...plans.map(plan)].join("\n\n")}\n`;
}
