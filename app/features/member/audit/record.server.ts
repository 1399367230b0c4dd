import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import type { MemberContext } from "#app/request/context.ts";
import { addAudit, auditOfRequest } from "./store.server.ts";
import type { AuditEntry } from "./tables.ts";

/** One act of staff, as it stands in the log. */
export type StaffAction = Pick<
  AuditEntry,
  "userId" | "act" | "requestId" | "subject" | "reason" | "outcome"
> & {
  amount?: number;
  /** What the act changes, as it was and as it will be. */
  before?: unknown;
  after?: unknown;
};

/** What the same request says when it is sent again. */
const DETAILS = ["act", "userId", "subject", "amount", "reason"] as const;

/** `no_member`: the account is gone. `reused`: the request stands in the log with other details. Else the schema's own word. */
export type Unrecorded = "no_member" | "reused" | (string & {});

const jsonOf = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/**
 * Writes an act of staff into the log, in one commit with what it does in D1. The same request of the same person is one
 * act: sent again it is answered with its first line and does nothing; with other details it is refused.
 * @param work what else is written with it, by the id of the line and its moment (epoch ms): the schema compares the two
 */
export async function recordAct(
  ctx: MemberContext,
  { amount = 0, before, after, ...act }: StaffAction,
  work: (auditId: string, at: number) => Statement[] = () => [],
): Promise<Result<{ id: string; isNew: boolean }, Unrecorded>> {
  const at = ctx.now();
  const id = newId("audit", at, ctx.random);
  const details = { ...act, amount, before: jsonOf(before), after: jsonOf(after) };
  const line = addAudit(ctx.db, { ...details, id, actorUserId: ctx.userId, at });
  const written = await commit(ctx.db, [line, ...work(id, at)]);
  if (written.ok) return ok({ id, isNew: true });
  const { constraint } = written;
  if (constraint === "FOREIGN KEY") return refuse("no_member");
  // what an act needs is judged before its name: the same press again finds it done
  const [first] = await auditOfRequest(ctx.db, ctx.userId, act.requestId);
  if (first && DETAILS.every((detail) => first[detail] === details[detail])) {
    return ok({ id: first.id, isNew: false });
  }
  return refuse(first || constraint.startsWith("audit_log.") ? "reused" : constraint);
}
