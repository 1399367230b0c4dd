import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Database, Statement } from "#app/db/database.ts";
import { type PhoneCode, phoneCodes, type TextSend, textSends } from "./tables.ts";

/** The newest code that a member was sent to a number. */
export const codeOf = (db: Database, userId: string, phoneNumber: string) =>
  db
    .select()
    .from(phoneCodes)
    .where(and(eq(phoneCodes.userId, userId), eq(phoneCodes.phoneNumber, phoneNumber)))
    .orderBy(desc(phoneCodes.startedAt), desc(phoneCodes.id))
    .limit(1);

/** The newest code that a member can still use. */
export const waitingCodeOf = (db: Database, userId: string, now: number) =>
  db
    .select()
    .from(phoneCodes)
    .where(and(eq(phoneCodes.userId, userId), eq(phoneCodes.state, "waiting"), gt(phoneCodes.expiresAt, now)))
    .orderBy(desc(phoneCodes.startedAt), desc(phoneCodes.id))
    .limit(1);

/** When texts went to a number, newest first: ten are the most that a day has. */
export const sendsTo = (db: Database, numberHash: string) =>
  db
    .select({ sentAt: textSends.sentAt })
    .from(textSends)
    .where(eq(textSends.numberHash, numberHash))
    .orderBy(desc(textSends.sentAt))
    .limit(10);

/** Fails on a trigger's name when it is one too many. */
export const addSend = (db: Database, row: TextSend): Statement => db.insert(textSends).values(row);

export const removeSend = (db: Database, id: string): Statement =>
  db.delete(textSends).where(eq(textSends.id, id));

/** A code whose time is over makes room for the next. */
export const closeExpired = (db: Database, phoneNumber: string, now: number): Statement =>
  db
    .update(phoneCodes)
    .set({ state: "over" })
    .where(
      and(
        eq(phoneCodes.phoneNumber, phoneNumber),
        eq(phoneCodes.state, "waiting"),
        lte(phoneCodes.expiresAt, now),
      ),
    );

/** Nothing new while one waits: the vendor sends the same digits again. */
export const addCode = (
  db: Database,
  row: Pick<PhoneCode, "id" | "userId" | "phoneNumber" | "startedAt" | "expiresAt">,
): Statement => db.insert(phoneCodes).values(row).onConflictDoNothing();

export const removeCode = (db: Database, id: string): Statement =>
  db.delete(phoneCodes).where(eq(phoneCodes.id, id));

/** Fails on `code_tries`, `code_alive` or `code_used`. */
export const countAttempt = (db: Database, id: string, now: number): Statement =>
  db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1`, triedAt: now })
    .where(eq(phoneCodes.id, id));

export const returnAttempt = (db: Database, id: string): Statement =>
  db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} - 1` })
    .where(and(eq(phoneCodes.id, id), gt(phoneCodes.tries, 0)));

/** Fails on `code_used` when the code is not where it would have to come from. */
export const moveCode = (db: Database, id: string, state: PhoneCode["state"]): Statement =>
  db.update(phoneCodes).set({ state }).where(eq(phoneCodes.id, id));

/** Sends that no limit looks at any more. */
export const deleteOldSends = (db: Database, before: number): Statement =>
  db.delete(textSends).where(lte(textSends.sentAt, before));
