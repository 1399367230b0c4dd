import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import { type Joined, readJoined } from "#app/features/community/members/join.server.ts";
import { deliverSoonOf } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { addEvent } from "#app/features/groups/events/event.server.ts";
import type { LeadForm } from "#app/features/groups/forms.ts";
import { judgeShortWords, judgeWords } from "#app/features/groups/judge.server.ts";
import { publishToGroup } from "#app/features/groups/live/publish-group.server.ts";
import { refusalOf } from "#app/features/groups/membership/join.server.ts";
import { notifyMembers } from "#app/features/groups/membership/notice.server.ts";
import { type Membership, membershipIn } from "#app/features/groups/membership/store.server.ts";
import { helps, leads } from "#app/features/groups/model/kinds.ts";
import { addPoll } from "#app/features/groups/polls/poll.server.ts";
import type { GroupRefusal } from "#app/features/groups/reply.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { leadPeople } from "./people/people.server.ts";
import { announce, archiveGroup, editGroup, forgetReadings, setPlan } from "./store.server.ts";

export type Led = Promise<Result<{ id: string } | null, GroupRefusal>>;
export type Leading = Joined & { membership: Membership };

/** By whoever helps; all else is for who leads. */
const BY_HELPERS: readonly LeadForm["intent"][] = [
  "announce",
  "event",
  "cancel",
  "poll",
  "close-poll",
  "link",
  "unlink",
  "let-in",
  "turn-away",
];

/** What leaders and helpers do. Each statement asks the role again: it may be gone by then. */
export async function leadGroup(ctx: MemberContext, form: LeadForm): Led {
  const { community, userId } = ctx;
  const [joined, [[membership]]] = await Promise.all([
    readJoined(ctx),
    community.batch([membershipIn(community, userId, form.id)]),
  ]);
  if (!membership?.role) return refuse("groups.gone");
  const may = BY_HELPERS.includes(form.intent) ? helps(membership.role) : leads(membership.role);
  if (!may) return refuse("groups.not_yours");
  // who is in it may still be put right in a group that is archived
  const writes = ["edit", "announce", "plan", "event", "poll", "link", "let-in"].includes(form.intent);
  if (writes && membership.archivedAt !== null) return refuse("groups.archived");
  return work(ctx, form, { ...joined, membership });
}

function work(ctx: MemberContext, form: LeadForm, leading: Leading): Led {
  switch (form.intent) {
    case "event":
    case "cancel":
      return addEvent(ctx, form, leading);
    case "poll":
    case "close-poll":
      return addPoll(ctx, form, leading);
    case "edit":
      return edit(ctx, form, leading);
    case "announce":
      return announceToAll(ctx, form, leading);
    case "plan":
    case "archive":
      return change(ctx, form, leading);
    default:
      return leadPeople(ctx, form);
  }
}

async function edit(ctx: MemberContext, form: Extract<LeadForm, { intent: "edit" }>, { me }: Leading): Led {
  const judged = await judgeWords(ctx, { text: `${form.name}\n${form.about}`, seenHelp: form.seenHelp, me });
  if (!judged.ok) return judged;
  const written = await commitNamed(ctx.community, {
    editGroup: editGroup(ctx.community, ctx.userId, { ...form, held: judged.value.held }),
  });
  if (!written.ok) return refuse(refusalOf(written.constraint));
  return published(ctx, form.id, written.rows.editGroup);
}

/** One announcement stands; everybody hears of a new one. */
async function announceToAll(
  ctx: MemberContext,
  form: Extract<LeadForm, { intent: "announce" }>,
  { me }: Leading,
): Led {
  const judged = await judgeShortWords(ctx, { text: form.body, seenHelp: form.seenHelp, me });
  if (!judged.ok) return judged;
  const now = ctx.now();
  const causeId = newId("gann", now, ctx.random);
  const written = await commitNamed(ctx.community, {
    announced: announce(ctx.community, ctx.userId, form.id, form.body, now),
    notices: form.body === "" ? null : notifyMembers(ctx, form.id, causeId),
  });
  if (!written.ok) return refuse(refusalOf(written.constraint));
  deliverSoonOf(ctx, causeId);
  return published(ctx, form.id, written.rows.announced);
}

async function change(
  ctx: MemberContext,
  form: Extract<LeadForm, { intent: "plan" | "archive" }>,
  { profile }: Leading,
): Led {
  const { community: db, userId } = ctx;
  const now = ctx.now();
  const written = await commitNamed(db, {
    readings: form.intent === "plan" ? forgetReadings(db, userId, form.id, form.plan) : null,
    changed:
      form.intent === "plan"
        ? setPlan(db, userId, form.id, form.plan, memberDay(profile, now))
        : archiveGroup(db, userId, form.id, now),
  });
  if (!written.ok) return refuse(refusalOf(written.constraint));
  return published(ctx, form.id, written.rows.changed);
}

function published(ctx: MemberContext, groupId: string, changed: readonly unknown[]): Awaited<Led> {
  if (changed.length === 0) return refuse("groups.not_yours");
  publishToGroup(ctx, groupId, "group");
  publishCommunityChange(ctx, ctx.userId);
  return ok(null);
}
