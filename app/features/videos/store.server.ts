import type { Database, RawQuery } from "#app/db/database.ts";
import type { VideoMark } from "./model/mark.ts";

const MARK = "video_id AS videoId, saved_at AS savedAt, watched_at AS watchedAt, place_s AS place";

export const videoMarksOf = (db: Database, userId: string): RawQuery<VideoMark> =>
  db.written(`SELECT ${MARK} FROM video_marks WHERE user_id = ?1 ORDER BY video_id LIMIT 1000`, userId);

type Change = { userId: string; videoId: string; now: number };

/** The first time counts; `on` false takes it away. */
export const saveVideo = (db: Database, { userId, videoId, now }: Change, on: boolean): RawQuery<VideoMark> =>
  db.written(
    `INSERT INTO video_marks (user_id, video_id, saved_at, updated_at) VALUES (?1, ?2, iif(?4, ?3, NULL), ?3)
    ON CONFLICT (user_id, video_id) DO UPDATE SET
      saved_at = iif(?4, coalesce(saved_at, ?3), NULL), updated_at = ?3 RETURNING ${MARK}`,
    userId,
    videoId,
    now,
    on ? 1 : 0,
  );

/** One that was watched begins anew. */
export const watchVideo = (
  db: Database,
  { userId, videoId, now }: Change,
  on: boolean,
): RawQuery<VideoMark> =>
  db.written(
    `INSERT INTO video_marks (user_id, video_id, watched_at, updated_at) VALUES (?1, ?2, iif(?4, ?3, NULL), ?3)
    ON CONFLICT (user_id, video_id) DO UPDATE SET
      watched_at = iif(?4, coalesce(watched_at, ?3), NULL), place_s = iif(?4, 0, place_s), updated_at = ?3
    RETURNING ${MARK}`,
    userId,
    videoId,
    now,
    on ? 1 : 0,
  );

export const placeVideo = (db: Database, { userId, videoId, now }: Change, at: number): RawQuery<VideoMark> =>
  db.written(
    `INSERT INTO video_marks (user_id, video_id, place_s, updated_at) VALUES (?1, ?2, ?4, ?3)
    ON CONFLICT (user_id, video_id) DO UPDATE SET place_s = ?4, updated_at = ?3 RETURNING ${MARK}`,
    userId,
    videoId,
    now,
    at,
  );

export type WholeVideoMark = VideoMark & { updatedAt: number };

export const videoMarksWhole = (
  db: Database,
  userId: string,
  after: string,
  most: number,
): RawQuery<WholeVideoMark> =>
  db.written(
    `SELECT ${MARK}, updated_at AS updatedAt FROM video_marks
    WHERE user_id = ?1 AND video_id > ?2 ORDER BY video_id LIMIT ?3`,
    userId,
    after,
    most,
  );
