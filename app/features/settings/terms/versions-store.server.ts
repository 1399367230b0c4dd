import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { LegalVersion } from "./legal-version.ts";

export const legalVersions = (db: Database): RawQuery<LegalVersion> =>
  db.written(
    `SELECT v.version, v.announced_at AS announcedAt, v.counts_from AS countsFrom, v.changes_en AS en, v.changes_es AS es,
      (SELECT count(*) FROM legal_acceptances WHERE version = v.version) AS accepted
    FROM legal_versions v ORDER BY v.version DESC LIMIT 20`,
  );

/** Fails on `act_is_logged` without its line in the log, on `told_before` and `terms_in_turn`. */
export const addLegalVersion = (db: Database, row: Omit<LegalVersion, "accepted">): Statement =>
  db.written(
    `INSERT INTO legal_versions (version, announced_at, counts_from, changes_en, changes_es) VALUES (?1, ?2, ?3, ?4, ?5)`,
    row.version,
    row.announcedAt,
    row.countsFrom,
    row.en,
    row.es,
  );

/** Only one that does not count yet. */
export const withdrawLegalVersion = (db: Database, version: number): Statement =>
  db.written("DELETE FROM legal_versions WHERE version = ?1", version);
