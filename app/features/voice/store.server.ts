import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { usedOn } from "#app/features/care/fragments-store.server.ts";
import { isAdmin, isSubscribed } from "#app/features/member/fragments-store.server.ts";
import { creditsOf } from "#app/features/wallet/fragments-store.server.ts";
import type { Mode, Speech, VoiceSettings } from "./model/settings.ts";

export const voiceSettingsOf = (db: Database, userId: string): RawQuery<VoiceSettings> =>
  db.written("SELECT allowed_at AS allowedAt, speech, mode FROM voice_settings WHERE user_id = ?1", userId);

/** The first time that it is allowed counts. */
export const allowVoice = (db: Database, userId: string, now: number): Statement =>
  db.written(
    `INSERT INTO voice_settings (user_id, allowed_at, updated_at) VALUES (?1, ?2, ?2)
    ON CONFLICT (user_id) DO UPDATE SET allowed_at = coalesce(allowed_at, ?2), updated_at = ?2`,
    userId,
    now,
  );

export const withdrawVoice = (db: Database, userId: string, now: number): Statement =>
  db.written("UPDATE voice_settings SET allowed_at = NULL, updated_at = ?2 WHERE user_id = ?1", userId, now);

export const chooseVoice = (
  db: Database,
  userId: string,
  chosen: { speech: Speech | null; mode: Mode | null },
  now: number,
): Statement =>
  db.written(
    `INSERT INTO voice_settings (user_id, speech, mode, updated_at)
    VALUES (?1, coalesce(?2, 'device'), coalesce(?3, 'free'), ?4)
    ON CONFLICT (user_id) DO UPDATE SET
      speech = coalesce(?2, speech), mode = coalesce(?3, mode), updated_at = ?4`,
    userId,
    chosen.speech,
    chosen.mode,
    now,
  );

/** Whether the member pays, and what they have cost on the day of the bill. */
export const voiceUseOf = (
  db: Database,
  userId: string,
  day: string,
): RawQuery<{ pays: 0 | 1; micros: number }> =>
  db.written(
    `SELECT ${isSubscribed("?1")}
      OR ${creditsOf("?1")} > 0
      OR ${isAdmin("?1")} AS pays,
      ${usedOn("?1", "?2")} AS micros`,
    userId,
    day,
  );

export type WholeVoiceSettings = VoiceSettings & { updatedAt: number };

export const voiceSettingsWhole = (db: Database, userId: string): RawQuery<WholeVoiceSettings> =>
  db.written(
    `SELECT allowed_at AS allowedAt, speech, mode, updated_at AS updatedAt
    FROM voice_settings WHERE user_id = ?1`,
    userId,
  );
