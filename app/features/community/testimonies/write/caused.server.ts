import { journeyRow, outboxRow } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { whenOwn, whenWritten } from "#app/features/community/outbox/store.server.ts";
import type { JourneyEffect } from "#app/features/journey/model/entry.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";

/** LV13: time with others, once a text and within the day's limit. */
export const rewardFor = (
  ctx: MemberContext,
  profile: Profile,
  table: "testimonies" | "testimony_comments",
  id: string,
) =>
  outboxRow(
    ctx,
    ctx.userId,
    `social:${id}`,
    { kind: "social", causeId: id, day: memberDay(profile, ctx.now()) },
    whenWritten(table, id),
  );

/** M4: a testimony is an entry of its author's journey; an edit is a newer text of it. */
export const journeyEntryFor = (ctx: MemberContext, text: Omit<JourneyEffect, "at" | "kind">) =>
  journeyRow(ctx, { ...text, kind: "testimony" }, whenOwn("testimonies", text.id));

/** Whose testimony it is hears of comments once a day, however many there are. */
export function commentNotice(
  ctx: MemberContext,
  comment: { id: string; testimonyId: string; authorId: string },
) {
  const day = new Date(ctx.now()).toISOString().slice(0, 10);
  return outboxRow(
    ctx,
    comment.authorId,
    `commented:${comment.testimonyId}:${day}`,
    { kind: "notice", topic: "testimony.commented", causeId: `${comment.testimonyId}@${day}` },
    whenWritten("testimony_comments", comment.id),
  );
}
