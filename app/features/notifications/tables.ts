import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CHANNELS } from "./choices/choices.ts";
import { KINDS } from "./choices/kinds.ts";

/** A row is a yes. */
export const notificationChoices = sqliteTable(
  "notification_choices",
  {
    userId: text("user_id").notNull(),
    kind: text("kind", { enum: KINDS }).notNull(),
    channel: text("channel", { enum: CHANNELS }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.channel] })],
);

/** RT2: notifications of a member. `data` is the topic's values as JSON; its column has an older name. */
export const notifications = sqliteTable("notifications", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  cause: text("cause").notNull(),
  kind: text("kind", { enum: KINDS }).notNull(),
  topic: text("topic").notNull(),
  data: text("told").notNull(),
  createdAt: integer("created_at").notNull(),
  rings: integer("rings", { mode: "boolean" }).notNull(),
  readAt: integer("read_at"),
});
