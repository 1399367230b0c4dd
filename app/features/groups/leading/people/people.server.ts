import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit, commitNamed } from "#app/db/commit.ts";
import type { RawQuery } from "#app/db/database.ts";
import { deliverSoon, outboxRow } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { newToken } from "#app/features/friends/link.server.ts";
import type { LeadForm } from "#app/features/groups/forms.ts";
import { publishToGroup } from "#app/features/groups/live/publish-group.server.ts";
import { refusalOf } from "#app/features/groups/membership/join.server.ts";
import { LINK_LIVES_MS, MAX_LINKS } from "#app/features/groups/model/limits.ts";
import type { GroupRefusal } from "#app/features/groups/reply.ts";
import type { MemberContext } from "#app/request/context.ts";
import {
  addGroupLink,
  banMember,
  groupLinkOfForm,
  letIn,
  removeGroupLink,
  sendAway,
  setRole,
  stepDown,
  turnAway,
  unban,
} from "./store.server.ts";

type People = Extract<
  LeadForm,
  {
    intent: "link" | "unlink" | "let-in" | "turn-away" | "send-away" | "ban" | "unban" | "hand-over" | "role";
  }
>;
type Led = Promise<Result<{ id: string } | null, GroupRefusal>>;

/** Who is in the group. Whoever is sent away gets no notice, and their open tabs are closed. */
export async function leadPeople(ctx: MemberContext, form: People): Led {
  if (form.intent === "link") return makeLink(ctx, form);
  const { community, userId } = ctx;
  const written = await commitNamed(community, {
    changed: changeOf(ctx, form),
    stepDown: form.intent === "hand-over" ? stepDown(community, userId, form.id, form.on) : null,
  });
  if (!written.ok) return refuse(refusalOf(written.constraint));
  const [changed] = written.rows.changed;
  if (!changed) return refuse("groups.not_yours");
  const other = changed.userId;
  const isGone = form.intent === "send-away" || form.intent === "ban";
  if (form.intent === "let-in" && other) await notifyJoined(ctx, form.on, other);
  publishToGroup(ctx, form.id, "people", isGone && other ? [other] : []);
  publishCommunityChange(ctx, userId, ...(other ? [other] : []));
  return ok(null);
}

/** `userId`: whom it was done to, where it is not who asks. */
function changeOf(
  ctx: MemberContext,
  form: Exclude<People, { intent: "link" }>,
): RawQuery<{ id?: string; userId?: string }> {
  const { community: db, userId } = ctx;
  const now = ctx.now();
  const { id: groupId, on } = form;
  switch (form.intent) {
    case "let-in":
      return letIn(db, userId, { groupId, requestId: on, memberId: newId("gmem", now, ctx.random), now });
    case "turn-away":
      return turnAway(db, userId, groupId, on);
    case "send-away":
      return sendAway(db, userId, groupId, on);
    case "ban":
      return banMember(db, userId, { groupId, memberId: on, banId: newId("gban", now, ctx.random), now });
    case "unban":
      return unban(db, userId, groupId, on);
    case "unlink":
      return removeGroupLink(db, userId, groupId, on);
    case "hand-over":
      return setRole(db, userId, { groupId, memberId: on, role: "leader" });
    case "role":
      return setRole(db, userId, { groupId, memberId: on, role: form.role });
  }
}

async function notifyJoined(ctx: MemberContext, requestId: string, userId: string): Promise<void> {
  const effect = { kind: "notice", topic: "group.joined", causeId: requestId } as const;
  const notice = outboxRow(ctx, userId, `group.joined:${requestId}`, effect);
  const written = await commit(ctx.community, [notice.statement]);
  if (!written.ok) throw new Error(`not told: ${written.constraint}`);
  deliverSoon(ctx, [notice.id]);
}

async function makeLink(ctx: MemberContext, form: Extract<People, { intent: "link" }>): Led {
  const { community, userId } = ctx;
  const now = ctx.now();
  const { id: groupId, formId, uses } = form;
  const row = { id: newId("glink", now, ctx.random), groupId, formId, token: newToken(), uses, now };
  const written = await commitNamed(community, {
    addGroupLink: addGroupLink(community, userId, {
      ...row,
      expiresAt: now + LINK_LIVES_MS,
      most: MAX_LINKS,
    }),
    groupLinkOfForm: groupLinkOfForm(community, userId, formId),
  });
  if (!written.ok) return refuse(refusalOf(written.constraint));
  const [made] = written.rows.groupLinkOfForm;
  if (!made) return refuse("groups.many_links");
  publishCommunityChange(ctx, userId);
  return ok(made);
}
