import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { MARK_KINDS } from "./model/marks.ts";

export const verseMarks = sqliteTable(
  "verse_marks",
  {
    userId: text("user_id").notNull(),
    kind: text("kind", { enum: MARK_KINDS }).notNull(),
    verse: integer("verse").notNull(),
    tag: text("tag").notNull().default(""),
    /** Empty: taken away. */
    value: text("value").notNull(),
    at: integer("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.verse, table.tag] })],
);

/** E9 */
export const savedVerses = sqliteTable(
  "saved_verses",
  {
    userId: text("user_id").notNull(),
    firstVerse: integer("first_verse").notNull(),
    lastVerse: integer("last_verse").notNull(),
    verseReference: text("verse_reference").notNull(),
    translation: text("translation").notNull(),
    value: text("value").notNull(),
    at: integer("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.firstVerse, table.lastVerse] })],
);

export const verseNotes = sqliteTable(
  "verse_notes",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    firstVerse: integer("first_verse").notNull(),
    lastVerse: integer("last_verse").notNull(),
    translation: text("translation").notNull(),
    body: text("body").notNull(),
    folded: text("folded").notNull(),
    version: text("version").notNull(),
    base: text("base"),
    beside: text("beside"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    deletedAt: integer("deleted_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const noteVersions = sqliteTable(
  "note_versions",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    noteId: text("note_id").notNull(),
    body: text("body").notNull(),
    at: integer("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const noteRoom = sqliteTable("note_room", {
  userId: text("user_id").primaryKey(),
  bytes: integer("bytes").notNull(),
});
