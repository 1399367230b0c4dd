import { env } from "cloudflare:workers";
import { openDatabase } from "#app/db/database.ts";
import { actOnMembers } from "#app/features/admin/members/act.server.ts";
import type { MembersReply } from "#app/features/admin/members/member.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";

/** An administrator with their second step, of this test alone. */
export async function administrator(): Promise<TestMember> {
  const ctx = await member();
  await rows("INSERT INTO user_roles VALUES (?, 'admin')", ctx.userId);
  return ctx;
}

/** A member of 18 and over. */
export async function grownUp(): Promise<TestMember> {
  const ctx = await member();
  await rows("UPDATE profiles SET age_band = '18+' WHERE user_id = ?", ctx.userId);
  return ctx;
}

/** Sends a form of `/admin/members`. */
export async function sends(ctx: TestMember, fields: Record<string, string>): Promise<MembersReply> {
  const answer = await actOnMembers(
    ctx,
    formOf({ formId: requestId(), reason: "asked by letter", ...fields }),
  );
  if (!answer) throw new Error("not a form of the page");
  await ctx.settled();
  return answer;
}

export const refusalIn = ({ reply }: MembersReply): string => (reply.ok ? "done" : reply.refusal);

export type AuditLine = {
  act: string;
  actor: string | null;
  userId: string | null;
  subject: string;
  reason: string;
  outcome: string;
  before: string | null;
  after: string | null;
};

export const auditOf = (userId: string): Promise<AuditLine[]> =>
  rows<AuditLine>(
    `SELECT act, actor_user_id AS actor, user_id AS userId, subject, reason, outcome, before, after
    FROM audit_log WHERE user_id = ? ORDER BY rowid`,
    userId,
  );

export const rolesIn = async (userId: string): Promise<string[]> =>
  (await rows<{ role: string }>("SELECT role FROM user_roles WHERE user_id = ? ORDER BY role", userId)).map(
    ({ role }) => role,
  );

/** The same member, as another request of theirs. */
export const again = (ctx: TestMember): TestMember => ({ ...ctx, db: openDatabase(env.DB, null) });
