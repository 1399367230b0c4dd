import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { SIGNALS } from "./use/signals.ts";

export const careSigns = sqliteTable(
  "care_signs",
  {
    userId: text("user_id").notNull(),
    conversationId: text("conversation_id").notNull(),
    sign: text("sign", { enum: SIGNALS }).notNull(),
    at: integer("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.conversationId, table.sign] })],
);

export const careSpend = sqliteTable("care_spend", {
  day: text("day").primaryKey(),
  micros: integer("micros").notNull(),
  answers: integer("answers").notNull(),
});
