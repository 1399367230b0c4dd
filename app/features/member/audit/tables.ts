import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { AUDIT_ACTS, AUDIT_OUTCOMES } from "./acts.ts";

/** Every act of staff; rows are written once, and never changed but that an erased account is named no more. */
export const auditLog = sqliteTable("audit_log", {
  id: text("id").primaryKey(),
  actorUserId: text("actor_user_id"),
  /** Null for an act that is about no member, and once the account is erased. */
  userId: text("user_id"),
  act: text("act", { enum: AUDIT_ACTS }).notNull(),
  /** The same of the same person is one act. */
  requestId: text("request_id").notNull(),
  subject: text("subject").notNull(),
  amount: integer("amount").notNull(),
  reason: text("reason").notNull(),
  outcome: text("outcome", { enum: AUDIT_OUTCOMES }).notNull(),
  at: integer("at").notNull(),
  /** JSON of what the act changed; null where the other columns say it. */
  before: text("before"),
  after: text("after"),
});
export type AuditEntry = typeof auditLog.$inferSelect;

export const staffLookUps = sqliteTable("staff_look_ups", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  actorUserId: text("actor_user_id"),
  userId: text("user_id"),
  isFound: integer("is_found", { mode: "boolean" }).notNull(),
  searchedBy: text("searched_by", { enum: ["id", "email", "name", "handle"] }).notNull(),
  at: integer("at").notNull(),
});
