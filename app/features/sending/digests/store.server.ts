import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { isStaff } from "#app/features/member/fragments-store.server.ts";
import type { Kind } from "#app/features/notifications/choices/kinds.ts";
import { isChosen } from "#app/features/notifications/fragments-store.server.ts";
import type { SkipReason } from "#app/features/sending/model/decide.ts";
import { MEMBER_COLUMNS, MEMBER_JOINS, type MemberRow } from "#app/features/sending/store.server.ts";

export type DigestRow = MemberRow & { userId: string; tries: number; dueAt: number };

/** Members with something new, of whom nobody has reckoned when their digest goes out. */
export const newDigests = (db: Database, most: number): RawQuery<DigestRow> =>
  db.written(
    `SELECT g.user_id AS userId, g.tries, g.due_at AS dueAt, ${MEMBER_COLUMNS}
    FROM notice_digests g JOIN profiles p ON p.user_id = g.user_id ${MEMBER_JOINS}
    WHERE g.state = 'new' ORDER BY g.due_at LIMIT ?1`,
    most,
  );

export const planDigests = (db: Database, planned: readonly { userId: string; dueAt: number }[]): Statement =>
  db.written(
    `UPDATE notice_digests SET state = 'waiting', due_at = j.due_at, claimed_by = NULL
    FROM (SELECT value ->> 'userId' AS user_id, value ->> 'dueAt' AS due_at FROM json_each(?1)) j
    WHERE notice_digests.user_id = j.user_id`,
    JSON.stringify(planned),
  );

/** When the member changes what a digest follows from, it is reckoned anew. */
export const replanDigest = (db: Database, userId: string): Statement =>
  db.written("UPDATE notice_digests SET state = 'new', claimed_by = NULL WHERE user_id = ?1", userId);

/** As `claimDeliveries`, a member a row. */
export const claimDigests = (
  db: Database,
  run: { id: string; now: number; lease: number; most: number },
): Statement =>
  db.written(
    `UPDATE notice_digests SET claimed_by = ?1, tries = tries + 1, due_at = ?3
    WHERE user_id IN (SELECT user_id FROM notice_digests
      WHERE state = 'waiting' AND due_at <= ?2 ORDER BY due_at LIMIT ?4)`,
    run.id,
    run.now,
    run.lease,
    run.most,
  );

export const claimedDigests = (db: Database, runId: string): RawQuery<DigestRow> =>
  db.written(
    `SELECT g.user_id AS userId, g.tries, g.due_at AS dueAt, ${MEMBER_COLUMNS}
    FROM notice_digests g JOIN profiles p ON p.user_id = g.user_id ${MEMBER_JOINS}
    WHERE g.claimed_by = ?1 ORDER BY g.user_id`,
    runId,
  );

export type LineRow = {
  userId: string;
  notificationId: string;
  kind: Kind;
  topic: string;
  data: string;
  createdAt: number;
  readAt: number | null;
  isChosen: 0 | 1;
  isStaff: 0 | 1;
};

/** What waits for these digests, the newest first: as much as an e-mail may hold of each, and what else it counts. */
export const linesOfDigests = (db: Database, runId: string, most: number): RawQuery<LineRow> =>
  db.written(
    `SELECT * FROM (SELECT d.user_id AS userId, m.id AS notificationId, m.kind, m.topic, m.told AS data,
        m.created_at AS createdAt, m.read_at AS readAt,
        ${isChosen("d.user_id", "m.kind", "'digest'")} AS isChosen,
        ${isStaff("d.user_id")} AS isStaff,
        row_number() OVER (PARTITION BY d.user_id ORDER BY m.id DESC) AS place
      FROM notice_digests g
        JOIN notice_deliveries d ON d.user_id = g.user_id AND d.channel = 'digest' AND d.state = 'due'
        JOIN notifications m ON m.id = d.notification_id
      WHERE g.claimed_by = ?1)
    WHERE place <= ?2 ORDER BY userId, notificationId DESC`,
    runId,
    most,
  );

export type ClosedLine = {
  id: string;
  state: "sent" | "skipped" | "failed";
  reason: SkipReason | null;
};

export const closeLines = (db: Database, lines: readonly ClosedLine[], now: number): Statement =>
  db.written(
    `UPDATE notice_deliveries SET state = j.state, reason = j.reason, closed_at = ?2
    FROM (SELECT value ->> 'id' AS id, value ->> 'state' AS state, value ->> 'reason' AS reason
      FROM json_each(?1)) j
    WHERE notice_deliveries.notification_id = j.id AND channel = 'digest' AND notice_deliveries.state = 'due'`,
    JSON.stringify(lines),
    now,
  );

/** What is over; where something came meanwhile, its digest is reckoned anew. */
export const endDigests = (db: Database, userIds: readonly string[]): Statement[] => {
  const ids = JSON.stringify(userIds);
  return [
    db.written(
      `DELETE FROM notice_digests WHERE user_id IN (SELECT value FROM json_each(?1)) AND NOT EXISTS (
        SELECT 1 FROM notice_deliveries d
        WHERE d.user_id = notice_digests.user_id AND d.channel = 'digest' AND d.state = 'due')`,
      ids,
    ),
    db.written(
      `UPDATE notice_digests SET state = 'new', tries = 0, claimed_by = NULL
      WHERE user_id IN (SELECT value FROM json_each(?1))`,
      ids,
    ),
  ];
};
