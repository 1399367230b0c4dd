import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Anchor } from "./model/calendar.ts";
import { ENTRIES, type LeftOut } from "./model/subjects.ts";

export const danielPlans = sqliteTable("daniel_plans", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  requestId: text("request_id").notNull(),
  weeks: text("weeks", { mode: "json" }).$type<number[]>().notNull(),
  anchors: text("anchors", { mode: "json" }).$type<Anchor[]>().notNull(),
  leftOut: text("left_out", { mode: "json" }).$type<LeftOut[]>().notNull(),
  status: text("status", { enum: ["active", "paused", "finished", "ended"] })
    .notNull()
    .default("active"),
  beganDay: text("began_day").notNull(),
  overDay: text("over_day"),
  remindHour: integer("remind_hour"),
  remindAt: integer("remind_at"),
  version: integer("version").notNull().default(1),
  createdAt: integer("created_at").notNull(),
  deletedAt: integer("deleted_at"),
});
export type PlanRow = typeof danielPlans.$inferSelect;

export const danielPlanLogs = sqliteTable(
  "daniel_plan_logs",
  {
    planId: text("plan_id").notNull(),
    step: integer("step").notNull(),
    entry: text("entry", { enum: ENTRIES }).notNull(),
    userId: text("user_id").notNull(),
    done: integer("done", { mode: "boolean" }).notNull().default(false),
    body: text("body").notNull().default(""),
    version: integer("version").notNull().default(0),
    day: text("day").notNull(),
    at: integer("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.step, table.entry] })],
);
export type LogRow = typeof danielPlanLogs.$inferSelect;
