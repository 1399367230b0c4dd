import { and, asc, eq, or } from "drizzle-orm";
import type { Database, RawQuery, Statement } from "#app/db/database.ts";
import { type AuditEntry, auditLog, staffLookUps } from "./tables.ts";

/** Fails on `audit_log.…` for a request that was handled already, and on `audit_has_actor` or `FOREIGN KEY` for nobody. */
export const addAudit = (db: Database, row: AuditEntry): Statement => db.insert(auditLog).values(row);

export const auditOfRequest = (db: Database, actorUserId: string, requestId: string) =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.actorUserId, actorUserId), eq(auditLog.requestId, requestId)))
    .limit(1);

/** An act that asked somebody else to do it has come to its end. */
export const closeAudit = (db: Database, id: string, outcome: "done" | "refused"): Statement =>
  db.written("UPDATE audit_log SET outcome = ?2 WHERE id = ?1 AND outcome = 'asked'", id, outcome);

/**
 * What staff had asked for is done, whoever hears of it first. Of two who asked for the same the first has done it; the
 * other's line says that it was not. `member` and `subject` are SQL.
 */
export const closeAsked = (act: AuditEntry["act"], member: string, subject: string): string =>
  `UPDATE audit_log SET outcome = iif(EXISTS (SELECT 1 FROM audit_log AS other
      WHERE other.act = '${act}' AND other.request_id = audit_log.request_id AND (other.outcome = 'done'
        OR (other.outcome = 'asked' AND (other.at, other.id) < (audit_log.at, audit_log.id)))), 'refused', 'done')
  WHERE user_id = ${member} AND subject = ${subject} AND act = '${act}' AND outcome = 'asked'`;

/**
 * A line for each member whom a search of staff shows, or one that nobody was found. `found` is SQL from `FROM` on, with
 * the member's profile as `p`; it has `?1` and `?2`, whoever searched is `?3`, by what `?4`, when `?5`.
 */
export const addLookUps = (found: string): string =>
  `INSERT INTO staff_look_ups (actor_user_id, user_id, is_found, searched_by, at)
  SELECT ?3, f.user_id, f.user_id IS NOT NULL, ?4, ?5
  FROM (SELECT 1) LEFT JOIN (SELECT p.user_id ${found}) f`;

export const refundsSince = (db: Database, since: number): RawQuery<{ count: number; cents: number }> =>
  db.written(
    `SELECT count(*) AS count, coalesce(sum(amount), 0) AS cents FROM audit_log
    WHERE at >= ?1 AND act = 'refund' AND outcome = 'done'`,
    since,
  );

const MAX_TOUCHED = 200;

type TouchedByStaff = {
  id: string;
  at: number;
  act: string;
  by: "administrator";
  reason: string;
  outcome: string;
};

/** Every act and every look-up of administrators that was about the member. */
export const staffTouched = (db: Database, userId: string): RawQuery<TouchedByStaff> =>
  db.written(
    `SELECT * FROM (SELECT id, at, act, 'administrator' AS by, reason, outcome FROM audit_log
      WHERE user_id = ?1 ORDER BY at DESC LIMIT ${MAX_TOUCHED})
    UNION ALL SELECT * FROM (SELECT 'look_up:' || id, at, 'look_up', 'administrator', '', 'found' FROM staff_look_ups
      WHERE user_id = ?1 ORDER BY at DESC LIMIT ${MAX_TOUCHED})`,
    userId,
  );

/** The newest acts about a member, as JSON. */
export const actsJson = (member: string, most: number): string =>
  `(SELECT json_group_array(json_object('id', id, 'at', at, 'act', act, 'subject', subject, 'reason', reason,
        'outcome', outcome)) FROM (SELECT * FROM audit_log WHERE user_id = ${member}
          ORDER BY at DESC, id DESC LIMIT ${most}))`;

/** How often an act about something of a member was refused. */
export const refusalsOf = (act: AuditEntry["act"], member: string, subject: string): string =>
  `(SELECT count(*) FROM audit_log
        WHERE user_id = ${member} AND subject = ${subject} AND act = '${act}' AND outcome = 'refused')`;

/** Acts by a member and about them. */
export const auditWhole = (db: Database, userId: string) =>
  db
    .select()
    .from(auditLog)
    .where(or(eq(auditLog.userId, userId), eq(auditLog.actorUserId, userId)))
    .orderBy(asc(auditLog.at));

export const lookUpsWhole = (db: Database, userId: string) =>
  db
    .select()
    .from(staffLookUps)
    .where(or(eq(staffLookUps.userId, userId), eq(staffLookUps.actorUserId, userId)))
    .orderBy(asc(staffLookUps.at));

export const actorNameOf = (id: string): string =>
  `(SELECT p.full_name FROM audit_log a JOIN profiles p ON p.user_id = a.actor_user_id WHERE a.id = ${id})`;

export const reasonOf = (id: string): string => `(SELECT reason FROM audit_log WHERE id = ${id})`;

export const isLogged = (id: string, act: AuditEntry["act"]): string =>
  `EXISTS (SELECT 1 FROM audit_log WHERE id = ${id} AND act = '${act}')`;
