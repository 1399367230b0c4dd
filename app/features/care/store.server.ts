import { and, count, eq, gt, lt, sql } from "drizzle-orm";
import type { Database, Statement } from "#app/db/database.ts";
import type { SendCount } from "./send-limits.ts";
import type { Signal } from "./signals.ts";
import { careSends, careSigns, careSpend } from "./tables.ts";

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

/** Fails on `send_burst_kept` or `send_day_kept` when it is one too many. */
export const countSend = (db: Database, { mark, span, beginsAt, most }: SendCount): Statement =>
  db
    .insert(careSends)
    .values({ mark, span, beginsAt, used: 1, most })
    .onConflictDoUpdate({
      target: [careSends.mark, careSends.span, careSends.beginsAt],
      set: { used: sql`${careSends.used} + 1`, most },
    });

export const forgetSends = (db: Database, before: number): Statement =>
  db.delete(careSends).where(lt(careSends.beginsAt, before));

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
