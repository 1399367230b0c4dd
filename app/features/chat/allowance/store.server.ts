import type { LocalDay } from "#app/core/local-day.ts";
import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { addMovement } from "#app/features/wallet/store.server.ts";

/** What a message can be paid with: the latest days of the allowance, and what was bought (G2). */
export const meterOf = (db: Database, userId: string): RawQuery<{ credits: number; days: string }> =>
  db.written(
    `SELECT coalesce((SELECT message_credits FROM user_stats WHERE user_id = ?1), 0) AS credits,
      (SELECT json_group_array(json_object('day', day, 'used', used)) FROM (
        SELECT day, used FROM chat_allowance WHERE user_id = ?1 ORDER BY day DESC LIMIT 3)) AS days`,
    userId,
  );

/** How the day stands, as the commit that it closes leaves it. */
export const allowanceOn = (
  db: Database,
  userId: string,
  day: LocalDay,
): RawQuery<{ used: number; credits: number }> =>
  db.written(
    `SELECT coalesce((SELECT used FROM chat_allowance WHERE user_id = ?1 AND day = ?2), 0) AS used,
      coalesce((SELECT message_credits FROM user_stats WHERE user_id = ?1), 0) AS credits`,
    userId,
    day,
  );

/** One bought message for an answer; fails on `credits_enough` when none is left. */
export const spendCredit = (db: Database, userId: string, answerId: string, now: number): Statement =>
  addMovement(db, userId, now, {
    currency: "message_credits",
    amount: -1,
    cause: "credit_spent",
    causeId: answerId,
  });

/**
 * Gives a bought message back for an answer that is still open; stands before the statement that closes it. Nothing
 * where the answer was charged to nothing, or to the day.
 */
export const returnCredit = (db: Database, userId: string, answerId: string, now: number): Statement =>
  db.written(
    `INSERT INTO wallet_ledger (user_id, currency, amount, cause, cause_id, balance_after, created_at)
    SELECT user_id, 'message_credits', 1, 'credit_returned', ?2, message_credits + 1, ?3
    FROM user_stats WHERE user_id = ?1
      AND EXISTS (SELECT 1 FROM wallet_ledger
        WHERE user_id = ?1 AND cause = 'credit_spent' AND cause_id = ?2 AND currency = 'message_credits')
      AND EXISTS (SELECT 1 FROM chat_answers WHERE id = ?2 AND state = 'writing')
    RETURNING balance_after AS credits`,
    userId,
    answerId,
    now,
  );

/** The last day that the member was charged on: it is told with what was given back. */
export const latestAllowance = (
  db: Database,
  userId: string,
): RawQuery<{ day: string; used: number; allowed: number }> =>
  db.written(
    "SELECT day, used, allowed FROM chat_allowance WHERE user_id = ?1 ORDER BY day DESC LIMIT 1",
    userId,
  );
