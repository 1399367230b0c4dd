import { newId } from "#app/core/id.ts";
import { type AdminReply, typedIn } from "#app/features/admin/parts/reply.ts";
import type { MemberContext } from "#app/request/context.ts";
import { actOnMember } from "./acts.server.ts";
import { findMembers } from "./find.server.ts";
import { membersForm } from "./forms.ts";
import type { MembersReply } from "./member.ts";

/** Handles one form of `/admin/members`; the member is shown as they are afterwards. Behind `requireRole(args, "admin")`. */
export async function actOnMembers(ctx: MemberContext, form: FormData): Promise<MembersReply | null> {
  const typed = typedIn(form);
  const parsed = membersForm.safeParse(typed);
  if (!parsed.success) return null;
  const { data } = parsed;
  const { intent } = data;
  const formId = newId("form", ctx.now(), ctx.random);
  const done = data.intent === "look-up" ? null : await actOnMember(ctx, data);
  const query = data.intent === "look-up" ? data.query : data.userId;
  const members = await findMembers(ctx, query);
  if (data.intent === "look-up" && members.length === 0) {
    return { reply: { ok: false, intent, refusal: "not_found", typed }, members, query, formId };
  }
  const reply: AdminReply =
    done && !done.ok ? { ok: false, intent, refusal: done.refusal, typed } : { ok: true, intent };
  return { reply, members, query: data.intent === "look-up" ? query : "", formId };
}
