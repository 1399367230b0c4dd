import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const memberMails = sqliteTable("member_mails", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  cause: text("cause", { enum: ["welcome", "verification"] }).notNull(),
  sentAt: integer("sent_at").notNull(),
});
export type MemberMail = typeof memberMails.$inferInsert;
