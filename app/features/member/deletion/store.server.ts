import { and, eq, gt, lte, ne, sql } from "drizzle-orm";
import type { Database, Statement } from "#app/db/database.ts";
import { accountDeletions } from "#app/features/member/tables.ts";

type Deletion = typeof accountDeletions.$inferSelect;

export const deletionOf = (db: Database, userId: string) =>
  db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId)).limit(1);

/**
 * Asked twice, the first time counts: nobody's thirty days begin anew. Fails on `FOREIGN KEY` without a profile, and an unpaid
 * registration's on `checkout_stands` while something can be paid, or has been.
 */
export const addDeletion = (db: Database, row: Omit<Deletion, "state">): Statement =>
  db.insert(accountDeletions).values(row).onConflictDoNothing();

/** G13: closed until it is erased, also where its owner had asked for that before. */
export const addUnder13Deletion = (db: Database, row: Omit<Deletion, "state" | "reason">): Statement =>
  db
    .insert(accountDeletions)
    .values({ ...row, reason: "under_13" })
    .onConflictDoUpdate({
      target: accountDeletions.userId,
      set: { reason: "under_13" },
      setWhere: eq(accountDeletions.state, "resting"),
    });

/** By staff. Fails on `under_13_stays` without their act in the log. */
export const removeUnder13Deletion = (db: Database, userId: string): Statement =>
  db
    .delete(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), eq(accountDeletions.reason, "under_13")));

/** Due at once, and nobody undoes it. Nothing where there is no profile. */
export const addDueDeletion = (db: Database, userId: string, now: number): Statement =>
  db.written(
    `INSERT INTO account_deletions (user_id, reason, state, asked_at, purge_at)
      SELECT user_id, 'asked', 'purging', ?2 - 1, ?2 FROM profiles WHERE user_id = ?1
      ON CONFLICT (user_id) DO UPDATE
        SET state = 'purging', asked_at = min(asked_at, excluded.asked_at), purge_at = min(purge_at, excluded.purge_at)`,
    userId,
    now,
  );

/** Empty when it is too late, there was nothing to undo, or only staff can undo it. */
export const removeDeletion = (db: Database, userId: string, now: number) =>
  db
    .delete(accountDeletions)
    .where(
      and(
        eq(accountDeletions.userId, userId),
        eq(accountDeletions.state, "resting"),
        ne(accountDeletions.reason, "under_13"),
        gt(accountDeletions.purgeAt, now),
      ),
    )
    .returning({ userId: accountDeletions.userId });

/** Accounts whose time has come, in no order: one that fails each time does not stand before the others. */
export const dueDeletions = (db: Database, now: number, limit: number) =>
  db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(lte(accountDeletions.purgeAt, now))
    .orderBy(sql`random()`)
    .limit(limit);

/** From here on nobody undoes it. Empty when it was undone a moment ago. */
export const beginPurge = (db: Database, userId: string, now: number) =>
  db
    .update(accountDeletions)
    .set({ state: "purging" })
    .where(and(eq(accountDeletions.userId, userId), lte(accountDeletions.purgeAt, now)))
    .returning({ userId: accountDeletions.userId, reason: accountDeletions.reason });
