import { and, count, desc, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import type { LocalDay } from "#app/core/local-day.ts";
import type { Database, Statement } from "#app/db/database.ts";
import type { Item, Plan } from "./model/schedule.ts";
import { type PlanRow, planChecks, readingPlans } from "./tables.ts";

const checksWhere = (db: Database, userId: string, planId: string | null) =>
  db
    .select({
      planId: planChecks.planId,
      reading: planChecks.reading,
      places: sql<string>`group_concat(${planChecks.place})`,
      day: sql<LocalDay>`max(${planChecks.day})`,
    })
    .from(planChecks)
    .innerJoin(readingPlans, eq(readingPlans.id, planChecks.planId))
    .where(
      and(
        eq(planChecks.userId, userId),
        isNull(planChecks.openedAt),
        or(ne(readingPlans.status, "finished"), planId === null ? undefined : eq(readingPlans.id, planId)),
      ),
    )
    .groupBy(planChecks.planId, planChecks.reading);

/** A member's plans, newest first, and what was read of those that are not finished and of the one that is asked for. */
export const planReads = (db: Database, userId: string, planId: string | null) =>
  [
    db
      .select()
      .from(readingPlans)
      .where(eq(readingPlans.userId, userId))
      .orderBy(desc(readingPlans.createdAt), desc(readingPlans.id)),
    checksWhere(db, userId, planId),
  ] as const;

/** One plan and what was read of it, for an act. */
export const onePlanReads = (db: Database, userId: string, planId: string) =>
  [
    db
      .select()
      .from(readingPlans)
      .where(and(eq(readingPlans.userId, userId), eq(readingPlans.id, planId))),
    db
      .select({
        planId: planChecks.planId,
        reading: planChecks.reading,
        places: sql<string>`group_concat(${planChecks.place})`,
        day: sql<LocalDay>`max(${planChecks.day})`,
      })
      .from(planChecks)
      .where(and(eq(planChecks.userId, userId), eq(planChecks.planId, planId), isNull(planChecks.openedAt)))
      .groupBy(planChecks.planId, planChecks.reading),
  ] as const;

export const countPlans = (db: Database, userId: string) =>
  db.select({ plans: count() }).from(readingPlans).where(eq(readingPlans.userId, userId));

/** The same request again changes nothing; the plan that it began comes after it. */
export const addPlan = (db: Database, row: typeof readingPlans.$inferInsert) => ({
  added: db
    .insert(readingPlans)
    .values(row)
    .onConflictDoNothing({ target: [readingPlans.userId, readingPlans.requestId] }),
  kept: db
    .select({ id: readingPlans.id })
    .from(readingPlans)
    .where(and(eq(readingPlans.userId, row.userId), eq(readingPlans.requestId, row.requestId))),
});

/** The constraint's name for a plan that another tab has changed meanwhile. */
export const PLAN_CHANGED = "plan_changed";

export const savePlan = (db: Database, row: PlanRow, plan: Plan, finishedDay: LocalDay | null): Statement => {
  const { weekdays, anchorDay, anchorReading, spreadReadings, spreadDays, asideBefore, status } = plan;
  return db
    .update(readingPlans)
    .set({
      weekdays,
      anchorDay,
      anchorReading,
      spreadReadings,
      spreadDays,
      asideBefore,
      restDays: [...plan.restDays],
      status,
      finishedDay: status === "finished" ? (row.finishedDay ?? finishedDay) : null,
      version: row.version + 1,
    })
    .where(and(eq(readingPlans.userId, row.userId), eq(readingPlans.id, row.id)));
};

export const removePlan = (db: Database, userId: string, id: string): Statement =>
  db.delete(readingPlans).where(and(eq(readingPlans.userId, userId), eq(readingPlans.id, id)));

/** Passages of a plan that were opened again after a moment. */
export const openedSince = (db: Database, userId: string, planId: string, at: number) =>
  db
    .select({ reading: planChecks.reading, place: planChecks.place })
    .from(planChecks)
    .where(and(eq(planChecks.userId, userId), eq(planChecks.planId, planId), gt(planChecks.openedAt, at)));

/** One statement, however many: what was read before keeps its day, and what was opened after it stays open. */
export const addChecks = (
  db: Database,
  to: { userId: string; planId: string; day: LocalDay; at: number },
  items: readonly Item[],
): Statement =>
  db.written(
    `INSERT INTO reading_plan_checks (plan_id, reading, place, user_id, day, at)
    SELECT ?1, value ->> 'reading', value ->> 'place', ?2, ?3, ?4 FROM json_each(?5) WHERE true
    ON CONFLICT (plan_id, reading, place) DO UPDATE SET day = iif(opened_at IS NULL, day, excluded.day),
      at = excluded.at, opened_at = NULL
      WHERE opened_at <= excluded.at OR (opened_at IS NULL AND at < excluded.at)`,
    to.planId,
    to.userId,
    to.day,
    to.at,
    JSON.stringify(items),
  );

/**
 * An undoing that comes late takes nothing away that was checked off after it. Its moment stays, also where nothing was
 * checked off so far.
 */
export const removeChecks = (
  db: Database,
  to: { userId: string; planId: string; day: LocalDay; at: number },
  items: readonly Item[],
): Statement =>
  db.written(
    `INSERT INTO reading_plan_checks (plan_id, reading, place, user_id, day, at, opened_at)
    SELECT ?1, value ->> 'reading', value ->> 'place', ?2, ?3, ?4, ?4 FROM json_each(?5) WHERE true
    ON CONFLICT (plan_id, reading, place) DO UPDATE SET opened_at = excluded.opened_at
      WHERE at <= excluded.opened_at AND coalesce(opened_at, 0) < excluded.opened_at`,
    to.planId,
    to.userId,
    to.day,
    to.at,
    JSON.stringify(items),
  );
