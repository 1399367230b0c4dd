import type { Database, RawQuery } from "#app/db/database.ts";

const MOST = 5_000;

/** Everything that waits for a moderator, as `/admin/queue` has it. */
export const openItems = (db: Database): RawQuery<{ since: number; severity: number }> =>
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
