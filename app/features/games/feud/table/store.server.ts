import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { notBlocked } from "#app/features/community/visibility/store.server.ts";

export type TableRow = {
  id: string;
  ageBand: "13-17" | "18+";
  openerLeads: number;
  usesLeft: number;
  endsAt: number;
  guests: number;
};
export type SitterRow = {
  name: string;
  handle: string;
  ageBand: "13-17" | "18+";
  leads: number;
  hidden: string;
};

export const MAX_GUESTS = 30;

/** What a link leads to; nothing once it is over. */
export const tableByToken = (db: Database, token: string, now: number): RawQuery<TableRow> =>
  db.written(
    `SELECT t.id, t.age_band AS ageBand, coalesce(m.leads, 0) AS openerLeads, t.uses_left AS usesLeft,
      t.ends_at AS endsAt, ${MAX_GUESTS} - t.uses_left AS guests
    FROM feud_tables t LEFT JOIN community_members m ON m.user_id = t.user_id
    WHERE t.token = ?1 AND t.ended_at IS NULL AND t.ends_at > ?2`,
    token,
    now,
  );

/** A member who comes to it, and whom they do not see; nothing where there is a block between them and who opened it. */
export const sitterOf = (db: Database, token: string, userId: string): RawQuery<SitterRow> =>
  db.written(
    `SELECT m.display_name AS name, m.handle, m.age_band AS ageBand, m.leads,
      (SELECT json_group_array(iif(b.user_id = ?2, b.blocked_id, b.user_id)) FROM blocks b
        WHERE b.user_id = ?2 OR b.blocked_id = ?2) AS hidden
    FROM feud_tables t JOIN community_members m ON m.user_id = ?2
    WHERE t.token = ?1 AND (t.user_id IS NULL OR (${notBlocked("?2", "t.user_id")}))`,
    token,
    userId,
  );

type Opening = {
  id: string;
  userId: string;
  formId: string;
  token: string;
  ageBand: string;
  language: string;
  boards: readonly string[];
  endsAt: number;
  now: number;
  most: number;
};

/** So many a day; sent twice, it is one. */
export const openTableRow = (db: Database, row: Opening): Statement =>
  db.written(
    `INSERT INTO feud_tables (id, user_id, form_id, token, uses_left, age_band, language, boards, ends_at, created_at)
    SELECT ?1, ?2, ?3, ?4, ${MAX_GUESTS}, ?5, ?6, ?7, ?8, ?9
    WHERE (SELECT count(*) FROM feud_tables WHERE user_id = ?2 AND created_at > ?9 - 86400000) < ?10
    ON CONFLICT (user_id, form_id) DO NOTHING`,
    row.id,
    row.userId,
    row.formId,
    row.token,
    row.ageBand,
    row.language,
    JSON.stringify(row.boards),
    row.endsAt,
    row.now,
    row.most,
  );

export const tableOfForm = (
  db: Database,
  userId: string,
  formId: string,
): RawQuery<{ id: string; token: string | null }> =>
  db.written("SELECT id, token FROM feud_tables WHERE user_id = ?1 AND form_id = ?2", userId, formId);

/** A guest takes one of the link's places. */
export const letGuestIn = (db: Database, token: string, now: number): RawQuery<{ id: string }> =>
  db.written(
    `UPDATE feud_tables SET uses_left = uses_left - 1
    WHERE token = ?1 AND uses_left > 0 AND ended_at IS NULL AND ends_at > ?2 RETURNING id`,
    token,
    now,
  );

export const endTableRow = (db: Database, id: string, now: number): Statement =>
  db.written("UPDATE feud_tables SET ended_at = coalesce(ended_at, ?2) WHERE id = ?1", id, now);

export const tablesToClear = (db: Database, now: number, most: number): RawQuery<{ id: string }> =>
  db.written(
    `SELECT id FROM feud_tables WHERE cleared_at IS NULL AND (ended_at IS NOT NULL OR ends_at <= ?1)
    ORDER BY ends_at LIMIT ?2`,
    now,
    most,
  );

export const clearTableRow = (db: Database, id: string, now: number): Statement =>
  db.written(
    `UPDATE feud_tables SET ended_at = coalesce(ended_at, ends_at), token = NULL, cleared_at = ?2 WHERE id = ?1`,
    id,
    now,
  );
