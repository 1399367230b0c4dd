import type { Database, RawQuery, Statement } from "#app/db/database.ts";

/** A webhook that could not be worked is tried again after this, ms, then after twice as long, an hour at most. */
const LEASE_MS = 30_000;
const MAX_WAIT_MS = 3_600_000;

type Incoming = {
  id: string;
  type: string;
  customerId: string | null;
  intentId: string | null;
  body: string;
  createdAt: number;
};

/** Stored as it came, once; due at once. */
export const addEvent = (db: Database, row: Incoming, now: number): RawQuery<{ id: string }> =>
  db.written(
    `INSERT INTO payment_events (id, type, customer_id, intent_id, body, next_try_at, created_at, received_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?7, ?6, ?7) ON CONFLICT (id) DO NOTHING RETURNING id`,
    row.id,
    row.type,
    row.customerId,
    row.intentId,
    row.body,
    row.createdAt,
    now,
  );

export type DueEvent = { id: string; customerId: string | null; intentId: string | null; tries: number };

const DUE = "id, customer_id AS customerId, intent_id AS intentId, tries";

/** What nobody works now, the longest waiting first. */
export const dueEvents = (db: Database, now: number, most: number): RawQuery<DueEvent> =>
  db.written(
    `SELECT ${DUE} FROM payment_events WHERE state = 'pending' AND next_try_at <= ?1 ORDER BY next_try_at LIMIT ?2`,
    now,
    most,
  );

const claim = (where: string) => `UPDATE payment_events SET tries = tries + 1,
    next_try_at = ?2 + min(${LEASE_MS} * (1 << min(tries, 7)), ${MAX_WAIT_MS})
  WHERE ${where} AND state = 'pending' AND next_try_at <= ?2 RETURNING ${DUE}`;

/**
 * Takes all that is due of a customer: one worker reads the vendor for all of it. Whoever dies over it leaves it to the
 * next one, once the lease is over.
 */
export const claimOfCustomer = (db: Database, customerId: string, now: number): RawQuery<DueEvent> =>
  db.written(claim("customer_id = ?1"), customerId, now);

export const claimOne = (db: Database, id: string, now: number): RawQuery<DueEvent> =>
  db.written(claim("id = ?1"), id, now);

/** Worked: its body is let go. */
export const closeEvents = (db: Database, ids: readonly string[]): Statement =>
  db.written(
    "UPDATE payment_events SET state = 'done', body = '' WHERE id IN (SELECT value FROM json_each(?1))",
    JSON.stringify(ids),
  );

export const customerOfIntent = (db: Database, intentId: string): RawQuery<{ customerId: string }> =>
  db.written(
    `SELECT c.customer_id AS customerId FROM payments p JOIN billing_customers c ON c.user_id = p.user_id
    WHERE p.intent_id = ?1`,
    intentId,
  );

/** The vendor lists thirty days back; what was worked before that cannot come again. */
export const deleteOldEvents = (db: Database, before: number, most: number): Statement =>
  db.written(
    `DELETE FROM payment_events WHERE id IN (SELECT id FROM payment_events
      WHERE received_at < ?1 AND state = 'done' ORDER BY received_at LIMIT ?2)`,
    before,
    most,
  );

export type JobName = "events" | "subscriptions";

/** One in so many ms begins a round. Empty where it has begun already; `seenUntil` is where the last one ended. */
export const claimJob = (
  db: Database,
  name: JobName,
  { now, apartMs, firstFrom }: { now: number; apartMs: number; firstFrom: number },
): RawQuery<{ seenUntil: number }> =>
  db.written(
    `INSERT INTO billing_rounds (name, begun_at, seen_until) VALUES (?1, ?2, ?4)
    ON CONFLICT (name) DO UPDATE SET begun_at = excluded.begun_at WHERE begun_at <= ?2 - ?3
    RETURNING seen_until AS seenUntil`,
    name,
    now,
    apartMs,
    firstFrom,
  );

export const finishJob = (db: Database, name: JobName, seenUntil: number): Statement =>
  db.written("UPDATE billing_rounds SET seen_until = ?2 WHERE name = ?1", name, seenUntil);

/** It came to nothing: the next one begins when it is `at`. */
export const postponeJob = (db: Database, name: JobName, begunAt: number): Statement =>
  db.written("UPDATE billing_rounds SET begun_at = ?2 WHERE name = ?1", name, begunAt);

export type KnownSubscription = {
  id: string;
  customerId: string;
  status: string;
  periodEnd: number;
  cancelAtPeriodEnd: number;
};

const KNOWN = `SELECT s.id, c.customer_id AS customerId, s.status, s.period_end AS periodEnd,
  s.cancel_at_period_end AS cancelAtPeriodEnd
  FROM billing_subscriptions s JOIN billing_customers c ON c.user_id = s.user_id`;

export const subscriptionsNamed = (db: Database, ids: readonly string[]): RawQuery<KnownSubscription> =>
  db.written(`${KNOWN} WHERE s.id IN (SELECT value FROM json_each(?1))`, JSON.stringify(ids));

/** What runs as far as D1 knows, by id. */
export const runningAfter = (db: Database, id: string, most: number): RawQuery<KnownSubscription> =>
  db.written(`${KNOWN} WHERE s.ended_at IS NULL AND s.id > ?1 ORDER BY s.id LIMIT ?2`, id, most);

/** Customers whose access has run out by the clock. */
export const expiredAccess = (db: Database, now: number, most: number): RawQuery<{ customerId: string }> =>
  db.written(
    `SELECT DISTINCT c.customer_id AS customerId FROM billing_subscriptions s
    JOIN billing_customers c ON c.user_id = s.user_id
    WHERE s.access_until IS NOT NULL AND s.access_until <= ?1 LIMIT ?2`,
    now,
    most,
  );

/** What the payment vendor told us and has not been handled. */
export const pendingPaymentEvents = (db: Database): RawQuery<{ waiting: number; oldestAt: number | null }> =>
  db.written(
    "SELECT count(*) AS waiting, min(received_at) AS oldestAt FROM payment_events WHERE state = 'pending'",
  );
