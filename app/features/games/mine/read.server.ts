import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { booksOf, daysOf, type Totals } from "#app/features/games/achievements/totals.ts";
import {
  openSteps,
  runningOn,
  type Season,
  seasonById,
  seasonsOf,
} from "#app/features/games/challenges/seasons.ts";
import type { Evidence } from "#app/features/games/evidence/measures.ts";
import { slotsOf } from "#app/features/games/quests/quests.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import { type Rhythm, restWeekday, weekdayOf } from "#app/features/rhythm/rhythm.ts";
import { rhythmReads } from "#app/features/rhythm/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { achieved, type Mine, milestonesOf, type SeasonLine } from "./mine.ts";
import { type MineRows, mineOf } from "./store.server.ts";

/** In a page's own batch. The member's day is known only afterwards, so a day more is read. */
export function mineReads(ctx: MemberContext) {
  const now = ctx.now();
  const utc = new Date(now).toISOString().slice(0, 10);
  const year = Number(utc.slice(0, 4));
  const seasons = [...seasonsOf(year - 1), ...seasonsOf(year)].map(({ id }) => id);
  return [
    mineOf(ctx.db, ctx.userId, { since: addDays(utc, -1), seasons, now }),
    ...rhythmReads(ctx.db, ctx.userId),
  ] as const;
}

/** Days of rest that have passed since a day, as evidence. */
function restsSince(rhythm: Pick<Rhythm, "rests">, from: LocalDay, today: LocalDay): Evidence {
  const passed = [];
  for (let day = from; day < today; day = addDays(day, 1))
    if (restWeekday(rhythm.rests, day) === weekdayOf(day))
      passed.push({ measure: "rest" as const, day, times: 1 });
  return passed;
}

/** No further back is looked for a day of rest that has passed. */
const MAX_REST_DAYS = 60;

export function mineFrom(ctx: MemberContext, profile: Profile, found: string, rhythm: Rhythm): Mine {
  const rows = JSON.parse(found) as MineRows;
  const today = memberDay(profile, ctx.now());
  const open = rows.quests
    .filter(({ completedDay }) => completedDay === null)
    .map(({ openedDay }) => openedDay);
  const oldest = [addDays(today, -MAX_REST_DAYS), open.toSorted()[0] ?? today].toSorted().at(-1) ?? today;
  const evidence: Evidence = [...rows.evidence, ...restsSince(rhythm, oldest, today)];
  const lines = seasonLines(rows, today);
  const totals: Totals = {
    ...daysOf(rows.months),
    ...booksOf(rows.chapters),
    ...rows.counts,
    seasons: lines.filter(({ taken, season }) => taken >= season.steps).length,
  };
  return {
    today,
    evidence,
    slots: slotsOf(rows.quests, evidence, {
      userId: ctx.userId,
      today,
      shared: ctx.communityRules.open,
    }),
    totals,
    ...achieved(totals, rows.earned),
    paid: Object.fromEntries(
      rows.paid.filter(({ day }) => day === today).map(({ cause, times }) => [cause, times]),
    ),
    seasons: lines.filter(({ season, taken }) => taken > 0 || (season.from <= today && today <= season.to)),
    layout: rows.layout,
    daily: rows.daily?.day === today ? rows.daily : null,
    due: rows.due,
    missed: rows.missed,
    experience: rows.experience,
    milestones: milestonesOf(totals.days, rows.milestones),
  };
}

/** Those that run, and those that one has begun, the latest first. */
function seasonLines({ steps, totals }: Pick<MineRows, "steps" | "totals">, today: LocalDay): SeasonLine[] {
  const begun = steps.flatMap(({ season }) => seasonById(season) ?? []);
  const all = new Map<string, Season>([...begun, ...runningOn(today)].map((one) => [one.id, one]));
  return [...all.values()]
    .map((season) => {
      const total = totals.find((one) => one.season === season.id);
      return {
        season,
        taken: steps.find((one) => one.season === season.id)?.taken ?? 0,
        open: openSteps(season, today),
        steps: total?.steps ?? 0,
        people: total?.people ?? 0,
      };
    })
    .toSorted((a, b) => (a.season.from < b.season.from ? 1 : -1));
}
