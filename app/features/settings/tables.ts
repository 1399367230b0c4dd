import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CHANNELS, KINDS } from "./notifications.ts";

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
