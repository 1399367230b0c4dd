import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { languageOf, timeZoneOf } from "#app/features/member/fragments-store.server.ts";

/** A mail that could not be sent is tried again after this, ms, then after twice as long, six hours at most. */
const LEASE_MS = 5 * 60_000;
const MAX_WAIT_MS = 6 * 3_600_000;

type Unpaid = { subscriptionId: string; since: number };

/** Once an unpaid invoice, however often it is told; due at once. */
export const addUnpaidMail = (
  db: Database,
  userId: string,
  { subscriptionId, since, until }: Unpaid & { until: number },
  now: number,
): Statement =>
  db.written(
    `INSERT INTO unpaid_mails (subscription_id, since, user_id, until, next_try_at) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (subscription_id, since) DO NOTHING`,
    subscriptionId,
    since,
    userId,
    until,
    now,
  );

export type DueMail = Unpaid & {
  userId: string;
  until: number;
  /** 0: it was paid meanwhile, or the plan has ended. */
  unpaid: 0 | 1;
  language: string | null;
  timeZone: string;
  origin: string;
};

/** Takes what nobody is sending, with what its e-mail says. Whoever dies over it leaves it to the next one. */
export const claimUnpaidMails = (db: Database, now: number, most: number): RawQuery<DueMail> =>
  db.written(
    `UPDATE unpaid_mails SET tries = tries + 1,
      next_try_at = ?1 + min(${LEASE_MS} * (1 << min(tries, 7)), ${MAX_WAIT_MS})
    WHERE state = 'due' AND (subscription_id, since) IN (SELECT subscription_id, since FROM unpaid_mails
      WHERE state = 'due' AND next_try_at <= ?1 ORDER BY next_try_at LIMIT ?2)
    RETURNING subscription_id AS subscriptionId, since, user_id AS userId, until,
      EXISTS (SELECT 1 FROM billing_subscriptions s WHERE s.id = subscription_id AND s.status = 'past_due'
        AND coalesce(s.unpaid_since, s.period_end) = since) AS unpaid,
      ${languageOf("unpaid_mails.user_id")} AS language,
      ${timeZoneOf("unpaid_mails.user_id")} AS timeZone,
      coalesce((SELECT origin FROM billing_customers c WHERE c.user_id = unpaid_mails.user_id), '') AS origin`,
    now,
    most,
  );

export const closeUnpaidMail = (
  db: Database,
  { subscriptionId, since }: Unpaid,
  state: "sent" | "over",
): Statement =>
  db.written(
    "UPDATE unpaid_mails SET state = ?3 WHERE subscription_id = ?1 AND since = ?2 AND state = 'due'",
    subscriptionId,
    since,
    state,
  );
