import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit, commitNamed } from "#app/db/commit.ts";
import type { CommunityMember } from "#app/features/community/members/store.server.ts";
import type { LeadForm } from "#app/features/groups/forms.ts";
import { judgeShortWords } from "#app/features/groups/judge.server.ts";
import { publishToGroup } from "#app/features/groups/live/publish-group.server.ts";
import type { GroupRefusal } from "#app/features/groups/reply.ts";
import type { MemberContext } from "#app/request/context.ts";
import { addGroupPoll, closePolls, pollOfForm } from "./store.server.ts";

type Form = Extract<LeadForm, { intent: "poll" | "close-poll" }>;

/** A question with a few answers. */
export async function addPoll(
  ctx: MemberContext,
  form: Form,
  { me }: { me: CommunityMember },
): Promise<Result<{ id: string } | null, GroupRefusal>> {
  const { community, userId } = ctx;
  const now = ctx.now();
  if (form.intent === "close-poll") {
    const written = await commit(community, [closePolls(community, userId, form.id, now)]);
    if (!written.ok) throw new Error(`poll not closed: ${written.constraint}`);
    publishToGroup(ctx, form.id, "group");
    return ok(null);
  }
  const { id: groupId, formId, question, choices } = form;
  const [[known]]: [{ id: string }[]] = await community.batch([pollOfForm(community, userId, formId)]);
  if (known) return ok(known);
  const text = [question, ...choices].join("\n");
  const judged = await judgeShortWords(ctx, { text, seenHelp: form.seenHelp, me });
  if (!judged.ok) return judged;
  const id = newId("gpoll", now, ctx.random);
  const row = { id, groupId, userId, formId, question, choices: JSON.stringify(choices), now };
  const written = await commitNamed(community, {
    closed: closePolls(community, userId, groupId, now),
    added: addGroupPoll(community, row),
    made: pollOfForm(community, userId, formId),
  });
  if (!written.ok) throw new Error(`poll not kept: ${written.constraint}`);
  const [made] = written.rows.made;
  if (!made) return refuse("groups.not_yours");
  publishToGroup(ctx, groupId, "group");
  return ok(made);
}
