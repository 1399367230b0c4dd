import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { Every } from "#app/features/sending/model/digest-time.ts";

export type NoticeSettingsRow = {
  digestEvery: Every;
  keepsRest: 0 | 1;
  refusedAt: number | null;
  stoppedNumber: string | null;
};

export const noticeSettingsOf = (db: Database, userId: string): RawQuery<NoticeSettingsRow> =>
  db.written(
    `SELECT digest_every AS digestEvery, keeps_rest AS keepsRest, refused_at AS refusedAt,
      stopped_number AS stoppedNumber FROM notice_settings WHERE user_id = ?1`,
    userId,
  );

export const saveNoticeSettings = (
  db: Database,
  userId: string,
  chosen: { every: Every; keepsRest: boolean; origin: string },
  now: number,
): Statement =>
  db.written(
    `INSERT INTO notice_settings (user_id, digest_every, keeps_rest, origin, updated_at) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (user_id) DO UPDATE SET digest_every = ?2, keeps_rest = ?3, origin = ?4, updated_at = ?5`,
    userId,
    chosen.every,
    chosen.keepsRest ? 1 : 0,
    chosen.origin,
    now,
  );

/** The member says that their address takes mail again. */
export const tryAddressAgain = (db: Database, userId: string, now: number): Statement =>
  db.written(
    "UPDATE notice_settings SET refused_address = NULL, refused_at = NULL, updated_at = ?2 WHERE user_id = ?1",
    userId,
    now,
  );
