import { asc, eq } from "drizzle-orm";
import { type ExportSection, jsonFile } from "#app/db/export-section.ts";
import { practices, rests, rhythmMonths, sickDays } from "./tables.ts";

/** The member's rhythm: what was practised on which day, the days of rest and of illness. */
export const rhythmExport: ExportSection = {
  tables: ["rhythm_practices", "rhythm_months", "rhythm_rests", "rhythm_sick_days"],
  async *files({ db, userId }) {
    const [practised, months, resting, sick] = await db.batch([
      db.select().from(practices).where(eq(practices.userId, userId)).orderBy(asc(practices.at)),
      db.select().from(rhythmMonths).where(eq(rhythmMonths.userId, userId)),
      db.select().from(rests).where(eq(rests.userId, userId)),
      db.select().from(sickDays).where(eq(sickDays.userId, userId)),
    ]);
    yield { path: "rhythm.json", content: jsonFile({ practised, months, rests: resting, sickDays: sick }) };
  },
};
