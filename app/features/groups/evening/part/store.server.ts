import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { helperOf } from "#app/features/groups/visibility/store.server.ts";

/** Who does something in an evening that they are in; one of both. */
export type Who = { userId: string | null; guestId: string | null };

type Noted = Who & {
  id: string;
  eveningId: string;
  formId: string;
  page: number;
  body: string;
  language: string;
  shared: number;
  now: number;
};

/** Sent twice, it is one. */
export const addNote = (db: Database, row: Noted): Statement =>
  db.written(
    `INSERT INTO evening_notes (id, evening_id, user_id, guest_id, form_id, page, body, language, shared, created_at)
    SELECT ?1, e.id, ?3, ?4, ?5, min(max(?6, 1), e.page), ?7, ?8, ?9, ?10 FROM evenings e
    WHERE e.id = ?2 AND e.ended_at IS NULL AND NOT EXISTS (SELECT 1 FROM evening_notes
      WHERE evening_id = ?2 AND coalesce(user_id, guest_id) = coalesce(?3, ?4) AND form_id = ?5)`,
    row.id,
    row.eveningId,
    row.userId,
    row.guestId,
    row.formId,
    row.page,
    row.body,
    row.language,
    row.shared,
    row.now,
  );

export const noteOfForm = (
  db: Database,
  eveningId: string,
  { userId, guestId }: Who,
  formId: string,
): RawQuery<{ id: string }> =>
  db.written(
    `SELECT id FROM evening_notes WHERE evening_id = ?1 AND coalesce(user_id, guest_id) = coalesce(?2, ?3) AND form_id = ?4`,
    eveningId,
    userId,
    guestId,
    formId,
  );

/**
 * One's own; by whoever leads, any that was shared. A member's that is reported is kept for the moderators alone, until
 * they have decided.
 */
export function removeNote(
  db: Database,
  eveningId: string,
  { userId, guestId }: Who,
  note: { id: string; now: number },
) {
  const removable = `id = ?4 AND evening_id = ?1 AND removed_at IS NULL
    AND (coalesce(user_id, guest_id) = coalesce(?2, ?3)
      OR (shared = 1 AND EXISTS (SELECT 1 FROM evenings e WHERE e.id = ?1 AND ${helperOf("?2", "e.group_id")})))`;
  const isReported = `guest_id IS NULL
    AND EXISTS (SELECT 1 FROM evening_reports WHERE note_id = ?4 AND state = 'waiting')`;
  const values = [eveningId, userId, guestId, note.id] as const;
  return {
    kept: db.written<{ id: string }>(
      `UPDATE evening_notes SET removed_at = ?5 WHERE ${removable} AND ${isReported} RETURNING id`,
      ...values,
      note.now,
    ),
    done: db.written<{ id: string }>(`DELETE FROM evening_notes WHERE ${removable} RETURNING id`, ...values),
  };
}

type Turned = Who & { id: string; eveningId: string; now: number };

/** "I will pray": once in a round that is open. */
export const joinRound = (db: Database, row: Turned): RawQuery<{ id: string }> =>
  db.written(
    `INSERT INTO evening_turns (id, evening_id, round, user_id, guest_id, at)
    SELECT ?1, e.id, e.round, ?3, ?4, ?5 FROM evenings e WHERE e.id = ?2 AND e.round_open = 1 AND e.ended_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM evening_turns WHERE evening_id = ?2 AND round = e.round
        AND coalesce(user_id, guest_id) = coalesce(?3, ?4))
    RETURNING id`,
    row.id,
    row.eveningId,
    row.userId,
    row.guestId,
    row.now,
  );

/** Prayed, or passed on: one's own turn; by whoever leads, any. */
export const finishTurn = (
  db: Database,
  eveningId: string,
  { userId, guestId }: Who,
  turn: { id: string; now: number },
): RawQuery<{ id: string }> =>
  db.written(
    `UPDATE evening_turns SET done_at = ?5 WHERE id = ?4 AND evening_id = ?1 AND done_at IS NULL
      AND (coalesce(user_id, guest_id) = coalesce(?2, ?3)
        OR EXISTS (SELECT 1 FROM evenings e WHERE e.id = ?1 AND ${helperOf("?2", "e.group_id")})) RETURNING id`,
    eveningId,
    userId,
    guestId,
    turn.id,
    turn.now,
  );
