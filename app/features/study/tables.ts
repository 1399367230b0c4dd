import { sql } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { MOODS } from "./model/session.ts";

/** E8, D12. `duration_minutes` follows the seconds by the schema. */
export const studySessions = sqliteTable(
  "study_sessions",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    sessionDate: text("session_date").notNull(),
    startedAt: integer("started_at").notNull(),
    lastAt: integer("last_at").notNull(),
    activeSeconds: integer("active_seconds").notNull(),
    durationMinutes: integer("duration_minutes").generatedAlwaysAs(sql`active_seconds / 60`),
    moodAfter: text("mood_after", { enum: MOODS }),
    book: integer("book").notNull(),
    chapter: integer("chapter").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const sessionChapters = sqliteTable(
  "session_chapters",
  {
    userId: text("user_id").notNull(),
    sessionId: text("session_id").notNull(),
    book: integer("book").notNull(),
    chapter: integer("chapter").notNull(),
    seconds: integer("seconds").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sessionId, table.book, table.chapter] })],
);

export const chapterTimes = sqliteTable(
  "chapter_times",
  {
    userId: text("user_id").notNull(),
    book: integer("book").notNull(),
    chapter: integer("chapter").notNull(),
    seconds: integer("seconds").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.book, table.chapter] })],
);
