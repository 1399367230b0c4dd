import type { Database, RawQuery } from "#app/db/database.ts";
import type { OpenItem, SpendDay } from "./dashboard.ts";

const MOST = 5_000;

/** Everything that waits for a moderator, as `/admin/queue` has it. */
export const openItems = (db: Database): RawQuery<OpenItem> =>
  db.written(
    `SELECT severity, opened_at AS since FROM queue_items WHERE state = 'open' ORDER BY severity, opened_at LIMIT ${MOST}`,
  );

/** How long each decision since then took, ms: from the day that it waited. */
export const decisionTimes = (db: Database, since: number): RawQuery<{ took: number }> =>
  db.written(
    `SELECT closed_at - opened_at AS took FROM queue_items
    WHERE state = 'closed' AND closed_at >= ?1 AND decision_id IS NOT NULL LIMIT ${MOST}`,
    since,
  );

/** Appeals that were decided since then, and those of them that were right. */
export const appealsDecided = (db: Database, since: number): RawQuery<{ decided: number; right: number }> =>
  db.written(
    `SELECT count(*) AS decided, coalesce(sum(a.outcome = 'right'), 0) AS right FROM queue_items i
    JOIN appeals a ON a.decision_id = i.subject
    WHERE i.kind = 'appeal' AND i.state = 'closed' AND i.closed_at >= ?1`,
    since,
  );

export type OutboxRow = { waiting: number; failing: number; oldestAt: number | null };

/** What the community causes elsewhere and has not been delivered. */
export const undelivered = (db: Database, now: number): RawQuery<OutboxRow> =>
  db.written(
    `SELECT count(*) AS waiting, coalesce(sum(tries > 2), 0) AS failing, min(iif(tries > 0, at, NULL)) AS oldestAt
    FROM outbox WHERE next_try_at <= ?1 OR tries > 0`,
    now,
  );

/** Conversations in which a card of help was shown for a danger, since then. */
export const crisisCards = (db: Database, since: number): RawQuery<{ count: number }> =>
  db.written("SELECT count(*) AS count FROM care_signs WHERE sign = 'crisis' AND at >= ?1", since);

/** Reported conversations that nobody has been let in to read. */
export const unreadReports = (db: Database): RawQuery<{ count: number }> =>
  db.written(
    `SELECT count(*) AS count FROM conversation_reports r
    JOIN chatbot_conversations c ON c.id = r.conversation_id AND c.deleted_at IS NULL
    WHERE NOT EXISTS (SELECT 1 FROM conversation_openings WHERE report_id = r.id AND state <> 'asked')`,
  );

/** What the companion has cost each day, the newest first. */
export const spendOfDays = (db: Database, most: number): RawQuery<SpendDay> =>
  db.written("SELECT day, micros, answers FROM care_spend ORDER BY day DESC LIMIT ?1", most);

/** @param from an id of that time: ids begin with it */
export const answersSince = (db: Database, from: string): RawQuery<{ answered: number; failed: number }> =>
  db.written(
    `SELECT coalesce(sum(state = 'answered'), 0) AS answered, coalesce(sum(state IN ('failed', 'interrupted')), 0) AS failed
    FROM chat_answers WHERE id >= ?1 AND id < 'ans_~'`,
    from,
  );

export const refundsSince = (db: Database, since: number): RawQuery<{ count: number; cents: number }> =>
  db.written(
    `SELECT count(*) AS count, coalesce(sum(amount), 0) AS cents FROM audit_log
    WHERE at >= ?1 AND act = 'refund' AND outcome = 'done'`,
    since,
  );

/** What the payment vendor told us and has not been handled. */
export const pendingPaymentEvents = (db: Database): RawQuery<{ waiting: number; oldestAt: number | null }> =>
  db.written(
    "SELECT count(*) AS waiting, min(received_at) AS oldestAt FROM payment_events WHERE state = 'pending'",
  );
