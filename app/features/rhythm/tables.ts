import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PRACTICES } from "./practice.ts";

/** What was practised, each cause once; triggers make the months of it. */
export const practices = sqliteTable(
  "rhythm_practices",
  {
    userId: text("user_id").notNull(),
    cause: text("cause").notNull(),
    kind: text("kind", { enum: PRACTICES }).notNull(),
    day: text("day").notNull(),
    zone: text("zone").notNull(),
    at: integer("at").notNull(),
    passedDay: text("passed_day"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.cause] })],
);

export const rhythmMonths = sqliteTable(
  "rhythm_months",
  {
    userId: text("user_id").notNull(),
    month: text("month").notNull(),
    reading: integer("reading").notNull(),
    prayer: integer("prayer").notNull(),
    memory: integer("memory").notNull(),
    service: integer("service").notNull(),
    flown: integer("flown").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month] })],
);

export const rests = sqliteTable(
  "rhythm_rests",
  {
    userId: text("user_id").notNull(),
    fromDay: text("from_day").notNull(),
    weekday: integer("weekday").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.fromDay] })],
);

export const sickDays = sqliteTable(
  "rhythm_sick_days",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    firstDay: text("first_day").notNull(),
    lastDay: text("last_day").notNull(),
    addedAt: integer("added_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
