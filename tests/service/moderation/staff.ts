import { actOnQueue } from "#app/features/community/queue/act.server.ts";
import { queueQuery } from "#app/features/community/queue/model/query.ts";
import { readQueue } from "#app/features/community/queue/read.server.ts";
import { type Person, person, shared } from "#tests/service/community/people.ts";
import { requestId, rows, type TestMember } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";

/** Moderators and administrators, and what they do in the queue, as the tests of it say it. */

export async function staff(name: string, role: "moderator" | "admin" = "moderator"): Promise<Person> {
  const ctx = await person(name);
  await rows("INSERT INTO user_roles (user_id, role) VALUES (?, ?)", ctx.userId, role);
  return ctx;
}

/** Works a form of the queue, a moment later, and waits for all that it left behind. */
export async function works(ctx: TestMember, fields: Record<string, string>) {
  ctx.at(ctx.now() + 1_000);
  const reply = await actOnQueue(ctx, formOf({ formId: requestId(), ...fields }));
  await ctx.settled();
  return reply;
}

/** A decision that is taken; its id. */
export async function decides(
  ctx: TestMember,
  intent: string,
  id: string,
  more: Record<string, string> = {},
): Promise<string> {
  const reply = await works(ctx, { intent, id, rule: "contempt", ...more });
  if (!reply.ok) throw new Error(reply.refusal);
  return reply.decisionId ?? "";
}

export const queue = (ctx: TestMember, search = "") =>
  readQueue(ctx, queueQuery(new URLSearchParams(search)));

export const itemOf = async (subject: string): Promise<string> => {
  const [item] = await shared<{ id: number }>(
    "SELECT id FROM queue_items WHERE subject = ? ORDER BY id DESC LIMIT 1",
    subject,
  );
  return String(item?.id ?? "");
};
