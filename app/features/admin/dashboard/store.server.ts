import type { Database, RawQuery } from "#app/db/database.ts";
import type { OpenItem, SpendDay } from "./dashboard.ts";

const MOST = 5_000;

const AUTHOR = "JOIN community_members m ON m.user_id = i.user_id";
/** What waits in one table: what is held, and what was reported. */
const waiting = (table: string, reports: string, column: string, more: string): string => `
  SELECT i.urgent, m.age_band = '13-17' AS young, w.at IS NOT NULL AS reported, coalesce(w.at, i.created_at) AS since
  FROM (SELECT id FROM ${table} WHERE moderation = 'held' AND state <> 'withdrawn'
    UNION SELECT ${column} FROM ${reports} WHERE state = 'waiting') q
  JOIN ${table} i ON i.id = q.id ${AUTHOR}
  LEFT JOIN (SELECT ${column} AS subject, min(at) AS at FROM ${reports} WHERE state = 'waiting' GROUP BY ${column}) w
    ON w.subject = i.id
  WHERE i.state <> 'withdrawn' ${more}`;

/** Everything that waits for a moderator, as `/admin/queue` has it. */
export const openItems = (db: Database): RawQuery<OpenItem> =>
  db.written(
    `SELECT * FROM (${waiting("prayer_requests", "reports", "request_id", "AND i.audience = 'members'")}
    UNION ALL ${waiting("testimonies", "testimony_reports", "subject", "")}
    UNION ALL ${waiting("testimony_comments", "testimony_reports", "subject", "")}
    UNION ALL SELECT i.urgent, m.age_band = '13-17', w.at IS NOT NULL, coalesce(w.at, i.at)
      FROM encouragements i ${AUTHOR}
      LEFT JOIN encouragement_reports w ON w.encouragement_id = i.id AND w.state = 'waiting'
      WHERE i.moderation = 'held' AND i.removed_at IS NULL)
    LIMIT ${MOST}`,
  );

/** How long each decision since then took, ms: from the report, or from when it was written. */
export const decisionTimes = (db: Database, since: number): RawQuery<{ took: number }> =>
  db.written(
    `SELECT l.at - coalesce(
        (SELECT min(at) FROM reports WHERE request_id = l.subject AND settled_at = l.at),
        (SELECT created_at FROM prayer_requests WHERE id = l.subject),
        (SELECT created_at FROM testimonies WHERE id = l.subject),
        (SELECT created_at FROM testimony_comments WHERE id = l.subject),
        (SELECT at FROM encouragements WHERE id = l.subject)) AS took
    FROM moderation_log l WHERE l.at >= ?1 AND l.act IN ('release', 'hide', 'keep') LIMIT ${MOST}`,
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
