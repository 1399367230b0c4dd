import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { type ExportSection, jsonList, rowsOf } from "#app/db/export-section.ts";
import { planChecks, readingPlans } from "./tables.ts";

/** The member's plans of reading, and each passage that they checked off, with its day. */
export const plansExport: ExportSection = {
  tables: ["reading_plans", "reading_plan_checks"],
  async *files({ db, userId }) {
    yield { path: "reading-plans.json", content: jsonList(plansOf(db, userId)) };
    yield { path: "reading-plan-checks.json", content: jsonList(checksOf(db, userId)) };
  },
};

const plansOf = (db: Database, userId: string) =>
  rowsOf<typeof readingPlans.$inferSelect>((last, most) =>
    db
      .select()
      .from(readingPlans)
      .where(and(eq(readingPlans.userId, userId), gt(readingPlans.id, last?.id ?? "")))
      .orderBy(asc(readingPlans.id))
      .limit(most),
  );

const checksOf = (db: Database, userId: string) =>
  rowsOf<typeof planChecks.$inferSelect>((last, most) =>
    db
      .select()
      .from(planChecks)
      .where(
        and(
          eq(planChecks.userId, userId),
          last
            ? sql`(${planChecks.planId}, ${planChecks.reading}, ${planChecks.place}) > (${last.planId}, ${last.reading}, ${last.place})`
            : undefined,
        ),
      )
      .orderBy(asc(planChecks.planId), asc(planChecks.reading), asc(planChecks.place))
      .limit(most),
  );
