import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const textSends = sqliteTable("text_sends", {
  id: text("id").primaryKey(),
  purpose: text("purpose", { enum: ["code", "test"] }).notNull(),
  numberHash: text("number_mark").notNull(),
  addressHash: text("address_mark").notNull(),
  memberHash: text("member_mark"),
  sentAt: integer("sent_at").notNull(),
});
export type TextSend = typeof textSends.$inferInsert;

export const phoneCodes = sqliteTable("phone_codes", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  phoneNumber: text("phone_number").notNull(),
  state: text("state", { enum: ["waiting", "approved", "stored", "over"] })
    .notNull()
    .default("waiting"),
  tries: integer("tries").notNull().default(0),
  startedAt: integer("started_at").notNull(),
  expiresAt: integer("expires_at").notNull(),
  triedAt: integer("tried_at"),
});
export type PhoneCode = typeof phoneCodes.$inferSelect;
