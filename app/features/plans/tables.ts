import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PLAN_KINDS } from "./model/kinds.ts";

export const readingPlans = sqliteTable("reading_plans", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  requestId: text("request_id").notNull(),
  kind: text("kind", { enum: PLAN_KINDS }).notNull(),
  name: text("name").notNull().default(""),
  books: text("books", { mode: "json" }).$type<number[]>().notNull(),
  readings: integer("readings").notNull(),
  weekdays: integer("weekdays").notNull(),
  anchorDay: text("anchor_day").notNull(),
  anchorReading: integer("anchor_reading").notNull().default(0),
  spreadReadings: integer("spread_readings").notNull().default(0),
  spreadDays: integer("spread_days").notNull().default(0),
  asideBefore: integer("aside_before").notNull().default(0),
  restDays: text("rest_days", { mode: "json" }).$type<string[]>().notNull(),
  status: text("status", { enum: ["active", "paused", "finished"] })
    .notNull()
    .default("active"),
  beganDay: text("began_day").notNull(),
  finishedDay: text("finished_day"),
  version: integer("version").notNull().default(1),
  createdAt: integer("created_at").notNull(),
});

export type PlanRow = typeof readingPlans.$inferSelect;

/** What was read, and on which of the member's days. */
export const planChecks = sqliteTable(
  "reading_plan_checks",
  {
    planId: text("plan_id").notNull(),
    reading: integer("reading").notNull(),
    place: integer("place").notNull(),
    userId: text("user_id").notNull(),
    day: text("day").notNull(),
    at: integer("at").notNull(),
    /** Opened again then; null: it is checked off. */
    openedAt: integer("opened_at"),
  },
  (table) => [primaryKey({ columns: [table.planId, table.reading, table.place] })],
);
