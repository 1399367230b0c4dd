import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { APPEARANCES, MOVEMENTS, TEXT_SIZES } from "#app/core/appearance.ts";
import { LANGUAGES } from "#app/core/language.ts";
import { AGE_BANDS } from "./age.ts";

export const profiles = sqliteTable("profiles", {
  userId: text("user_id").primaryKey(),
  fullName: text("full_name").notNull().default(""),
  timeZone: text("time_zone").notNull().default("UTC"),
  nextTimeZone: text("next_time_zone"),
  nextTimeZoneDay: text("next_time_zone_day"),
  createdAt: integer("created_at").notNull(),
  accountUpdatedAt: integer("account_updated_at").notNull(),
  /** E.164; unverified until `phoneVerifiedAt` says when (D7). */
  phoneNumber: text("phone_number"),
  phoneVerifiedAt: integer("phone_verified_at"),
  ageBand: text("age_band", { enum: AGE_BANDS }),
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

export const memberSettings = sqliteTable("member_settings", {
  userId: text("user_id").primaryKey(),
  language: text("language", { enum: LANGUAGES }),
  appearance: text("appearance", { enum: APPEARANCES }),
  textSize: text("text_size", { enum: TEXT_SIZES }),
  movement: text("movement", { enum: MOVEMENTS }),
  /** One's own Bible; null while nobody has said it. `ownTranslation` reads it. */
  translation: text("translation"),
  zoneChosen: integer("zone_chosen", { mode: "boolean" }).notNull().default(false),
  quietFrom: integer("quiet_from"),
  quietTo: integer("quiet_to"),
  updatedAt: integer("updated_at").notNull(),
});
export type MemberSettings = typeof memberSettings.$inferSelect;

export const accountDeletions = sqliteTable("account_deletions", {
  userId: text("user_id").primaryKey(),
  reason: text("reason", { enum: ["asked", "unpaid_registration", "under_13"] }).notNull(),
  state: text("state", { enum: ["resting", "purging"] })
    .notNull()
    .default("resting"),
  askedAt: integer("asked_at").notNull(),
  purgeAt: integer("purge_at").notNull(),
});
export type AccountDeletion = typeof accountDeletions.$inferSelect;

/** Keyed hashes of the addresses of accounts whose owners said that they are under 13, for the same thirty days. */
export const under13Addresses = sqliteTable("under_13_addresses", {
  mark: text("mark").primaryKey(),
  saidAt: integer("said_at").notNull(),
  until: integer("until").notNull(),
});

/** What is counted under a mark, in its minute and its day: messages, payment pages. */
export const careSends = sqliteTable(
  "care_sends",
  {
    mark: text("mark").notNull(),
    span: text("span", { enum: ["minute", "day"] }).notNull(),
    beginsAt: integer("begins_at").notNull(),
    used: integer("used").notNull(),
    most: integer("most").notNull(),
  },
  (table) => [primaryKey({ columns: [table.mark, table.span, table.beginsAt] })],
);
