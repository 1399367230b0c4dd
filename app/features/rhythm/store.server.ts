import { and, desc, eq } from "drizzle-orm";
import type { LocalDay } from "#app/core/local-day.ts";
import type { Database, Statement } from "#app/db/database.ts";
import { practices, rests, rhythmMonths, sickDays } from "./tables.ts";

/** A member's whole rhythm, in a page's own batch: a row a month, and few others. */
export const rhythmReads = (db: Database, userId: string) =>
  [
    db
      .select({
        month: rhythmMonths.month,
        reading: rhythmMonths.reading,
        prayer: rhythmMonths.prayer,
        memory: rhythmMonths.memory,
        service: rhythmMonths.service,
        flown: rhythmMonths.flown,
      })
      .from(rhythmMonths)
      .where(eq(rhythmMonths.userId, userId)),
    db.select({ fromDay: rests.fromDay, weekday: rests.weekday }).from(rests).where(eq(rests.userId, userId)),
    db
      .select({ id: sickDays.id, firstDay: sickDays.firstDay, lastDay: sickDays.lastDay })
      .from(sickDays)
      .where(eq(sickDays.userId, userId))
      .orderBy(desc(sickDays.firstDay)),
  ] as const;

type Practised = typeof practices.$inferInsert;

/** The same cause again changes nothing; the day is made of it by the schema. */
export const addPractice = (db: Database, row: Practised): Statement =>
  db.insert(practices).values(row).onConflictDoNothing();

/** From that day on; the same day again, the later choice counts. */
export const saveRest = (db: Database, userId: string, fromDay: LocalDay, weekday: number): Statement =>
  db
    .insert(rests)
    .values({ userId, fromDay, weekday })
    .onConflictDoUpdate({ target: [rests.userId, rests.fromDay], set: { weekday } });

export const addSickDays = (
  db: Database,
  row: { userId: string; id: string; firstDay: LocalDay; lastDay: LocalDay; addedAt: number },
): Statement => db.insert(sickDays).values(row).onConflictDoNothing();

/** The row of exactly these days. */
export const sickDaysOf = (
  db: Database,
  { userId, firstDay, lastDay }: { userId: string; firstDay: LocalDay; lastDay: LocalDay },
) =>
  db
    .select({ id: sickDays.id })
    .from(sickDays)
    .where(and(eq(sickDays.userId, userId), eq(sickDays.firstDay, firstDay), eq(sickDays.lastDay, lastDay)));

export const removeSickDays = (db: Database, userId: string, id: string): Statement =>
  db.delete(sickDays).where(and(eq(sickDays.userId, userId), eq(sickDays.id, id)));
