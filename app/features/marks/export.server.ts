import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { type ExportSection, jsonFile, jsonList, rowsOf } from "#app/db/export-section.ts";
import { journalFile } from "./exchange/export.server.ts";
import { noteRoom, noteVersions, savedVerses, verseMarks, verseNotes } from "./tables.ts";

/** G20: what the member has marked, saved and written, also what was taken away or deleted and is not erased yet. */
export const marksExport: ExportSection = {
  tables: ["verse_marks", "saved_verses", "verse_notes", "note_versions", "note_room"],
  async *files({ db, userId }) {
    yield { path: "bible-study/journal.md", content: journalFile(db, userId, "markdown") };
    yield { path: "bible-study/marks.json", content: jsonList(marksOf(db, userId)) };
    yield { path: "bible-study/saved-verses.json", content: jsonList(savedOf(db, userId)) };
    yield { path: "bible-study/notes.json", content: jsonList(notesOf(db, userId)) };
    yield { path: "bible-study/note-versions.json", content: jsonList(versionsOf(db, userId)) };
    const room = await db.select().from(noteRoom).where(eq(noteRoom.userId, userId));
    yield { path: "bible-study/note-room.json", content: jsonFile(room[0] ?? null) };
  },
};

const marksOf = (db: Database, userId: string) =>
  rowsOf<typeof verseMarks.$inferSelect>((last, most) =>
    db
      .select()
      .from(verseMarks)
      .where(
        and(
          eq(verseMarks.userId, userId),
          last
            ? sql`(${verseMarks.kind}, ${verseMarks.verse}, ${verseMarks.tag}) > (${last.kind}, ${last.verse}, ${last.tag})`
            : undefined,
        ),
      )
      .orderBy(asc(verseMarks.kind), asc(verseMarks.verse), asc(verseMarks.tag))
      .limit(most),
  );

const savedOf = (db: Database, userId: string) =>
  rowsOf<typeof savedVerses.$inferSelect>((last, most) =>
    db
      .select()
      .from(savedVerses)
      .where(
        and(
          eq(savedVerses.userId, userId),
          last
            ? sql`(${savedVerses.firstVerse}, ${savedVerses.lastVerse}) > (${last.firstVerse}, ${last.lastVerse})`
            : undefined,
        ),
      )
      .orderBy(asc(savedVerses.firstVerse), asc(savedVerses.lastVerse))
      .limit(most),
  );

/** Each may be long: few at once. */
const A_PAGE = 20;

const notesOf = (db: Database, userId: string) =>
  rowsOf<typeof verseNotes.$inferSelect>(
    (last, most) =>
      db
        .select()
        .from(verseNotes)
        .where(and(eq(verseNotes.userId, userId), gt(verseNotes.id, last?.id ?? "")))
        .orderBy(asc(verseNotes.id))
        .limit(most),
    A_PAGE,
  );

const versionsOf = (db: Database, userId: string) =>
  rowsOf<typeof noteVersions.$inferSelect>(
    (last, most) =>
      db
        .select()
        .from(noteVersions)
        .where(and(eq(noteVersions.userId, userId), gt(noteVersions.id, last?.id ?? "")))
        .orderBy(asc(noteVersions.id))
        .limit(most),
    A_PAGE,
  );
