import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { fromProfile } from "#app/features/member/fragments-store.server.ts";

/** Again a minute later, then after twice as long, a day at most, ms. */
const AGAIN_MS = 60_000;
const MAX_WAIT_MS = 86_400_000;

const OPEN_CHECKOUTS = "FROM checkouts WHERE user_id = d.user_id AND state IN ('opening', 'open')";
const RUNNING = "FROM billing_subscriptions WHERE user_id = d.user_id AND ended_at IS NULL";
/** What the bank has taken back cannot be given back as well. */
const RETURNABLE = `FROM payments WHERE user_id = d.user_id AND state = 'paid' AND intent_id IS NOT NULL
  AND refunded_cents < amount_cents AND dispute NOT IN ('open', 'lost')`;

export type Returnable = { id: string; intentId: string; refundedCents: number };

export type PaymentsOfUnder13 = {
  customerId: string;
  /** JSON, as the two below. */
  checkouts: string;
  subscriptions: string;
  payments: string;
  tries: number;
};

/** What can still be paid, what runs, and what was paid, of an account that is closed for this. */
export const paymentsOfUnder13 = (db: Database, userId: string): RawQuery<PaymentsOfUnder13> =>
  db.written(
    `SELECT c.customer_id AS customerId,
      (SELECT json_group_array(json_object('id', id, 'sessionId', session_id)) ${OPEN_CHECKOUTS}) AS checkouts,
      (SELECT json_group_array(id) ${RUNNING}) AS subscriptions,
      (SELECT json_group_array(json_object('id', id, 'intentId', intent_id, 'refundedCents', refunded_cents))
        ${RETURNABLE}) AS payments,
      coalesce((SELECT tries FROM under_13_refunds WHERE user_id = d.user_id), 0) AS tries
    FROM account_deletions d JOIN billing_customers c ON c.user_id = d.user_id
    WHERE d.user_id = ?1 AND d.reason = 'under_13'`,
    userId,
  );

/** Whose money is still to be returned, and was not tried a moment ago. */
export const dueRefundsOfUnder13 = (db: Database, now: number, most: number): RawQuery<{ userId: string }> =>
  db.written(
    `SELECT d.user_id AS userId
    FROM account_deletions d JOIN billing_customers c ON c.user_id = d.user_id
    LEFT JOIN under_13_refunds r ON r.user_id = d.user_id
    WHERE d.reason = 'under_13' AND coalesce(r.next_try_at, 0) <= ?1
      AND (EXISTS (SELECT 1 ${OPEN_CHECKOUTS}) OR EXISTS (SELECT 1 ${RUNNING}) OR EXISTS (SELECT 1 ${RETURNABLE}))
    LIMIT ?2`,
    now,
    most,
  );

/** It did not all go back: tried again later. Nothing where the account is gone. */
export const postponeRefund = (db: Database, userId: string, now: number): Statement =>
  db.written(
    `INSERT INTO under_13_refunds (user_id, tries, next_try_at)
      SELECT user_id, 1, ?2 + ${AGAIN_MS} ${fromProfile("?1")}
    ON CONFLICT (user_id) DO UPDATE SET tries = tries + 1,
      next_try_at = ?2 + min(${AGAIN_MS} * (1 << min(tries, 11)), ${MAX_WAIT_MS})`,
    userId,
    now,
  );

export const finishRefund = (db: Database, userId: string): Statement =>
  db.written("DELETE FROM under_13_refunds WHERE user_id = ?1", userId);
