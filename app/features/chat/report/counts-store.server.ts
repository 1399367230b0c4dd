import { countDistinct, gte } from "drizzle-orm";
import type { Database, RawQuery } from "#app/db/database.ts";
import { conversations } from "#app/features/chat/model/tables.ts";

/** @param from an id of that time: ids begin with it */
export const answersSince = (db: Database, from: string): RawQuery<{ answered: number; failed: number }> =>
  db.written(
    `SELECT coalesce(sum(state = 'answered'), 0) AS answered, coalesce(sum(state IN ('failed', 'interrupted')), 0) AS failed
    FROM chat_answers WHERE id >= ?1 AND id < 'ans_~'`,
    from,
  );

export const membersActiveSince = (db: Database, since: number) =>
  db
    .select({ count: countDistinct(conversations.userId) })
    .from(conversations)
    .where(gte(conversations.lastMessageAt, since));
