import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { SharedMessage } from "./shared.ts";

export const folders = sqliteTable("chat_folders", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  name: text("name").notNull(),
  createdAt: integer("created_at").notNull(),
});
export type Folder = typeof folders.$inferSelect;

export const shares = sqliteTable("chat_shares", {
  token: text("token").primaryKey(),
  conversationId: text("conversation_id").notNull(),
  userId: text("user_id").notNull(),
  title: text("title").notNull(),
  shownName: text("shown_name"),
  messages: text("messages", { mode: "json" }).$type<SharedMessage[]>().notNull(),
  createdAt: integer("created_at").notNull(),
});
export type Share = typeof shares.$inferSelect;
