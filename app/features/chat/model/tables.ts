import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Part } from "./parts.ts";

export const conversations = sqliteTable("chatbot_conversations", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  title: text("title").notNull(),
  category: text("category").notNull(),
  description: text("description").notNull().default(""),
  createdAt: integer("created_at").notNull(),
  lastMessageAt: integer("last_message_at").notNull(),
  /** G13: when its member was last told that the companion is an AI. */
  disclosedAt: integer("disclosed_at").notNull().default(0),
  pathRevision: integer("turns").notNull().default(0),
  titleBy: text("title_by", { enum: ["none", "rule", "member"] }).notNull(),
  pinnedAt: integer("pinned_at"),
  folderId: text("folder_id"),
  /** In no list any more; erased a day later. */
  deletedAt: integer("deleted_at"),
});
export type Conversation = typeof conversations.$inferSelect;

export const messages = sqliteTable("chatbot_messages", {
  id: text("id").primaryKey(),
  conversationId: text("conversation_id").notNull(),
  userId: text("user_id").notNull(),
  role: text("role", { enum: ["user", "assistant"] }).notNull(),
  content: text("content").notNull(),
  parts: text("parts", { mode: "json" }).$type<Part[]>().notNull(),
  state: text("state", { enum: ["kept", "stopped", "interrupted", "unanswered"] })
    .notNull()
    .default("kept"),
  isGreeting: integer("is_greeting", { mode: "boolean" }).notNull().default(false),
  requestId: text("request_id"),
  createdAt: integer("created_at").notNull(),
  /** The message that it follows, the conversation's id at its beginning; null for a greeting. */
  parentId: text("parent_id"),
  version: integer("version").notNull().default(1),
  versions: integer("versions").notNull().default(1),
  chosen: integer("chosen", { mode: "boolean" }).notNull().default(true),
  shown: integer("shown", { mode: "boolean" }).notNull().default(true),
});
export type Message = typeof messages.$inferSelect;
/** A message before it has its place among its versions. */
export type NewMessage = Omit<Message, "version" | "versions" | "chosen" | "shown">;
/** A message at the path's end: the first of its versions. */
export const firstVersion = (message: NewMessage): Message => ({
  ...message,
  version: 1,
  versions: 1,
  chosen: true,
  shown: true,
});

export const answers = sqliteTable("chat_answers", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  conversationId: text("conversation_id").notNull(),
  questionId: text("question_id").notNull(),
  state: text("state", { enum: ["writing", "answered", "stopped", "failed", "interrupted"] }).notNull(),
  chargedDay: text("charged_day"),
  model: text("model"),
  inputTokens: integer("input_tokens"),
  cachedTokens: integer("cached_tokens"),
  costMicros: integer("cost_micros"),
  outputTokens: integer("output_tokens"),
  startedAt: integer("started_at").notNull(),
  finishedAt: integer("finished_at"),
  round: integer("round").notNull().default(0),
});
export type Answer = typeof answers.$inferSelect;

export const allowance = sqliteTable(
  "chat_allowance",
  {
    userId: text("user_id").notNull(),
    day: text("day").notNull(),
    used: integer("used").notNull(),
    allowed: integer("allowed").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
