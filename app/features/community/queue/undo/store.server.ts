import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { Subject } from "#app/features/community/queue/decide/subjects.ts";
import type { Act, ItemKind, Moderation } from "#app/features/community/queue/model/acts.ts";

export type DecisionRow = {
  id: string;
  userId: string;
  decidedBy: string;
  act: Act;
  kind: ItemKind;
  subject: string;
  was: Moderation | "";
  at: number;
  undone: number;
  /** Something was decided of the same text since, and stands. */
  overtaken: number;
  appealed: number;
};

export const decisionOf = (db: Database, id: string): RawQuery<DecisionRow> =>
  db.written(
    `SELECT d.id, d.user_id AS userId, d.decided_by AS decidedBy, d.act, d.kind, d.subject, d.was, d.at,
      EXISTS (SELECT 1 FROM decisions WHERE undoes = d.id) AS undone,
      EXISTS (SELECT 1 FROM decisions n WHERE ${NEWER("n", "d")}) AS overtaken,
      EXISTS (SELECT 1 FROM appeals WHERE decision_id = d.id AND outcome = 'open') AS appealed
    FROM decisions d WHERE d.id = ?1`,
    id,
  );

const NEWER = (n: string, d: string): string =>
  `${n}.subject = ${d}.subject AND ${n}.id > ${d}.id AND ${n}.act NOT IN ('reveal', 'undo', 'appeal_right', 'appeal_kept')
  AND NOT EXISTS (SELECT 1 FROM decisions u WHERE u.undoes = ${n}.id)`;

export type Reversed = {
  logId: string;
  decisionId: string;
  formId: string;
  actorUserId: string;
  act: "undo" | "appeal_right" | "appeal_kept";
  /** The decision that it is about. */
  of: string;
  words: string;
  now: number;
};

const LOGGED = "EXISTS (SELECT 1 FROM moderation_log WHERE id = ?2)";

/** Only while the decision stands, and nothing that stands came after it. */
export const logUndo = (db: Database, row: Reversed): Statement =>
  db.written(
    `INSERT INTO moderation_log (id, actor_user_id, form_id, act, subject, reason, at)
    SELECT ?1, ?2, ?3, ?4, d.id, ?5, ?6 FROM decisions d
    WHERE d.id = ?7 AND NOT EXISTS (SELECT 1 FROM decisions WHERE undoes = d.id)
      AND NOT EXISTS (SELECT 1 FROM decisions n WHERE ${NEWER("n", "d")})
      AND NOT EXISTS (SELECT 1 FROM appeals WHERE decision_id = d.id AND outcome = 'open')
    ON CONFLICT (form_id) DO NOTHING`,
    row.logId,
    row.actorUserId,
    row.formId,
    row.act,
    row.words,
    row.now,
    row.of,
  );

/** Of an open appeal, by another person than who decided, and whoever has no claim on it of somebody else's. */
export const logAppeal = (db: Database, row: Reversed & { item: number | null }): Statement =>
  db.written(
    `INSERT INTO moderation_log (id, actor_user_id, form_id, act, subject, reason, at)
    SELECT ?1, ?2, ?3, ?4, d.id, ?5, ?6 FROM decisions d JOIN queue_items i ON i.subject = d.id AND i.state = 'open'
    JOIN appeals a ON a.decision_id = d.id AND a.outcome = 'open'
    WHERE d.id = ?7 AND d.decided_by <> ?2 AND (?8 IS NULL OR i.id = ?8)
      AND (i.claimed_by IS NULL OR i.claimed_by = ?2 OR i.claimed_until <= ?6)
    ON CONFLICT (form_id) DO NOTHING`,
    row.logId,
    row.actorUserId,
    row.formId,
    row.act,
    row.words,
    row.now,
    row.of,
    row.item,
  );

/** What the member reads of it. A decision that was undone meanwhile is not undone twice: the appeal is kept as right. */
export const addReversal = (db: Database, row: Reversed): Statement =>
  db.written(
    `INSERT INTO decisions (id, log_id, user_id, decided_by, act, kind, subject, rule, words, was, at, undoes)
    SELECT ?1, ?2, d.user_id, ?3, ?4, d.kind, d.subject, d.rule, ?5, '', ?6, iif(?4 = 'appeal_kept', NULL, d.id)
    FROM decisions d WHERE d.id = ?7 AND ${LOGGED}`,
    row.decisionId,
    row.logId,
    row.actorUserId,
    row.act,
    row.words,
    row.now,
    row.of,
  );

export const closeAppeal = (db: Database, row: Reversed): Statement[] => [
  db.written(
    `UPDATE appeals SET outcome = ?3, decided_at = ?4 WHERE decision_id = ?1 AND outcome = 'open' AND ${LOGGED}`,
    row.of,
    row.logId,
    row.act === "appeal_right" ? "right" : "kept",
    row.now,
  ),
  db.written(
    `UPDATE queue_items SET state = 'closed', closed_at = ?3, decision_id = ?4, words = ''
    WHERE subject = ?1 AND state = 'open' AND ${LOGGED}`,
    row.of,
    row.logId,
    row.now,
    row.decisionId,
  ),
];

/** How the text stood before; asked about again, what was held by nobody's eyes is shown once an appeal is right. */
export const bringBackText = (
  db: Database,
  { table }: Subject,
  row: { id: string; logId: string; to: Moderation },
): Statement[] => [
  db.written(
    `UPDATE ${table} SET moderation = ?3 WHERE id = ?1 AND moderation <> ?3 AND ${LOGGED}`,
    row.id,
    row.logId,
    row.to,
  ),
  db.written(`DELETE FROM edits_asked WHERE subject = ?1 AND ${LOGGED}`, row.id, row.logId),
];

/** The item waits again, from now on; where another is open already, that one is it. */
export const reopenItem = (db: Database, row: Reversed & { subject: string }): Statement[] => [
  db.written(
    `UPDATE queue_items SET state = 'open', closed_at = NULL, decision_id = NULL, opened_at = ?3, claimed_by = NULL,
      claimed_until = 0
    WHERE decision_id = ?1 AND ${LOGGED}
      AND NOT EXISTS (SELECT 1 FROM queue_items o WHERE o.subject = ?4 AND o.state = 'open')`,
    row.of,
    row.logId,
    row.now,
    row.subject,
  ),
];
