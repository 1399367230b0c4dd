import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { type ExportSection, jsonList, rowsOf } from "#app/db/export-section.ts";
import { danielPlanLogs, danielPlans, type LogRow, type PlanRow } from "./tables.ts";

/** The member's six weeks, those that were deleted and can be brought back too, and all that was done and written. */
export const danielPlanExport: ExportSection = {
  tables: ["daniel_plans", "daniel_plan_logs"],
  async *files({ db, userId }) {
    yield { path: "daniel-plans.json", content: jsonList(plansOf(db, userId)) };
    yield { path: "daniel-plan-logs.json", content: jsonList(logsOf(db, userId)) };
  },
};

const plansOf = (db: Database, userId: string) =>
  rowsOf<PlanRow>((last, most) =>
    db
      .select()
      .from(danielPlans)
      .where(and(eq(danielPlans.userId, userId), gt(danielPlans.id, last?.id ?? "")))
      .orderBy(asc(danielPlans.id))
      .limit(most),
  );

const logsOf = (db: Database, userId: string) =>
  rowsOf<LogRow>((last, most) =>
    db
      .select()
      .from(danielPlanLogs)
      .where(
        and(
          eq(danielPlanLogs.userId, userId),
          last
            ? sql`(${danielPlanLogs.planId}, ${danielPlanLogs.step}, ${danielPlanLogs.entry}) > (${last.planId}, ${last.step}, ${last.entry})`
            : undefined,
        ),
      )
      .orderBy(asc(danielPlanLogs.planId), asc(danielPlanLogs.step), asc(danielPlanLogs.entry))
      .limit(most),
  );
