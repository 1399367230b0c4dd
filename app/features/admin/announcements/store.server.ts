import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { AnnouncementLine } from "./line.ts";

export const newestAnnouncements = (db: Database): RawQuery<AnnouncementLine> =>
  db.written(
    `SELECT id, text_en AS en, text_es AS es, audience, starts_at AS startsAt, ends_at AS endsAt, ended_at AS endedAt
    FROM announcements ORDER BY at DESC, id DESC LIMIT 30`,
  );

/** Fails on `act_is_logged` without its line in the log, which stands before it in the commit. */
export const addAnnouncement = (
  db: Database,
  row: Omit<AnnouncementLine, "endedAt"> & { at: number },
): Statement =>
  db.written(
    `INSERT INTO announcements (id, text_en, text_es, audience, starts_at, ends_at, at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
    row.id,
    row.en,
    row.es,
    row.audience,
    row.startsAt,
    row.endsAt,
    row.at,
  );

export const endAnnouncement = (db: Database, id: string, at: number): Statement =>
  db.written("UPDATE announcements SET ended_at = ?2 WHERE id = ?1", id, at);
