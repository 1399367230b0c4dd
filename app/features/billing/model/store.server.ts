import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { closeAsked } from "#app/features/member/audit/store.server.ts";
import { isClosing, mirrorJson } from "#app/features/member/fragments-store.server.ts";
import { creditMovementsJson, creditsOf } from "#app/features/wallet/fragments-store.server.ts";
import type { SettledPayment, SettledSubscription, Stored } from "./stored.ts";
import {
  type BillingCustomer,
  billingCustomers,
  billingSubscriptions,
  blessings,
  type Checkout,
  checkouts,
  payments,
} from "./tables.ts";

/** So many of a member's payments are read at once, as many as of the vendor: forty years of premium. */
const MAX_PAYMENTS = 500;

const flag = (column: string): string => `json(iif(${column}, 'true', 'false'))`;

const SUBSCRIPTION = `json_object('id', id, 'status', status, 'periodEnd', period_end,
  'cancelAtPeriodEnd', ${flag("cancel_at_period_end")}, 'unpaidSince', unpaid_since, 'endedAt', ended_at,
  'createdAt', created_at, 'accessUntil', access_until, 'rests', ${flag("rests")})`;
const PAYMENT = `'id', id, 'kind', kind, 'amountCents', amount_cents, 'refundedCents', refunded_cents, 'state', state,
  'dispute', dispute, 'receiptUrl', receipt_url, 'at', at`;

const subscriptionsOf = (member: string): string =>
  `(SELECT json_group_array(${SUBSCRIPTION}) FROM billing_subscriptions WHERE user_id = ${member})`;

/** Everything that a member is told of their money, as JSON. `member` is SQL that names the member. */
export const billingOf = (member: string): string => `json_object(
  'hasCustomer', ${flag(`EXISTS (SELECT 1 FROM billing_customers WHERE user_id = ${member})`)},
  'mirror', ${mirrorJson(member)},
  'subscriptions', ${subscriptionsOf(member)},
  'payments', (SELECT json_group_array(json_object(${PAYMENT},
      'note', coalesce((SELECT note FROM blessings WHERE payment_id = id), '')))
    FROM (SELECT * FROM payments WHERE user_id = ${member} ORDER BY at DESC, id DESC LIMIT ${MAX_PAYMENTS})),
  'credits', ${creditsOf(member)})`;

const STORED = `SELECT json_object('userId', user_id, 'customerId', customer_id, 'version', version,
  'readings', readings,
  'mirror', ${mirrorJson("c.user_id", "'tier', subscription_tier,")},
  'subscriptions', ${subscriptionsOf("c.user_id")},
  'payments', (SELECT json_group_array(json_object(${PAYMENT}, 'subscriptionId', subscription_id,
      'intentId', intent_id, 'currency', currency)) FROM payments WHERE user_id = c.user_id),
  'checkouts', (SELECT json_group_array(json_object('id', id, 'kind', kind, 'amountCents', amount_cents,
      'note', note, 'sessionId', session_id, 'paymentId', payment_id, 'state', state))
    FROM checkouts WHERE user_id = c.user_id),
  'credits', ${creditMovementsJson("c.user_id")}) AS stored
FROM billing_customers c WHERE customer_id = ?1`;

/** What was written last of a customer; null for one that is not ours. Of the primary: it is about to be written. */
export async function storedOf(db: Database, customerId: string): Promise<Stored | null> {
  const row = await db.firstOfPrimary<{ stored: string }>(STORED, customerId);
  return row && (JSON.parse(row.stored) as Stored);
}

export const customerOf = (db: Database, userId: string) =>
  db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId)).limit(1);

/** Of two that come at once the first stays. Fails on `FOREIGN KEY` without a profile. */
export const addCustomer = (
  db: Database,
  row: Pick<BillingCustomer, "userId" | "customerId" | "origin" | "createdAt">,
) => db.insert(billingCustomers).values(row).onConflictDoNothing({ target: billingCustomers.userId });

/** The vendor has lost the old one. Fails on `customer_changed` when somebody has seen to it already. */
export const replaceCustomer = (
  db: Database,
  userId: string,
  customerId: string,
  version: number,
): Statement =>
  db
    .update(billingCustomers)
    .set({ customerId, version: version + 1 })
    .where(eq(billingCustomers.userId, userId));

/**
 * What follows was read after the last writing; fails on `customer_changed` when there was another meanwhile.
 * @param asked the vendor was
 */
export const nextVersion = (db: Database, userId: string, version: number, asked: boolean): Statement =>
  db
    .update(billingCustomers)
    .set({ version: version + 1, readings: sql`${billingCustomers.readings} + ${asked ? 1 : 0}` })
    .where(eq(billingCustomers.userId, userId));

