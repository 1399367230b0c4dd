import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { joinedAt } from "#app/features/member/fragments-store.server.ts";

export type AskedVersion = { version: number; countsFrom: number; en: string; es: string };

/** From `FROM` on, with `?1` the member; each version is `v`. */
export const UNACCEPTED = `FROM legal_versions v
    WHERE ${joinedAt("?1")} < v.counts_from AND v.version > 1
      AND NOT EXISTS (SELECT 1 FROM legal_acceptances WHERE user_id = ?1 AND version >= v.version)
    ORDER BY v.version`;

/** Versions that came after the member, and that they have not accepted, in order. */
export const versionsToAccept = (db: Database, userId: string): RawQuery<AskedVersion> =>
  db.written(
    `SELECT v.version, v.counts_from AS countsFrom, v.changes_en AS en, v.changes_es AS es
    ${UNACCEPTED}`,
    userId,
  );

/** Accepted twice, the first time counts; nothing for a version that nobody has announced. */
export const acceptVersion = (db: Database, userId: string, version: number, at: number): Statement =>
  db.written(
    `INSERT INTO legal_acceptances (user_id, version, at) SELECT ?1, version, ?3 FROM legal_versions
    WHERE version = ?2 AND version > 1 ON CONFLICT DO NOTHING`,
    userId,
    version,
    at,
  );

export const acceptancesOf = (db: Database, userId: string): RawQuery<{ version: number; at: number }> =>
  db.written("SELECT version, at FROM legal_acceptances WHERE user_id = ?1 ORDER BY version", userId);
