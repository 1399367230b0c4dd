import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { type ExportSection, jsonFile, jsonList, rowsOf } from "#app/db/export-section.ts";
import { chapterTimes, sessionChapters, studySessions } from "./tables.ts";

/** G20: when the member studied, for how long, where, and how they felt afterwards. */
export const studyExport: ExportSection = {
  tables: ["study_sessions", "session_chapters", "chapter_times"],
  async *files({ db, userId }) {
    yield { path: "bible-study/sessions.json", content: jsonList(sessionsOf(db, userId)) };
    yield { path: "bible-study/session-chapters.json", content: jsonList(chaptersOf(db, userId)) };
    // at most a row for each chapter of the Bible
    const times = await db
      .select()
      .from(chapterTimes)
      .where(eq(chapterTimes.userId, userId))
      .orderBy(asc(chapterTimes.book), asc(chapterTimes.chapter));
    yield { path: "bible-study/chapter-times.json", content: jsonFile(times) };
  },
};

const sessionsOf = (db: Database, userId: string) =>
  rowsOf<typeof studySessions.$inferSelect>((last, most) =>
    db
      .select()
      .from(studySessions)
      .where(and(eq(studySessions.userId, userId), gt(studySessions.id, last?.id ?? "")))
      .orderBy(asc(studySessions.id))
      .limit(most),
  );

const chaptersOf = (db: Database, userId: string) => {
  const { sessionId, book, chapter } = sessionChapters;
  return rowsOf<typeof sessionChapters.$inferSelect>((last, most) =>
    db
      .select()
      .from(sessionChapters)
      .where(
        and(
          eq(sessionChapters.userId, userId),
          last
            ? sql`(${sessionId}, ${book}, ${chapter}) > (${last.sessionId}, ${last.book}, ${last.chapter})`
            : undefined,
        ),
      )
      .orderBy(asc(sessionId), asc(book), asc(chapter))
      .limit(most),
  );
};
