import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { actorNameOf, reasonOf } from "#app/features/member/audit/store.server.ts";

/** A version as it lies in D1; `json` null: as it ships. */
export type VersionRow = {
  kind: string;
  item: string;
  version: number;
  json: string | null;
  from: string;
  at: number;
  by: string | null;
  reason: string;
};

const MAX_SHOWN = 30;

/** The newest versions of one item, with who saved them and why. */
export const versionsOf = (db: Database, kind: string, item: string): RawQuery<VersionRow> =>
  db.written(
    `SELECT v.kind, v.item, v.version, v.json, v.from_day AS "from", v.at, ${actorNameOf("v.audit_id")} AS "by",
      ${reasonOf("v.audit_id")} AS reason
    FROM content_versions v
    WHERE v.kind = ?1 AND v.item = ?2 ORDER BY v.version DESC LIMIT ${MAX_SHOWN}`,
    kind,
    item,
  );

/** The newest version of each item of a kind; without who saved it. */
export type NewestRow = { item: string; version: number; json: string | null; from: string };
export const newestOf = (db: Database, kind: string): RawQuery<NewestRow> =>
  db.written(
    `SELECT item, version, json, from_day AS "from" FROM content_versions v WHERE kind = ?1
      AND version = (SELECT max(version) FROM content_versions WHERE kind = v.kind AND item = v.item)`,
    kind,
  );

export type ChangedItem = { kind: string; item: string; version: number; at: number };

/** Every item that was ever changed, with its newest version. */
export const changedItems = (db: Database): RawQuery<ChangedItem> =>
  db.written(
    "SELECT kind, item, max(version) AS version, max(at) AS at FROM content_versions GROUP BY kind, item",
  );

type NewVersion = {
  kind: string;
  item: string;
  version: number;
  json: string | null;
  from: string;
  at: number;
  auditId: string;
};
/** Fails on `content_in_turn` where somebody was first, on `act_is_logged` without its line before it in the commit. */
export const addVersion = (db: Database, row: NewVersion): Statement =>
  db.written(
    `INSERT INTO content_versions (kind, item, version, json, from_day, at, audit_id)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
    row.kind,
    row.item,
    row.version,
    row.json,
    row.from,
    row.at,
    row.auditId,
  );
