import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { helperOf, memberOf } from "#app/features/groups/visibility/store.server.ts";

type Added = {
  id: string;
  groupId: string;
  userId: string;
  formId: string;
  question: string;
  choices: string;
  now: number;
};

/** One poll at a time: a new one closes the one before. */
export const closePolls = (db: Database, userId: string, groupId: string, now: number): Statement =>
  db.written(
    `UPDATE group_polls SET closed_at = ?3 WHERE group_id = ?2 AND closed_at IS NULL AND ${helperOf("?1", "?2")}`,
    userId,
    groupId,
    now,
  );

export const addGroupPoll = (db: Database, row: Added): Statement =>
  db.written(
    `INSERT INTO group_polls (id, group_id, user_id, form_id, question, choices, created_at)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE ${helperOf("?3", "?2")} ON CONFLICT (user_id, form_id) DO NOTHING`,
    row.id,
    row.groupId,
    row.userId,
    row.formId,
    row.question,
    row.choices,
    row.now,
  );

export const pollOfForm = (db: Database, userId: string, formId: string): RawQuery<{ id: string }> =>
  db.written("SELECT id FROM group_polls WHERE user_id = ?1 AND form_id = ?2", userId, formId);

/** One answer a member, which may be changed while the poll is open. */
export const vote = (
  db: Database,
  row: { userId: string; groupId: string; id: string; choice: number; now: number },
): Statement =>
  db.written(
    `INSERT INTO group_votes (poll_id, user_id, choice, at) SELECT id, ?1, ?4, ?5 FROM group_polls
    WHERE id = ?3 AND group_id = ?2 AND closed_at IS NULL AND ?4 < json_array_length(choices) AND ${memberOf("?1", "?2")}
    ON CONFLICT (poll_id, user_id) DO UPDATE SET choice = excluded.choice, at = excluded.at`,
    row.userId,
    row.groupId,
    row.id,
    row.choice,
    row.now,
  );

export type PollRow = {
  id: string;
  question: string;
  choices: string;
  closedAt: number | null;
  counts: string;
  mine: number | null;
};

/** The newest: counts alone, and the reader's own answer. */
export const pollIn = (db: Database, userId: string, slug: string): RawQuery<PollRow> =>
  db.written(
    `SELECT p.id, p.question, p.choices, p.closed_at AS closedAt,
      (SELECT json_group_object(choice, n) FROM (SELECT choice, count(*) AS n FROM group_votes
        WHERE poll_id = p.id GROUP BY choice)) AS counts,
      (SELECT choice FROM group_votes WHERE poll_id = p.id AND user_id = ?1) AS mine
    FROM study_groups g JOIN group_polls p ON p.group_id = g.id
    WHERE g.slug = ?2 AND ${memberOf("?1", "g.id")} ORDER BY p.id DESC LIMIT 1`,
    userId,
    slug,
  );
