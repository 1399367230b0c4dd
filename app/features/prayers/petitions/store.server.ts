import type { LocalDay } from "#app/core/local-day.ts";
import type { Database, RawQuery, Statement } from "#app/db/database.ts";

export type PetitionRow = {
  id: string;
  body: string;
  person: string;
  theme: string;
  pinnedDay: LocalDay | null;
  state: string;
  closing: string;
  createdAt: number;
  closedAt: number | null;
  deletedAt: number | null;
  /** The last two days of prayer, newest first, as JSON. */
  lastTwo: string;
  prayedDays: number;
};

/** All of the member's, those too that were deleted and can come back. */
export const petitionsOf = (db: Database, userId: string): RawQuery<PetitionRow> =>
  db.written(
    `SELECT p.id, p.body, p.person, p.theme, p.pinned_day AS pinnedDay, p.state, p.closing, p.created_at AS createdAt,
      p.closed_at AS closedAt, p.deleted_at AS deletedAt,
      (SELECT json_group_array(json_object('day', day, 'at', at)) FROM (SELECT day, at FROM petition_prayers
        WHERE petition_id = p.id ORDER BY day DESC LIMIT 2)) AS lastTwo,
      (SELECT count(*) FROM petition_prayers WHERE petition_id = p.id) AS prayedDays
    FROM petitions p WHERE p.user_id = ?1 ORDER BY p.id DESC LIMIT 1000`,
    userId,
  );

type Added = {
  id: string;
  userId: string;
  formId: string;
  body: string;
  person: string;
  theme: string;
  now: number;
};

/** The same form again adds nothing; nor does anything beyond so many that are open. */
export const addPetition = (db: Database, row: Added, most: number): Statement =>
  db.written(
    `INSERT INTO petitions (id, user_id, form_id, body, person, theme, created_at)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE
      (SELECT count(*) FROM petitions WHERE user_id = ?2 AND state = 'open' AND deleted_at IS NULL) < ?8
    ON CONFLICT (user_id, form_id) DO NOTHING`,
    row.id,
    row.userId,
    row.formId,
    row.body,
    row.person,
    row.theme,
    row.now,
    most,
  );

export const petitionOfForm = (db: Database, userId: string, formId: string): RawQuery<{ id: string }> =>
  db.written("SELECT id FROM petitions WHERE user_id = ?1 AND form_id = ?2", userId, formId);

/** `RETURNING` says whether there was such a one of the member's. */
type Changed = RawQuery<{ id: string }>;

export const editPetition = (
  db: Database,
  row: { userId: string; id: string; body: string; person: string; theme: string },
): Changed =>
  db.written(
    `UPDATE petitions SET body = ?3, person = ?4, theme = ?5
    WHERE user_id = ?1 AND id = ?2 AND deleted_at IS NULL RETURNING id`,
    row.userId,
    row.id,
    row.body,
    row.person,
    row.theme,
  );

/** The day on which it was pinned first stays. */
export const pinPetition = (db: Database, userId: string, id: string, day: LocalDay | null): Changed =>
  db.written(
    `UPDATE petitions SET pinned_day = iif(?3 IS NULL, NULL, coalesce(pinned_day, ?3))
    WHERE user_id = ?1 AND id = ?2 AND deleted_at IS NULL RETURNING id`,
    userId,
    id,
    day,
  );

export const closePetition = (
  db: Database,
  row: { userId: string; id: string; state: string; closing: string; closedAt: number | null },
): Changed =>
  db.written(
    `UPDATE petitions SET state = ?3, closing = ?4, closed_at = ?5
    WHERE user_id = ?1 AND id = ?2 AND deleted_at IS NULL RETURNING id`,
    row.userId,
    row.id,
    row.state,
    row.closing,
    row.closedAt,
  );

/** @param deletedAt null brings it back */
export const deletePetition = (db: Database, userId: string, id: string, deletedAt: number | null): Changed =>
  db.written(
    `UPDATE petitions SET deleted_at = iif(?3 IS NULL, NULL, coalesce(deleted_at, ?3))
    WHERE user_id = ?1 AND id = ?2 RETURNING id`,
    userId,
    id,
    deletedAt,
  );

export const openPetition = (db: Database, userId: string, id: string): RawQuery<{ id: string }> =>
  db.written(
    "SELECT id FROM petitions WHERE user_id = ?1 AND id = ?2 AND state = 'open' AND deleted_at IS NULL",
    userId,
    id,
  );

/** D31: once a day. */
export const addPetitionPrayer = (
  db: Database,
  row: { userId: string; id: string; day: LocalDay; at: number },
): Statement =>
  db.written(
    `INSERT INTO petition_prayers (petition_id, user_id, day, at)
    SELECT id, user_id, ?3, ?4 FROM petitions WHERE user_id = ?1 AND id = ?2 ON CONFLICT DO NOTHING`,
    row.userId,
    row.id,
    row.day,
    row.at,
  );

export const forgetPetitions = (db: Database, before: number, most: number): Statement =>
  db.written(
    "DELETE FROM petitions WHERE id IN (SELECT id FROM petitions WHERE deleted_at < ?1 LIMIT ?2)",
    before,
    most,
  );

export type WholePetition = Record<string, unknown> & { id: string };

export const petitionsWhole = (
  db: Database,
  userId: string,
  after: string,
  most: number,
): RawQuery<WholePetition> =>
  db.written(
    "SELECT * FROM petitions WHERE user_id = ?1 AND id > ?2 ORDER BY id LIMIT ?3",
    userId,
    after,
    most,
  );

export type WholePrayer = { petition_id: string; day: string; at: number };

export const petitionPrayersWhole = (
  db: Database,
  userId: string,
  after: WholePrayer | null,
  most: number,
): RawQuery<WholePrayer> =>
  db.written(
    `SELECT petition_id, day, at FROM petition_prayers WHERE user_id = ?1 AND (petition_id, day) > (?2, ?3)
    ORDER BY petition_id, day LIMIT ?4`,
    userId,
    after?.petition_id ?? "",
    after?.day ?? "",
    most,
  );
