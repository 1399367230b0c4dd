import type { Database, RawQuery, Statement } from "#app/db/database.ts";

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

const MOST_SHOWN = 30;

/** The newest versions of one item, with who saved them and why. */
export const versionsOf = (db: Database, kind: string, item: string): RawQuery<VersionRow> =>
  db.written(
    `SELECT v.kind, v.item, v.version, v.json, v.from_day AS "from", v.at, p.full_name AS "by", a.reason
    FROM content_versions v JOIN audit_log a ON a.id = v.audit_id LEFT JOIN profiles p ON p.user_id = a.actor_user_id
    WHERE v.kind = ?1 AND v.item = ?2 ORDER BY v.version DESC LIMIT ${MOST_SHOWN}`,
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

export type ShopRow = {
  id: string;
  name: string;
  description: string;
  coins: number;
  gems: number;
  stock: number | null;
  active: number;
};
/** The shop as it stands in the database. */
export const shopRows = (db: Database): RawQuery<ShopRow> =>
  db.written(
    `SELECT id, name, description, cost_coins AS coins, cost_gems AS gems, stock_quantity AS stock, is_active AS active
    FROM reward_shop_items ORDER BY category, cost_coins, id`,
  );

export type DisputeRow = { item: string; reason: string; count: number; oldest: number };
/** Questions that members doubt, the most doubted first. */
export const openDisputes = (db: Database): RawQuery<DisputeRow> =>
  db.written(
    `SELECT item, reason, count(*) AS count, min(at) AS oldest FROM trivia_disputes WHERE settled_at IS NULL
    GROUP BY item, reason ORDER BY count(*) DESC, min(at) LIMIT 200`,
  );

/** Who asked, in the moment of the answer. */
export const doubters = (db: Database, item: string): RawQuery<{ userId: string; at: number }> =>
  db.written(
    "SELECT user_id AS userId, at FROM trivia_disputes WHERE item = ?1 AND settled_at IS NULL ORDER BY at LIMIT 200",
    item,
  );

export const settleDisputes = (
  db: Database,
  { item, outcome, at, until }: { item: string; outcome: string; at: number; until: number },
): Statement =>
  db.written(
    "UPDATE trivia_disputes SET settled_at = ?3, outcome = ?2 WHERE item = ?1 AND settled_at IS NULL AND at <= ?4",
    item,
    outcome,
    at,
    until,
  );
