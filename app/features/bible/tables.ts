import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Every verse of every translation. Searched through the FTS5 table `verse_search`, which drizzle cannot describe. */
export const verses = sqliteTable("verses", {
  /** Translation number * 100000000 + `BBCCCVVV` (`rowId`). */
  id: integer("id").primaryKey(),
  text: text("text").notNull(),
  /** `p` begins a paragraph, `q` is poetry, `j` are words of Jesus (`data/NOTICE.md`). */
  flags: text("flags").notNull().default(""),
});
