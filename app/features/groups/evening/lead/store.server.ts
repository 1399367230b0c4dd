import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { helperOf } from "#app/features/groups/visibility/store.server.ts";

/** Of the group's evenings, the one whose time is over. */
export const endOverdue = (db: Database, groupId: string, now: number): Statement =>
  db.written(
    "UPDATE evenings SET ended_at = ends_at, token = NULL WHERE group_id = ?1 AND ended_at IS NULL AND ends_at <= ?2",
    groupId,
    now,
  );

type Opening = {
  id: string;
  groupId: string;
  userId: string;
  formId: string;
  book: number;
  chapter: number;
  from: number;
  to: number;
  now: number;
  endsAt: number;
  /** Evenings of a group in 24 hours. */
  most: number;
};

/** By whoever leads or helps, in a group that is not archived and not with the moderators. */
export const openEvening = (db: Database, row: Opening): Statement =>
  db.written(
    `INSERT INTO evenings (id, group_id, user_id, form_id, book, chapter, from_verse, to_verse, created_at, ends_at)
    SELECT ?1, g.id, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 FROM study_groups g
    WHERE g.id = ?2 AND g.moderation = 'shown' AND g.archived_at IS NULL AND ${helperOf("?3", "g.id")}
      AND (SELECT count(*) FROM evenings WHERE group_id = ?2 AND created_at > ?9 - 86400000) < ?11
    ON CONFLICT (user_id, form_id) DO NOTHING`,
    row.id,
    row.groupId,
    row.userId,
    row.formId,
    row.book,
    row.chapter,
    row.from,
    row.to,
    row.now,
    row.endsAt,
    row.most,
  );

export const eveningOfForm = (db: Database, userId: string, formId: string): RawQuery<{ id: string }> =>
  db.written("SELECT id FROM evenings WHERE user_id = ?1 AND form_id = ?2", userId, formId);

export const openedSince = (db: Database, groupId: string, since: number): RawQuery<{ count: number }> =>
  db.written(
    "SELECT count(*) AS count FROM evenings WHERE group_id = ?1 AND created_at > ?2",
    groupId,
    since,
  );

const LED = `ended_at IS NULL AND ends_at > ?3 AND ${helperOf("?2", "evenings.group_id")}`;

type Turning = {
  id: string;
  userId: string;
  now: number;
  /** The page from which it is turned: another one may be open by now. */
  n: number;
  book: number;
  chapter: number;
  from: number;
  to: number;
};

export const turnPage = (db: Database, row: Turning): RawQuery<{ n: number }> =>
  db.written(
    `UPDATE evenings SET page = page + 1, book = ?5, chapter = ?6, from_verse = ?7, to_verse = ?8
    WHERE id = ?1 AND page = ?4 AND ${LED} RETURNING page AS n`,
    row.id,
    row.userId,
    row.now,
    row.n,
    row.book,
    row.chapter,
    row.from,
    row.to,
  );

type Led = { id: string; userId: string; now: number };

/** A new invitation; the one before leads nowhere from now on. Null: none. */
export const invite = (
  db: Database,
  { id, userId, now }: Led,
  token: string | null,
  uses: number,
): RawQuery<{ id: string }> =>
  db.written(
    `UPDATE evenings SET token = ?4, uses_left = ?5 WHERE id = ?1 AND ${LED} RETURNING id`,
    id,
    userId,
    now,
    token,
    uses,
  );

export const openRound = (db: Database, { id, userId, now }: Led): RawQuery<{ id: string }> =>
  db.written(
    `UPDATE evenings SET round = round + 1, round_open = 1 WHERE id = ?1 AND round_open = 0 AND ${LED} RETURNING id`,
    id,
    userId,
    now,
  );

export const closeRound = (db: Database, { id, userId, now }: Led): RawQuery<{ id: string }> =>
  db.written(
    `UPDATE evenings SET round_open = 0 WHERE id = ?1 AND round_open = 1 AND ${LED} RETURNING id`,
    id,
    userId,
    now,
  );

export const endEvening = (db: Database, { id, userId, now }: Led): RawQuery<{ id: string }> =>
  db.written(
    `UPDATE evenings SET ended_at = ?3, token = NULL, round_open = 0 WHERE id = ?1 AND ${LED} RETURNING id`,
    id,
    userId,
    now,
  );

/** Sent away by whoever leads (`userId`), or gone by themselves (null): with their words and turns. */
export const removeGuest = (
  db: Database,
  { id, userId, now }: { id: string; userId: string | null; now: number },
  guestId: string,
) => ({
  done: db.written<{ id: string }>(
    `UPDATE evening_guests SET removed_at = ?3 WHERE id = ?4 AND evening_id = ?1 AND removed_at IS NULL
      AND (?2 IS NULL OR EXISTS (SELECT 1 FROM evenings WHERE id = ?1 AND ${LED})) RETURNING id`,
    id,
    userId,
    now,
    guestId,
  ),
  notes: db.written(
    `DELETE FROM evening_notes WHERE guest_id IN (SELECT id FROM evening_guests
      WHERE id = ?1 AND removed_at IS NOT NULL)`,
    guestId,
  ),
  turns: db.written(
    `DELETE FROM evening_turns WHERE guest_id IN (SELECT id FROM evening_guests
      WHERE id = ?1 AND removed_at IS NOT NULL)`,
    guestId,
  ),
});
