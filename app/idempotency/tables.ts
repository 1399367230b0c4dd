import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What was answered to a member's request: the same request again is answered the same. */
export const memberRequests = sqliteTable(
  "member_requests",
  {
    userId: text("user_id").notNull(),
    requestId: text("request_id").notNull(),
    /** What was asked, with what: another question under the same id is refused. */
    question: text("question").notNull(),
    answer: text("answer").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.requestId] })],
);