/** One change of the plan at a time, until `until` at the latest. Empty while another is under way. */
export const claimPlanChange = (
  db: Database,
  userId: string,
  { now, until }: { now: number; until: number },
) =>
  db
    .update(billingCustomers)
    .set({ planChangeUntil: until })
    .where(and(eq(billingCustomers.userId, userId), sql`${billingCustomers.planChangeUntil} <= ${now}`))
    .returning({ customerId: billingCustomers.customerId });

export const endPlanChange = (db: Database, userId: string, until: number): Statement =>
  db
    .update(billingCustomers)
    .set({ planChangeUntil: 0 })
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.planChangeUntil, until)));

/** One in so many ms asks the vendor for pages that wait. Empty where it was asked a moment ago. */
export const claimVendorRead = (db: Database, userId: string, now: number, apartMs: number) =>
  db
    .update(billingCustomers)
    .set({ askedAt: now })
    .where(and(eq(billingCustomers.userId, userId), sql`${billingCustomers.askedAt} <= ${now - apartMs}`))
    .returning({ customerId: billingCustomers.customerId });

export const subscriptionsOfMember = (db: Database, userId: string) =>
  db.select().from(billingSubscriptions).where(eq(billingSubscriptions.userId, userId));

/** What is ours of a subscription stays as it is, whatever the vendor says. */
const withoutRenewalPause = ({ rests: _, ...row }: SettledSubscription) => row;

export const saveSubscription = (db: Database, userId: string, row: SettledSubscription): Statement =>
  db
    .insert(billingSubscriptions)
    .values({ ...row, userId })
    .onConflictDoUpdate({ target: billingSubscriptions.id, set: withoutRenewalPause(row) });

export const savePayment = (db: Database, userId: string, row: SettledPayment): Statement =>
  db
    .insert(payments)
    .values({ ...row, userId })
    .onConflictDoUpdate({ target: payments.id, set: row });

const REFUNDED = closeAsked("refund", "(SELECT user_id FROM payments WHERE id = ?1)", "?1");

/** What administrators had asked for is done: the payment's line in the log says so. */
export const endRefunds = (db: Database, paymentId: string): Statement => db.written(REFUNDED, paymentId);

export const addBlessing = (db: Database, row: { paymentId: string; note: string; at: number }): Statement =>
  db.insert(blessings).values(row).onConflictDoNothing();

export const checkoutsOf = (db: Database, userId: string, limit: number) =>
  db
    .select()
    .from(checkouts)
    .where(eq(checkouts.userId, userId))
    .orderBy(desc(checkouts.createdAt))
    .limit(limit);

/**
 * Fails on `checkouts.user_id` while another checkout for premium stands open, on `account_rests` when the account
 * rests, and on `FOREIGN KEY` without a profile.
 */
export const addCheckout = (
  db: Database,
  row: Omit<Checkout, "sessionId" | "url" | "paymentId" | "state">,
): Statement => db.insert(checkouts).values(row);

/** Answers with what it is now: one that was closed meanwhile stays so. */
export const openedCheckout = (
  db: Database,
  id: string,
  { sessionId, url, expiresAt }: { sessionId: string; url: string; expiresAt: number },
) =>
  db
    .update(checkouts)
    .set({ sessionId, url, expiresAt, state: sql`iif(state = 'opening', 'open', state)` })
    .where(eq(checkouts.id, id))
    .returning({ state: checkouts.state });

export const moveCheckout = (
  db: Database,
  { id, ...moved }: Pick<Checkout, "id" | "sessionId" | "paymentId" | "state">,
): Statement => db.update(checkouts).set(moved).where(eq(checkouts.id, id));

/** Checkouts that nobody can pay any more. */
export const endCheckouts = (db: Database, ids: readonly string[]): Statement =>
  db
    .update(checkouts)
    .set({ state: "over" })
    .where(and(inArray(checkouts.id, [...ids]), inArray(checkouts.state, ["opening", "open"])));

export type RenewalToAlign = { id: string; customerId: string; resting: 0 | 1 };

/** What runs though its account rests, and what was ended for a rest that is undone. Under 13 it is ended at once. */
export const renewalsToAlign = (db: Database, most: number): RawQuery<RenewalToAlign> =>
  db.written(
    `SELECT s.id, c.customer_id AS customerId, 1 AS resting
    FROM account_deletions d JOIN billing_subscriptions s ON s.user_id = d.user_id
    JOIN billing_customers c ON c.user_id = s.user_id
    WHERE s.ended_at IS NULL AND s.cancel_at_period_end = 0 AND d.reason <> 'under_13'
    UNION ALL
    SELECT s.id, c.customer_id, 0 FROM billing_subscriptions s JOIN billing_customers c ON c.user_id = s.user_id
    WHERE s.rests = 1 AND s.ended_at IS NULL
      AND NOT ${isClosing("s.user_id")}
    LIMIT ?1`,
    most,
  );

export const markRenewalPaused = (db: Database, id: string, rests: boolean): Statement =>
  db.update(billingSubscriptions).set({ rests }).where(eq(billingSubscriptions.id, id));
