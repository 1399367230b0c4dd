import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Translation } from "#app/features/bible/translations.ts";

/** Where a member read last, on whatever device: one row each. */
export const readingPlaces = sqliteTable("reading_places", {
  userId: text("user_id").primaryKey(),
  translation: text("translation").$type<Translation>().notNull(),
  book: integer("book").notNull(),
  chapter: integer("chapter").notNull(),
  /** Epoch ms, by the server's clock. */
  at: integer("at").notNull(),
});
