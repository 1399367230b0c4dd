import { and, desc, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { LocalDay } from "#app/core/local-day.ts";
import type { Database, Statement } from "#app/db/database.ts";
import type { Plan } from "./model/progress.ts";
import type { Entry } from "./model/subjects.ts";
import { danielPlanLogs, danielPlans, type PlanRow } from "./tables.ts";

const OPEN = inArray(danielPlans.status, ["active", "paused"]);
const mine = (userId: string) => and(eq(danielPlans.userId, userId), isNull(danielPlans.deletedAt));

/** A text that was written. */
export type NoteRow = { step: number; entry: Entry; body: string; version: number };

/** The plan that a page is about: the one that runs or rests, else the newest that was finished. */
const shownPlan = (userId: string) => sql`(
  SELECT id FROM daniel_plans WHERE user_id = ${userId} AND deleted_at IS NULL
  ORDER BY status IN ('active', 'paused') DESC, created_at DESC, id DESC LIMIT 1)`;

/**
 * A page in its own batch: the plan, what was kept of each step, and the texts of one step and of the weeks.
 * @param step whose texts are read; null: the latest with anything on it
 */
export const pageReads = (db: Database, userId: string, step: number | null) =>
  [
    db
      .select()
      .from(danielPlans)
      .where(eq(danielPlans.id, shownPlan(userId))),
    stepsWhere(db, userId, shownPlan(userId)),
    notesWhere(db, userId, shownPlan(userId), step),
  ] as const;

const stepsWhere = (db: Database, userId: string, planId: ReturnType<typeof sql>) =>
  db
    .select({
      step: danielPlanLogs.step,
      done: sql<
        string | null
      >`group_concat(CASE WHEN ${danielPlanLogs.done} THEN ${danielPlanLogs.entry} END)`,
      written: sql<number>`max(${danielPlanLogs.body} <> '')`,
    })
    .from(danielPlanLogs)
    .where(
      and(
        eq(danielPlanLogs.userId, userId),
        eq(danielPlanLogs.planId, planId),
        or(eq(danielPlanLogs.done, true), sql`${danielPlanLogs.body} <> ''`),
      ),
    )
    .groupBy(danielPlanLogs.step);

/** The latest step with anything on it: what is beyond it was taken away again, and has a version all the same. */
const latest = (planId: ReturnType<typeof sql>) => sql`coalesce((
  SELECT max(step) FROM daniel_plan_logs WHERE plan_id = ${planId} AND (done OR body <> '')), 0)`;

const notesWhere = (db: Database, userId: string, planId: ReturnType<typeof sql>, step: number | null) =>
  db
    .select({
      step: danielPlanLogs.step,
      entry: danielPlanLogs.entry,
      body: danielPlanLogs.body,
      version: danielPlanLogs.version,
    })
    .from(danielPlanLogs)
    .where(
      and(
        eq(danielPlanLogs.userId, userId),
        eq(danielPlanLogs.planId, planId),
        or(
          eq(danielPlanLogs.entry, "review"),
          step === null ? gte(danielPlanLogs.step, latest(planId)) : eq(danielPlanLogs.step, step),
        ),
      ),
    );

/** One plan and what was kept of it, for an act. */
export const onePlanReads = (db: Database, userId: string, planId: string) =>
  [
    db
      .select()
      .from(danielPlans)
      .where(and(mine(userId), eq(danielPlans.id, planId))),
    stepsWhere(db, userId, sql`${planId}`),
  ] as const;

export const oneNote = (db: Database, userId: string, at: { planId: string; step: number; entry: Entry }) =>
  db
    .select({ body: danielPlanLogs.body, version: danielPlanLogs.version })
    .from(danielPlanLogs)
    .where(
      and(
        eq(danielPlanLogs.userId, userId),
        eq(danielPlanLogs.planId, at.planId),
        eq(danielPlanLogs.step, at.step),
        eq(danielPlanLogs.entry, at.entry),
      ),
    );

/** Every plan of a member, those that were deleted and can be brought back too. */
export const allPlans = (db: Database, userId: string) =>
  db
    .select()
    .from(danielPlans)
    .where(eq(danielPlans.userId, userId))
    .orderBy(desc(danielPlans.createdAt), desc(danielPlans.id));

/** Everything that was kept, of all plans, in the order of the days. */
export const allLogs = (db: Database, userId: string) =>
  db
    .select()
    .from(danielPlanLogs)
    .where(
      and(
        eq(danielPlanLogs.userId, userId),
        or(eq(danielPlanLogs.done, true), sql`${danielPlanLogs.body} <> ''`),
      ),
    )
    .orderBy(danielPlanLogs.planId, danielPlanLogs.step);

export const openPlan = (db: Database, userId: string) =>
  db
    .select({ id: danielPlans.id })
    .from(danielPlans)
    .where(and(mine(userId), OPEN));

/** Once a request; answers with the plan that the request came to. */
export const addPlan = (db: Database, row: typeof danielPlans.$inferInsert) => ({
  added: db
    .insert(danielPlans)
    .values(row)
    .onConflictDoNothing({ target: [danielPlans.userId, danielPlans.requestId] }),
  kept: db
    .select({ id: danielPlans.id })
    .from(danielPlans)
    .where(and(eq(danielPlans.userId, row.userId), eq(danielPlans.requestId, row.requestId))),
});

/** The constraints' names: another tab was first. */
export const PLAN_CHANGED = "daniel_plan_changed";
export const NOTE_CHANGED = "daniel_note_changed";
/** Another plan runs. */
export const ANOTHER_OPEN = "daniel_plans.user_id";

type Saved = Plan & { remindHour: number | null; remindAt: number | null };

export const savePlan = (db: Database, row: PlanRow, plan: Saved, overDay: LocalDay): Statement => {
  const isOver = plan.status === "finished" || plan.status === "ended";
  return db
    .update(danielPlans)
    .set({
      weeks: [...plan.weeks],
      anchors: [...plan.anchors],
      leftOut: [...plan.leftOut],
      status: plan.status,
      overDay: isOver ? (row.overDay ?? overDay) : null,
      remindHour: plan.remindHour,
      remindAt: isOver ? null : plan.remindAt,
      version: row.version + 1,
    })
    .where(and(eq(danielPlans.userId, row.userId), eq(danielPlans.id, row.id)));
};

/** Deletes a plan, or brings a deleted one back. */
export const setDeleted = (db: Database, userId: string, id: string, deletedAt: number | null): Statement =>
  db
    .update(danielPlans)
    .set({ deletedAt, remindAt: null, remindHour: null, version: sql`${danielPlans.version} + 1` })
    .where(
      and(
        eq(danielPlans.userId, userId),
        eq(danielPlans.id, id),
        deletedAt === null ? isNotNull(danielPlans.deletedAt) : isNull(danielPlans.deletedAt),
      ),
    );

type LogAt = { planId: string; step: number; entry: Entry; userId: string; day: LocalDay; at: number };

export const setDone = (db: Database, log: LogAt, done: boolean): Statement =>
  db
    .insert(danielPlanLogs)
    .values({ ...log, done })
    .onConflictDoUpdate({
      target: [danielPlanLogs.planId, danielPlanLogs.step, danielPlanLogs.entry],
      set: { done },
    });

/** @param base the version that the text began from */
export const setNote = (db: Database, log: LogAt, body: string, base: number): Statement =>
  db
    .insert(danielPlanLogs)
    .values({ ...log, body, version: base + 1 })
    .onConflictDoUpdate({
      target: [danielPlanLogs.planId, danielPlanLogs.step, danielPlanLogs.entry],
      // the same text once more is no other version
      set: {
        body,
        version: sql`iif(${danielPlanLogs.body} = excluded.body, ${danielPlanLogs.version}, excluded.version)`,
        at: log.at,
      },
    });

/** Plans whose reminder is due, with what is needed to say it. */
export const dueReminders = (db: Database, now: number, most: number) =>
  db
    .select()
    .from(danielPlans)
    .where(and(isNotNull(danielPlans.remindAt), lte(danielPlans.remindAt, now)))
    .orderBy(danielPlans.remindAt)
    .limit(most);

/** Erases what was deleted before, with all that was kept of it. */
export const forgetPlans = (db: Database, before: number, most: number): Statement =>
  db.delete(danielPlans).where(
    inArray(
      danielPlans.id,
      db
        .select({ id: danielPlans.id })
        .from(danielPlans)
        .where(and(isNotNull(danielPlans.deletedAt), lte(danielPlans.deletedAt, before)))
        .limit(most),
    ),
  );
