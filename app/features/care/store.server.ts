import { and, count, eq, gt, sql } from "drizzle-orm";
import type { Database, Statement } from "#app/db/database.ts";
import type { Signal } from "./signals.ts";
import { careSigns, careSpend } from "./tables.ts";

/** In how many conversations since then each sign was seen. */
export const signsSince = (db: Database, userId: string, since: number) =>
  db
    .select({ sign: careSigns.sign, count: count() })
    .from(careSigns)
    .where(and(eq(careSigns.userId, userId), gt(careSigns.at, since)))
    .groupBy(careSigns.sign);

/** The day's bill so far. */
export const spendOf = (db: Database, day: string) =>
  db.select({ micros: careSpend.micros }).from(careSpend).where(eq(careSpend.day, day));

/** Once a conversation and sign; the newest time counts. */
export const rememberSign = (
  db: Database,
  row: { userId: string; conversationId: string; sign: Signal; at: number },
): Statement =>
  db
    .insert(careSigns)
    .values(row)
    .onConflictDoUpdate({
      target: [careSigns.userId, careSigns.conversationId, careSigns.sign],
      set: { at: row.at },
    });

/** Adds to the day's bill and answers with what it is now. */
export const addSpend = (db: Database, day: string, micros: number): Statement =>
  db
    .insert(careSpend)
    .values({ day, micros, answers: 1 })
    .onConflictDoUpdate({
      target: careSpend.day,
      set: { micros: sql`${careSpend.micros} + ${micros}`, answers: sql`${careSpend.answers} + 1` },
    })
    .returning({ micros: careSpend.micros });
