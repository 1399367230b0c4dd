import { dayStart } from "#app/core/local-day.ts";
import { commit } from "#app/db/commit.ts";
import { stepsOf } from "#app/features/daniel-plan/model/calendar.ts";
import { positionOf } from "#app/features/daniel-plan/model/progress.ts";
import { nextReminder } from "#app/features/daniel-plan/model/reminder.ts";
import { situationOf } from "#app/features/daniel-plan/model/situation.ts";
import {
  dueReminders,
  onePlanReads,
  PLAN_CHANGED,
  savePlan,
} from "#app/features/daniel-plan/store.server.ts";
import type { PlanRow } from "#app/features/daniel-plan/tables.ts";
import { hasPremium } from "#app/features/member/roles.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { currentTimeZone, memberDay } from "#app/features/member/time-zone.ts";
import { notification } from "#app/features/notifications/notify.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { roleAndPlanOf, roleAndPlanReads } from "#app/request/guards.server.ts";

/** So many in one run of the cron, which comes every minute. */
const MAX_AT_ONCE = 100;

/**
 * Cron: whose hour has come finds in the bell that the day is there, where notifications of reading are on. Nothing is
 * said on a day that something was kept on, of a plan that rests, or to whom the plan is not open now.
 * @returns how many were due
 */
export async function remindOfDanielPlans(ctx: AppContext): Promise<number> {
  const due = await dueReminders(ctx.db, ctx.now(), MAX_AT_ONCE);
  for (const row of due) await remind(ctx, row);
  return due.length;
}

async function remind(ctx: AppContext, row: PlanRow): Promise<void> {
  const { db } = ctx;
  const { userId } = row;
  const [roles, subscriptions, profiles, rows, steps] = await db.batch([
    ...roleAndPlanReads({ db, userId }),
    profileOf(db, userId),
    ...onePlanReads(db, userId, row.id),
  ]);
  const [profile] = profiles;
  const [now] = rows;
  // changed or deleted since it was found
  if (!profile || !now || now.version !== row.version) return;
  const isOpen = now.status === "active" && hasPremium(roleAndPlanOf(roles, subscriptions));
  const situation = situationOf(now, steps, memberDay(profile, ctx.now()));
  const { kind, step } = positionOf(situation);
  const isDue = isOpen && kind === "today" && !situation.logged.has(step);
  const reminder = notification(ctx, userId, `${row.id}:${step}`, {
    topic: "daniel.day",
    day: step + 1,
    of: stepsOf(now),
  });
  const remindAt = nextAfter(ctx, now, profile);
  const saved = savePlan(db, now, { ...now, remindAt }, situation.today);
  const written = await commit(db, isDue ? [saved, reminder.statement] : [saved]);
  if (!written.ok && written.constraint !== PLAN_CHANGED)
    throw new Error(`not reminded: ${written.constraint}`);
  if (written.ok && isDue) deliver(ctx, () => ctx.rooms.publish(userId, [reminder.publication]));
}

const nextAfter = (ctx: AppContext, { remindHour }: PlanRow, profile: Profile): number | null =>
  nextReminder(remindHour, dayStart(ctx.now(), currentTimeZone(profile, ctx.now())), ctx.now());
