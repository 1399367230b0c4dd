import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { LANGUAGES } from "#app/core/language.ts";
import { DISPUTES, PURCHASE_KINDS, SUBSCRIPTION_STATUSES } from "#app/core/money.ts";

export const billingCustomers = sqliteTable("billing_customers", {
  userId: text("user_id").primaryKey(),
  customerId: text("customer_id").notNull(),
  version: integer("version").notNull().default(0),
  askedAt: integer("asked_at").notNull().default(0),
  origin: text("origin").notNull().default(""),
  readings: integer("readings").notNull().default(0),
  planChangeUntil: integer("plan_change_until").notNull().default(0),
  createdAt: integer("created_at").notNull(),
});
export type BillingCustomer = typeof billingCustomers.$inferSelect;

export const checkouts = sqliteTable("checkouts", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  kind: text("kind", { enum: PURCHASE_KINDS }).notNull(),
  amountCents: integer("amount_cents").notNull(),
  note: text("note").notNull().default(""),
  source: text("source").notNull().default(""),
  language: text("language", { enum: LANGUAGES }).notNull(),
  sessionId: text("session_id"),
  url: text("url"),
  /** What its payment is called; null until it is paid. */
  paymentId: text("payment_id"),
  state: text("state", { enum: ["opening", "open", "processing", "paid", "over"] })
    .notNull()
    .default("opening"),
  createdAt: integer("created_at").notNull(),
  expiresAt: integer("expires_at").notNull(),
});
export type Checkout = typeof checkouts.$inferSelect;

export const billingSubscriptions = sqliteTable("billing_subscriptions", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  status: text("status", { enum: SUBSCRIPTION_STATUSES }).notNull(),
  periodEnd: integer("period_end").notNull(),
  cancelAtPeriodEnd: integer("cancel_at_period_end", { mode: "boolean" }).notNull(),
  unpaidSince: integer("unpaid_since"),
  endedAt: integer("ended_at"),
  createdAt: integer("created_at").notNull(),
  accessUntil: integer("access_until"),
  rests: integer("rests", { mode: "boolean" }).notNull().default(false),
});
export type BillingSubscription = typeof billingSubscriptions.$inferSelect;

export const unpaidMails = sqliteTable("unpaid_mails", {
  subscriptionId: text("subscription_id").notNull(),
  since: integer("since").notNull(),
  userId: text("user_id").notNull(),
  until: integer("until").notNull(),
  state: text("state", { enum: ["due", "sent", "over"] })
    .notNull()
    .default("due"),
  tries: integer("tries").notNull().default(0),
  nextTryAt: integer("next_try_at").notNull(),
});

export const payments = sqliteTable("payments", {
  id: text("id").primaryKey(),
  /** Null once its account is gone. */
  userId: text("user_id"),
  kind: text("kind", { enum: PURCHASE_KINDS }).notNull(),
  subscriptionId: text("subscription_id"),
  intentId: text("intent_id"),
  amountCents: integer("amount_cents").notNull(),
  currency: text("currency").notNull(),
  refundedCents: integer("refunded_cents").notNull().default(0),
  state: text("state", { enum: ["paid", "failed"] }).notNull(),
  dispute: text("dispute", { enum: DISPUTES }).notNull().default("none"),
  receiptUrl: text("receipt_url"),
  at: integer("at").notNull(),
});
export type PaymentRow = typeof payments.$inferSelect;

export const blessings = sqliteTable("blessings", {
  paymentId: text("payment_id").primaryKey(),
  recipient: text("recipient").notNull().default("ministry"),
  note: text("note").notNull(),
  at: integer("at").notNull(),
});

export const paymentEvents = sqliteTable("payment_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  customerId: text("customer_id"),
  intentId: text("intent_id"),
  /** As it came; empty once it has been worked. */
  body: text("body").notNull(),
  state: text("state", { enum: ["pending", "done"] })
    .notNull()
    .default("pending"),
  tries: integer("tries").notNull().default(0),
  nextTryAt: integer("next_try_at").notNull(),
  createdAt: integer("created_at").notNull(),
  receivedAt: integer("received_at").notNull(),
});

export const unpaidRegistrations = sqliteTable("unpaid_registrations", {
  userId: text("user_id").primaryKey(),
  plan: text("plan", { enum: ["premium", "payasyougo"] }).notNull(),
  begunAt: integer("begun_at").notNull(),
  returnedAt: integer("returned_at"),
});

export const under13Refunds = sqliteTable("under_13_refunds", {
  userId: text("user_id").primaryKey(),
  tries: integer("tries").notNull(),
  nextTryAt: integer("next_try_at").notNull(),
});
