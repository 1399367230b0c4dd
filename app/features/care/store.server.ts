import { and, count, eq, gt, sql } from "drizzle-orm";
import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { fromProfile } from "#app/features/member/fragments-store.server.ts";
import { careSigns, careSpend } from "./tables.ts";
import type { Signal } from "./use/signals.ts";
import { DANGER_SPAN_MS, type MemberUse } from "./use/use.ts";

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
export const addSpend = (db: Database, day: string, micros: number) =>
  db
    .insert(careSpend)
    .values({ day, micros, answers: 1 })
    .onConflictDoUpdate({
      target: careSpend.day,
      set: { micros: sql`${careSpend.micros} + ${micros}`, answers: sql`${careSpend.answers} + 1` },
    })
    .returning({ micros: careSpend.micros });

/** What one member has had of the companion; no row for one who never asked it. */
export const companionUseOf = (db: Database, userId: string) =>
  db.written<MemberUse>(
    `SELECT day, micros, danger_since AS dangerSince, dangers FROM companion_use WHERE user_id = ?1`,
    userId,
  );

/** Adds to what a member has cost on a day of the bill. Nothing for an account that is gone. */
export const addUse = (db: Database, userId: string, day: string, micros: number): Statement =>
  db.written(
    `INSERT INTO companion_use (user_id, day, micros) SELECT user_id, ?2, ?3 ${fromProfile("?1")}
    ON CONFLICT (user_id) DO UPDATE SET
      micros = iif(day = excluded.day, micros, 0) + excluded.micros, day = excluded.day`,
    userId,
    day,
    micros,
  );

/** One message of danger more in the running hour, or the first of a new one; answers with how many there are now. */
export const addDanger = (db: Database, userId: string, now: number) =>
  db.written<{ dangers: number }>(
    `INSERT INTO companion_use (user_id, danger_since, dangers) VALUES (?1, ?2, 1)
    ON CONFLICT (user_id) DO UPDATE SET
      dangers = iif(danger_since > ?2 - ${DANGER_SPAN_MS}, dangers, 0) + 1,
      danger_since = iif(danger_since > ?2 - ${DANGER_SPAN_MS}, danger_since, ?2)
    RETURNING dangers`,
    userId,
    now,
  );

export const forgetSigns = (db: Database, userId: string, conversationId: string): Statement =>
  db.written("DELETE FROM care_signs WHERE user_id = ?1 AND conversation_id = ?2", userId, conversationId);

/** What transcription and speech cost, beside the answers: it is no answer itself. */
export const addVoiceSpend = (db: Database, day: string, micros: number): Statement =>
  db.written(
    `INSERT INTO care_spend (day, micros, answers) VALUES (?1, ?2, 0)
    ON CONFLICT (day) DO UPDATE SET micros = micros + excluded.micros`,
    day,
    micros,
  );

/** Conversations in which a card of help was shown for a danger, since then. */
export const crisisCards = (db: Database, since: number): RawQuery<{ count: number }> =>
  db.written("SELECT count(*) AS count FROM care_signs WHERE sign = 'crisis' AND at >= ?1", since);

/** What the companion has cost each day, the newest first. */
export const spendOfDays = (
  db: Database,
  most: number,
): RawQuery<{ day: string; micros: number; answers: number }> =>
  db.written("SELECT day, micros, answers FROM care_spend ORDER BY day DESC LIMIT ?1", most);
