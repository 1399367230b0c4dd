import type { LocalDay } from "#app/core/local-day.ts";
import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { usedDaysJson } from "#app/features/chat/fragments-store.server.ts";
import { creditsOf, wasMoved } from "#app/features/wallet/fragments-store.server.ts";
import { addMovement, movementWhere } from "#app/features/wallet/store.server.ts";

/** What a message can be paid with: the latest days of the allowance, and what was bought (G2). */
export const meterOf = (db: Database, userId: string): RawQuery<{ credits: number; days: string }> =>
  db.written(
    `SELECT ${creditsOf("?1")} AS credits,
      ${usedDaysJson("?1")} AS days`,
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
      ${creditsOf("?1")} AS credits`,
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

const RETURNED = movementWhere(
  {
    ...{ member: "?1", currency: "message_credits", amount: "1", cause: "credit_returned" },
    ...{ causeId: "?2", now: "?3" },
  },
  `${wasMoved("?1", "credit_spent", "?2")}
    AND EXISTS (SELECT 1 FROM chat_answers WHERE id = ?2 AND state = 'writing')`,
);

/**
 * Gives a bought message back for an answer that is still open; stands before the statement that closes it. Nothing
 * where the answer was charged to nothing, or to the day.
 */
export const returnCredit = (
  db: Database,
  userId: string,
  answerId: string,
  now: number,
): RawQuery<{ credits: number }> =>
  db.written(`${RETURNED} RETURNING balance_after AS credits`, userId, answerId, now);

/** The last day that the member was charged on: it is told with what was given back. */
export const latestAllowance = (
  db: Database,
  userId: string,
): RawQuery<{ day: string; used: number; allowed: number }> =>
  db.written(
    "SELECT day, used, allowed FROM chat_allowance WHERE user_id = ?1 ORDER BY day DESC LIMIT 1",
    userId,
  );
