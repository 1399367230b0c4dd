import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CAUSES, CURRENCIES } from "./catalog.ts";

/** E7. The balances follow the ledger by trigger, the level follows the experience. */
export const userStats = sqliteTable("user_stats", {
  userId: text("user_id").primaryKey(),
  totalExperience: integer("total_experience").notNull().default(0),
  userLevel: integer("user_level").notNull().default(1),
  faithCoins: integer("faith_coins").notNull().default(0),
  faithGems: integer("faith_gems").notNull().default(0),
  messageCredits: integer("message_credits").notNull().default(0),
  prayerSessions: integer("prayer_sessions").notNull().default(0),
  version: integer("version").notNull().default(0),
  updatedAt: integer("updated_at").notNull(),
});

/** Every movement, once and for good. */
export const walletLedger = sqliteTable("wallet_ledger", {
  seq: integer("seq").primaryKey({ autoIncrement: true }),
  userId: text("user_id").notNull(),
  currency: text("currency", { enum: CURRENCIES }).notNull(),
  amount: integer("amount").notNull(),
  cause: text("cause", { enum: CAUSES }).notNull(),
  causeId: text("cause_id").notNull(),
  subject: text("subject").notNull().default(""),
  balanceAfter: integer("balance_after").notNull(),
  createdAt: integer("created_at").notNull(),
  /** The member's own day of a reward; null for everything else. */
  rewardDay: text("reward_day"),
});

/** What the ledger's page sums up, kept by the schema. */
export const walletTotals = sqliteTable(
  "wallet_totals",
  {
    userId: text("user_id").notNull(),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    earned: integer("earned").notNull(),
    spent: integer("spent").notNull(),
    since: integer("since").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.currency] })],
);
