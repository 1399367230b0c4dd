import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { EXERCISES, REASONS } from "./model/grade.ts";

const translations = Object.keys(TRANSLATIONS) as [Translation, ...Translation[]];

export const memoryDecks = sqliteTable("memory_decks", {
  userId: text("user_id").primaryKey(),
  dailyLimit: integer("daily_limit").notNull().default(10),
  cards: integer("cards").notNull().default(0),
});

export const memoryCards = sqliteTable(
  "memory_cards",
  {
    userId: text("user_id").notNull(),
    first: integer("first_verse").notNull(),
    last: integer("last_verse").notNull(),
    translation: text("translation", { enum: translations }).notNull(),
    due: integer("due").notNull(),
    stability: real("stability").notNull(),
    difficulty: real("difficulty").notNull(),
    scheduledDays: integer("scheduled_days").notNull(),
    step: integer("step").notNull(),
    reps: integer("reps").notNull(),
    lapses: integer("lapses").notNull(),
    state: integer("state").notNull(),
    lastReview: integer("last_review"),
    lastDay: text("last_day"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    removedAt: integer("removed_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.first, table.last] })],
);
export type CardRow = typeof memoryCards.$inferSelect;

export const memoryReviews = sqliteTable(
  "memory_reviews",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    first: integer("first_verse").notNull(),
    last: integer("last_verse").notNull(),
    at: integer("at").notNull(),
    receivedAt: integer("received_at").notNull(),
    exercise: text("exercise", { enum: EXERCISES }).notNull(),
    grade: integer("grade").$type<1 | 2 | 3 | 4>().notNull(),
    reason: text("reason", { enum: REASONS }).notNull(),
    hints: integer("hints").notNull(),
    ms: integer("ms"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
export type ReviewRow = typeof memoryReviews.$inferSelect;
