import { and, asc, eq, gt } from "drizzle-orm";
import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { walletOf } from "#app/features/wallet/fragments-store.server.ts";
import { memberRequests } from "./tables.ts";

/** What was answered to a request before, as JSON. */
export const storedReplyJson = (member: string, request: string): string =>
  `(SELECT json_object('question', question, 'answer', json(answer)) FROM member_requests
  WHERE user_id = ${member} AND request_id = ${request})`;

/** The constraint's name for a request that was answered before. */
export const ALREADY_ANSWERED = "member_requests.user_id, member_requests.request_id";

/** Stands last in its commit: the wallet in the answer is the one that the commit leaves. */
export const saveIdempotentReply = (
  db: Database,
  row: { userId: string; requestId: string; question: string; answer: string; now: number },
): RawQuery<{ answer: string }> =>
  db.written(
    `INSERT INTO member_requests (user_id, request_id, question, answer, created_at)
    VALUES (?1, ?2, ?3, json_set(?4, '$.wallet', json(${walletOf("?1")})), ?5) RETURNING answer`,
    row.userId,
    row.requestId,
    row.question,
    row.answer,
    row.now,
  );

const MOMENT = "moment";

/** The moment that a request says, unless it has said one before. */
export const keepMoment = (
  db: Database,
  { userId, requestId, at, now }: { userId: string; requestId: string; at: number; now: number },
): Statement =>
  db.written(
    `INSERT INTO member_requests (user_id, request_id, question, answer, created_at)
    VALUES (?1, ?2, '${MOMENT}', json_object('at', ?3), ?4) ON CONFLICT DO NOTHING`,
    userId,
    requestId,
    at,
    now,
  );

export const momentOf = (
  db: Database,
  { userId, requestId }: { userId: string; requestId: string },
): RawQuery<{ at: number }> =>
  db.written(
    `SELECT answer ->> 'at' AS at FROM member_requests
    WHERE user_id = ?1 AND request_id = ?2 AND question = '${MOMENT}'`,
    userId,
    requestId,
  );

/** Answers that nobody asks for any more. */
export const deleteOldReplies = (db: Database, before: number, most: number): Statement =>
  db.written(
    `DELETE FROM member_requests WHERE (user_id, request_id) IN
      (SELECT user_id, request_id FROM member_requests WHERE created_at < ?1 ORDER BY created_at LIMIT ?2)`,
    before,
    most,
  );

export type KeptReply = typeof memberRequests.$inferSelect;

/** What was answered to a member's requests, a page at a time: for the archive. */
export const repliesAfter = (db: Database, userId: string, after: string, most: number) =>
  db
    .select()
    .from(memberRequests)
    .where(and(eq(memberRequests.userId, userId), gt(memberRequests.requestId, after)))
    .orderBy(asc(memberRequests.requestId))
    .limit(most);
