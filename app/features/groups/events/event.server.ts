import { newId } from "#app/core/id.ts";
import { isTimeZone } from "#app/core/local-day.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { CommunityMember } from "#app/features/community/members/store.server.ts";
import type { LeadForm } from "#app/features/groups/forms.ts";
import { judgeShortWords } from "#app/features/groups/judge.server.ts";
import { publishToGroup } from "#app/features/groups/live/publish-group.server.ts";
import { MAX_EVENTS } from "#app/features/groups/model/limits.ts";
import { momentOf } from "#app/features/groups/model/zoned-time.ts";
import type { GroupRefusal } from "#app/features/groups/reply.ts";
import type { MemberContext } from "#app/request/context.ts";
import { addGroupEvent, cancelEvent, eventOfForm } from "./store.server.ts";

type Form = Extract<LeadForm, { intent: "event" | "cancel" }>;

/** A gathering, said in the zone of who plans it; every reader sees their own. */
export async function addEvent(
  ctx: MemberContext,
  form: Form,
  { me }: { me: CommunityMember },
): Promise<Result<{ id: string } | null, GroupRefusal>> {
  const { community, userId } = ctx;
  const now = ctx.now();
  if (form.intent === "cancel") {
    const written = await commitNamed(community, {
      canceled: cancelEvent(community, { userId, groupId: form.id, id: form.on, now }),
    });
    if (!written.ok || written.rows.canceled.length === 0) return refuse("groups.gone");
    publishToGroup(ctx, form.id, "events");
    return ok(null);
  }
  const startsAt = isTimeZone(form.zone) ? momentOf(form.start, form.zone) : null;
  if (startsAt === null) return refuse("groups.bad_time");
  if (startsAt < now) return refuse("groups.past");
  const text = `${form.title}\n${form.place}`;
  const judged = await judgeShortWords(ctx, { text, seenHelp: form.seenHelp, me });
  if (!judged.ok) return judged;
  const { id: groupId, formId, title, place, minutes } = form;
  const written = await commitNamed(community, {
    added: addGroupEvent(community, {
      ...{ id: newId("gevent", now, ctx.random), groupId, userId, formId, title, place, minutes },
      ...{ local: form.start, zone: form.zone, startsAt, most: MAX_EVENTS },
    }),
    made: eventOfForm(community, userId, formId),
  });
  if (!written.ok) throw new Error(`event not kept: ${written.constraint}`);
  const [made] = written.rows.made;
  if (!made) return refuse("groups.not_yours");
  publishToGroup(ctx, groupId, "events");
  return ok(made);
}
