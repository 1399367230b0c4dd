import type { Database, RawQuery } from "#app/db/database.ts";

type Whole = Record<string, unknown>;

/** What was decided about the member; not by whom. */
export const decisionsWhole = (
  db: Database,
  userId: string,
  after: string,
  most: number,
): RawQuery<Whole & { id: string }> =>
  db.written(
    `SELECT d.id, d.act, d.kind, d.subject, d.rule, d.words, d.was, d.at, d.ends_at, d.undoes,
      (SELECT json_object('words', a.words, 'at', a.at, 'outcome', a.outcome, 'decided_at', a.decided_at)
        FROM appeals a WHERE a.decision_id = d.id) AS appeal,
      EXISTS (SELECT 1 FROM edits_asked WHERE decision_id = d.id) AS edit_asked
    FROM decisions d WHERE d.user_id = ?1 AND d.id > ?2 ORDER BY d.id LIMIT ?3`,
    userId,
    after,
    most,
  );

/** What of the member waited for a moderator, and since when; not who has it, nor who asked. */
export const queuedWhole = (
  db: Database,
  userId: string,
  after: number,
  most: number,
): RawQuery<Whole & { id: number }> =>
  db.written(
    `SELECT id, kind, subject, opened_at, state, closed_at FROM queue_items
    WHERE user_id = ?1 AND id > ?2 ORDER BY id LIMIT ?3`,
    userId,
    after,
    most,
  );

/** What the pastoral team answered to the member, and what they answered as one of it. */
export const answersWhole = (db: Database, userId: string) =>
  [
    db.written<Whole>(
      `SELECT p.request_id, p.state, p.answered_at, p.closed_at, p.opened_at,
        (SELECT json_group_array(json_object('body', n.body, 'at', n.at)) FROM pastoral_answers n
          WHERE n.request_id = p.request_id) AS answers
      FROM pastoral_care p JOIN prayer_requests r ON r.id = p.request_id WHERE r.user_id = ?1`,
      userId,
    ),
    db.written<Whole>(
      "SELECT id, request_id, body, at FROM pastoral_answers WHERE user_id = ?1 ORDER BY id",
      userId,
    ),
  ] as const;
