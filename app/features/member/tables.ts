import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const profiles = sqliteTable("profiles", {
  userId: text("user_id").primaryKey(),
  fullName: text("full_name").notNull().default(""),
  timeZone: text("time_zone").notNull().default("UTC"),
  nextTimeZone: text("next_time_zone"),
  nextTimeZoneDay: text("next_time_zone_day"),
  createdAt: integer("created_at").notNull(),
  accountUpdatedAt: integer("account_updated_at").notNull(),
});
export type Profile = typeof profiles.$inferSelect;

export const userRoles = sqliteTable(
  "user_roles",
  {
    userId: text("user_id").notNull(),
    role: text("role", { enum: ["admin", "moderator", "user"] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

export const subscriptions = sqliteTable("subscriptions", {
  userId: text("user_id").primaryKey(),
  subscribed: integer("subscribed", { mode: "boolean" }).notNull(),
  subscriptionTier: text("subscription_tier"),
  subscriptionEnd: integer("subscription_end"),
  updatedAt: integer("updated_at").notNull(),
});

export const webhookEvents = sqliteTable("webhook_events", {
  id: text("id").primaryKey(),
  vendor: text("vendor").notNull(),
  type: text("type").notNull(),
  receivedAt: integer("received_at").notNull(),
});

export const deletedAccounts = sqliteTable("deleted_accounts", {
  userId: text("user_id").primaryKey(),
  deletedAt: integer("deleted_at").notNull(),
});
