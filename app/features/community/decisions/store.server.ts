import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { Act, ItemKind } from "#app/features/community/queue/model/acts.ts";

export type OwnDecisionRow = {
  id: string;
  act: Act;
  kind: ItemKind;
  subject: string;
  /** The beginning of the text; null where it is gone. */
  body: string | null;
  /** Where the text is read. */
  page: string | null;
  rule: string;
  words: string;
  at: number;
  endsAt: number | null;
  undoneAt: number | null;
  appeal: "open" | "right" | "kept" | null;
  appealWords: string | null;
  /** Of another person, to the appeal. */
  answer: string | null;
  editAsked: number;
};

/** What was decided about a member and what they wrote, the newest first. Who decided is not in it. */
export const decisionsOn = (
  db: Database,
  userId: string,
  before: string,
  most: number,
): RawQuery<OwnDecisionRow> =>
  db.written(
    `SELECT d.id, d.act, d.kind, d.subject, substr(coalesce(r.body, v.body, t.body, c.body, e.body, p.body, w.body, g.name), 1, 200) AS body,
      coalesce(r.id, v.request_id, e.request_id, t.id, c.testimony_id, pg.slug, wg.slug, g.slug) AS page, d.rule, d.words, d.at,
      d.ends_at AS endsAt,
      u.at AS undoneAt, a.outcome AS appeal, a.words AS appealWords,
      (SELECT n.words FROM queue_items i JOIN decisions n ON n.id = i.decision_id
        WHERE a.outcome <> 'open' AND i.subject = d.id AND i.kind = 'appeal' AND i.state = 'closed' LIMIT 1) AS answer,
      EXISTS (SELECT 1 FROM edits_asked WHERE decision_id = d.id) AS editAsked
    FROM decisions d LEFT JOIN decisions u ON u.undoes = d.id LEFT JOIN appeals a ON a.decision_id = d.id
    LEFT JOIN prayer_requests r ON r.id = d.subject LEFT JOIN request_updates v ON v.id = d.subject
    LEFT JOIN testimonies t ON t.id = d.subject LEFT JOIN testimony_comments c ON c.id = d.subject
    LEFT JOIN encouragements e ON e.id = d.subject LEFT JOIN group_posts p ON p.id = d.subject
    LEFT JOIN study_groups pg ON pg.id = p.group_id LEFT JOIN study_groups g ON g.id = d.subject
    LEFT JOIN evening_notes w ON w.id = d.subject LEFT JOIN evenings we ON we.id = w.evening_id
    LEFT JOIN study_groups wg ON wg.id = we.group_id
    WHERE d.user_id = ?1 AND d.act NOT IN ('undo', 'appeal_right', 'appeal_kept') AND (?2 = '' OR d.id < ?2)
    ORDER BY d.id DESC LIMIT ?3`,
    userId,
    before,
    most,
  );

type Appealed = { decisionId: string; userId: string; words: string; now: number };

/** Once a decision, of what is held against the member and stands. It is in the queue with it, by a trigger. */
export const addAppeal = (db: Database, row: Appealed): Statement =>
  db.written(
    `INSERT INTO appeals (decision_id, user_id, words, at)
    SELECT d.id, ?2, ?3, ?4 FROM decisions d WHERE d.id = ?1 AND d.user_id = ?2
      AND d.act IN ('hide', 'ask_edit', 'warn', 'mute', 'suspend')
      AND NOT EXISTS (SELECT 1 FROM decisions u WHERE u.undoes = d.id)
    ON CONFLICT (decision_id) DO NOTHING`,
    row.decisionId,
    row.userId,
    row.words,
    row.now,
  );

export const appealOf = (
  db: Database,
  userId: string,
  decisionId: string,
): RawQuery<{ outcome: string; words: string; at: number }> =>
  db.written(
    "SELECT outcome, words, at FROM appeals WHERE decision_id = ?1 AND user_id = ?2",
    decisionId,
    userId,
  );
