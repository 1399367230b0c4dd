import { and, eq } from "drizzle-orm";
import type { Database, Statement } from "#app/db/database.ts";
import { type AuditEntry, auditLog } from "./tables.ts";

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
