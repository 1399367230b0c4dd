import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { type ExportSection, jsonFile, jsonList, rowsOf } from "#app/db/export-section.ts";
import { practices, rests, rhythmMonths, sickDays } from "./tables.ts";

/** The member's rhythm: what was practised on which day, the days of rest and of illness. */
export const rhythmExport: ExportSection = {
  tables: ["rhythm_practices", "rhythm_months", "rhythm_rests", "rhythm_sick_days"],
  async *files({ db, userId }) {
    // a row a month, and one for each change of the day of rest
    const [months, resting] = await db.batch([
      db.select().from(rhythmMonths).where(eq(rhythmMonths.userId, userId)),
      db.select().from(rests).where(eq(rests.userId, userId)),
    ]);
    yield { path: "rhythm.json", content: jsonFile({ months, rests: resting }) };
    yield { path: "rhythm-practices.json", content: jsonList(practicesOf(db, userId)) };
    yield { path: "rhythm-sick-days.json", content: jsonList(sickDaysOf(db, userId)) };
  },
};

const practicesOf = (db: Database, userId: string) =>
  rowsOf<typeof practices.$inferSelect>((last, most) =>
    db
      .select()
      .from(practices)
      .where(
        and(
          eq(practices.userId, userId),
          last ? sql`(${practices.at}, ${practices.cause}) > (${last.at}, ${last.cause})` : undefined,
        ),
      )
      .orderBy(asc(practices.at), asc(practices.cause))
      .limit(most),
  );

const sickDaysOf = (db: Database, userId: string) =>
  rowsOf<typeof sickDays.$inferSelect>((last, most) =>
    db
      .select()
      .from(sickDays)
      .where(and(eq(sickDays.userId, userId), gt(sickDays.id, last?.id ?? "")))
      .orderBy(asc(sickDays.id))
      .limit(most),
  );
