import type { Result } from "#app/core/result.ts";
import { readJoined } from "#app/features/community/members/join.server.ts";
import { mayWrite } from "#app/features/friends/may-write.server.ts";
import { helps } from "#app/features/groups/model/kinds.ts";
import { SLUG_PATTERN } from "#app/features/groups/model/slug.ts";
import type { MemberContext } from "#app/request/context.ts";
import { type EveningForm, type PartForm, readEveningForm } from "./forms.ts";
import { refusalIn, refusedReply } from "./judge.server.ts";
import { leadEvening } from "./lead/lead.server.ts";
import { beginEvening } from "./lead/open.server.ts";
import { memberMayCome } from "./model/guest.ts";
import { takePart } from "./part/part.server.ts";
import { noteOfForm } from "./part/store.server.ts";
import type { EveningRefusal, EveningReply } from "./reply.ts";
import { reportNote } from "./report/report.server.ts";
import { eveningOf } from "./store.server.ts";

type Done = Result<{ id: string }, EveningRefusal>;
const gone: Done = { ok: false, refusal: "evening.gone" };

/** Works one form of an evening's page, of a member. What is refused changes nothing, and its words come back. */
export async function actOnEvening(ctx: MemberContext, form: FormData, slug: string): Promise<EveningReply> {
  const parsed = readEveningForm(form);
  const young = async () => (await readJoined(ctx)).me.ageBand !== "18+";
  if (!parsed.success) return refusedReply(ctx, form, refusalIn(parsed.error.issues), false);
  const done = await work(ctx, parsed.data, SLUG_PATTERN.test(slug) ? slug : "");
  if (!done.ok)
    return refusedReply(ctx, form, done.refusal, done.refusal === "community.help_first" && (await young()));
  return { ok: true, intent: parsed.data.intent, id: done.value.id };
}

async function work(ctx: MemberContext, form: EveningForm, slug: string): Promise<Done> {
  const takesBack = form.intent === "unnote";
  if (!(await mayWrite(ctx, takesBack ? "take_back" : form.intent === "note" ? "write" : "act")))
    return { ok: false, refusal: "groups.muted" };
  if (form.intent === "open") return beginEvening(ctx, slug, form);
  if (form.intent === "report") return reportNote(ctx, slug, form);
  const evening = await eveningTo(ctx, slug);
  if (!evening) return gone;
  switch (form.intent) {
    case "note":
    case "unnote":
    case "pray":
    case "prayed":
      return takePart(ctx, evening.id, { userId: ctx.userId, guestId: null }, form);
    default:
      return helps(evening.role) ? leadEvening(ctx, evening, form) : gone;
  }
}

/** The evening as the member may come into it; null for every one that they may not. */
async function eveningTo(ctx: MemberContext, at: string) {
  const { community, userId } = ctx;
  const [{ me }, [[evening]]] = await Promise.all([
    readJoined(ctx),
    community.batch([eveningOf(community, { as: "member", who: userId, at, now: ctx.now() })]),
  ]);
  if (!evening) return null;
  const opened = { ageBand: evening.ageBand, openerLeads: evening.openerLeads === 1 };
  return memberMayCome(opened, evening.guests, { ageBand: me.ageBand, leads: me.leads === 1 })
    ? evening
    : null;
}

/**
 * A note that waited on a member's phone, sent by itself. What was taken before is taken, also once the evening is over
 * or its writer may not write: the answer to it was lost.
 */
export async function sendMemberNote(
  ctx: MemberContext,
  form: FormData,
  eveningId: string,
  note: Extract<PartForm, { intent: "note" }>,
): Promise<EveningReply> {
  const who = { userId: ctx.userId, guestId: null };
  const may = await mayWrite(ctx, "write");
  const evening = may ? await eveningTo(ctx, eveningId) : null;
  const done = evening ? await takePart(ctx, evening.id, who, note) : gone;
  if (done.ok) return { ok: true, intent: "note", id: done.value.id };
  const [[taken]] = await ctx.community.batch([noteOfForm(ctx.community, eveningId, who, note.formId)]);
  if (taken) return { ok: true, intent: "note", id: taken.id };
  if (!may) return refusedReply(ctx, form, "groups.muted", false);
  return refusedReply(ctx, form, done.refusal, evening?.ageBand === "13-17");
}
