import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import type { Act, Moderation } from "#app/features/community/queue/model/acts.ts";
import type { Subject } from "./subjects.ts";

export type TextRow = { userId: string; moderation: Moderation; version: number };

/** How a text stands that is decided about. */
export const textOf = (
  db: Database,
  { table, owner, version, only }: Subject,
  id: string,
): RawQuery<TextRow> =>
  db.written(
    `SELECT ${owner} AS userId, s.moderation, ${version} AS version FROM ${table} s WHERE s.id = ?1 AND ${only}`,
    id,
  );

export type OpenItem = { id: number; userId: string; claimedBy: string | null; claimedUntil: number };

export const openItemOf = (db: Database, subject: string): RawQuery<OpenItem> =>
  db.written(
    `SELECT id, user_id AS userId, claimed_by AS claimedBy, claimed_until AS claimedUntil FROM queue_items
    WHERE subject = ?1 AND state = 'open'`,
    subject,
  );

export type Acted = {
  logId: string;
  decisionId: string;
  formId: string;
  actorUserId: string;
  act: Act;
  /** The text. */
  id: string;
  rule: string;
  words: string;
  reason: string;
  was: Moderation;
  now: number;
  endsAt: number | null;
};

const LOGGED = "EXISTS (SELECT 1 FROM moderation_log WHERE id = ?2)";

/**
 * The line that everything else in the commit stands on. Nothing where the text is another than the one that was read,
 * where somebody else has its item, or where the item that the page showed is decided. A text that nobody asked about
 * can be taken out of sight, too.
 */
export const logDecision = (
  db: Database,
  { table, version, only }: Subject,
  row: Acted & { seen: number; item: number | null },
): Statement =>
  db.written(
    `INSERT INTO moderation_log (id, actor_user_id, form_id, act, subject, reason, at)
    SELECT ?1, ?2, ?3, ?4, s.id, ?5, ?6 FROM ${table} s LEFT JOIN queue_items i ON i.subject = s.id AND i.state = 'open'
    WHERE s.id = ?7 AND ${only} AND s.moderation = ?8 AND ${version} = ?9 AND (?10 IS NULL OR i.id = ?10)
      AND iif(i.id IS NULL, (?4 NOT IN ('keep', 'release', 'restore') AND s.moderation = 'shown')
        OR (?4 = 'restore' AND s.moderation = 'hidden'),
        i.claimed_by IS NULL OR i.claimed_by = ?2 OR i.claimed_until <= ?6)
    ON CONFLICT (form_id) DO NOTHING`,
    row.logId,
    row.actorUserId,
    row.formId,
    row.act,
    row.reason,
    row.now,
    row.id,
    row.was,
    row.seen,
    row.item,
  );

export const loggedByForm = (
  db: Database,
  formId: string,
): RawQuery<{ id: string; decisionId: string | null }> =>
  db.written(
    `SELECT l.id, d.id AS decisionId FROM moderation_log l LEFT JOIN decisions d ON d.log_id = l.id
    WHERE l.form_id = ?1`,
    formId,
  );

/** Each line of the log about a text has its decision, which the author reads; and no decision is without its line. */
export const addDecision = (db: Database, { kind, table, owner }: Subject, row: Acted): Statement =>
  db.written(
    `INSERT INTO decisions (id, log_id, user_id, decided_by, act, kind, subject, rule, words, was, at, ends_at)
    SELECT ?1, ?2, ${owner}, ?3, ?4, ?5, s.id, ?6, ?7, ?8, ?9, ?10 FROM ${table} s WHERE s.id = ?11 AND ${LOGGED}`,
    row.decisionId,
    row.logId,
    row.actorUserId,
    row.act,
    kind,
    row.rule,
    row.words,
    row.act === "reveal" ? "" : row.was,
    row.now,
    row.endsAt,
    row.id,
  );

/** How the text stands from now on. */
export const moderateText = (
  db: Database,
  { table, urgent }: Subject,
  { id, logId }: Pick<Acted, "id" | "logId">,
  to: Moderation,
): Statement =>
  db.written(
    `UPDATE ${table} SET moderation = '${to}'${urgent ? ", urgent = 0" : ""} WHERE id = ?1 AND ${LOGGED}`,
    id,
    logId,
  );

/** A new member whose words were released is trusted from now on. */
export const trustAuthor = (db: Database, { table, owner }: Subject, { id, logId }: Acted): Statement =>
  db.written(
    `UPDATE community_members SET trusted = 1
    WHERE user_id = (SELECT ${owner} FROM ${table} s WHERE s.id = ?1) AND ${LOGGED}`,
    id,
    logId,
  );

/** The item is past, and names its decision; what nobody had asked about has a past one made for it. */
export const closeItem = (db: Database, { kind, table, owner }: Subject, row: Acted): Statement[] => [
  db.written(
    `UPDATE queue_items SET state = 'closed', closed_at = ?3, decision_id = ?4, words = ''
    WHERE subject = ?1 AND state = 'open' AND ${LOGGED}`,
    row.id,
    row.logId,
    row.now,
    row.decisionId,
  ),
  db.written(
    `INSERT INTO queue_items (kind, subject, user_id, severity, why, opened_at, state, closed_at, decision_id)
    SELECT ?5, s.id, ${owner}, 3, 'flag', ?3, 'closed', ?3, ?4 FROM ${table} s
    WHERE s.id = ?1 AND ${LOGGED} AND NOT EXISTS (SELECT 1 FROM queue_items WHERE decision_id = ?4)`,
    row.id,
    row.logId,
    row.now,
    row.decisionId,
    kind,
  ),
];

/** Its author is asked for other words; or, by any other decision, no longer. */
export const askForEdit = (db: Database, { table, owner }: Subject, row: Acted): Statement[] => [
  db.written(`DELETE FROM edits_asked WHERE subject = ?1 AND ${LOGGED}`, row.id, row.logId),
  ...(row.act === "ask_edit"
    ? [
        db.written<never>(
          `INSERT INTO edits_asked (subject, decision_id, user_id)
          SELECT s.id, ?3, ${owner} FROM ${table} s WHERE s.id = ?1 AND ${LOGGED}`,
          row.id,
          row.logId,
          row.decisionId,
        ),
      ]
    : []),
];

/** What was removed by its writer and kept for the moderators alone goes now. */
export function forgetRemoved(
  db: Database,
  { forgets, table }: Subject,
  { id, logId }: Acted,
): Statement | null {
  if (forgets === null) return null;
  const head = forgets === "row" ? `DELETE FROM ${table}` : `UPDATE ${table} SET body = ''`;
  return db.written(`${head} WHERE id = ?1 AND removed_at IS NOT NULL AND ${LOGGED}`, id, logId);
}

/** The group that a text is in, or that it is; of a note, its evening while that is open. */
export const groupOf = (db: Database, id: string): RawQuery<{ groupId: string; eveningId: string | null }> =>
  db.written(
    `SELECT group_id AS groupId, NULL AS eveningId FROM group_posts WHERE id = ?1
    UNION ALL SELECT id, NULL FROM study_groups WHERE id = ?1
    UNION ALL SELECT e.group_id, iif(e.ended_at IS NULL, e.id, NULL) FROM evening_notes n JOIN evenings e ON e.id = n.evening_id WHERE n.id = ?1`,
    id,
  );
