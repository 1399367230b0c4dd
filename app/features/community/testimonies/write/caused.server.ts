import { newId } from "#app/core/id.ts";
import type { Statement } from "#app/db/database.ts";
import { type Effect, waitAfter } from "#app/features/community/outbox/effects.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { causedBy } from "./store.server.ts";

type Table = "testimonies" | "testimony_comments";
type Caused = { id: string; statement: Statement };

function caused(
  ctx: MemberContext,
  text: { table: Table; id: string },
  row: { userId: string; cause: string; effect: Effect },
  isOwn = false,
): Caused {
  const at = ctx.now();
  const id = newId("out", at, ctx.random);
  const effect = JSON.stringify(row.effect);
  const kept = { id, cause: row.cause, userId: row.userId, effect, at, nextTryAt: at + waitAfter(0) };
  return { id, statement: causedBy(ctx.community, text.table, text.id, kept, isOwn) };
}

/** LV13: time with others, once a text and within the day's limit. */
export function rewardFor(ctx: MemberContext, profile: Profile, table: Table, id: string): Caused {
  const effect: Effect = { kind: "social", causeId: id, day: memberDay(profile, ctx.now()) };
  return caused(ctx, { table, id }, { userId: ctx.userId, cause: `social:${id}`, effect });
}

type JourneyText = {
  id: string;
  thread: string;
  title: string;
  body: string;
  reference: string;
  version: number;
};

/** M4: a testimony is an entry of its author's journey; an edit is a newer text of it. */
export function journeyEntryFor(ctx: MemberContext, { version, ...text }: JourneyText): Caused {
  const entry = { ...text, kind: "testimony" as const, at: ctx.now(), version };
  return caused(
    ctx,
    { table: "testimonies", id: text.id },
    { userId: ctx.userId, cause: `journey:${text.id}:${version}`, effect: { kind: "journey", entry } },
    true,
  );
}

/** Whose testimony it is hears of comments once a day, however many there are. */
export function commentNotice(
  ctx: MemberContext,
  comment: { id: string; testimonyId: string; authorId: string },
): Caused {
  const day = new Date(ctx.now()).toISOString().slice(0, 10);
  const effect: Effect = {
    kind: "notice",
    topic: "testimony.commented",
    causeId: `${comment.testimonyId}@${day}`,
  };
  return caused(
    ctx,
    { table: "testimony_comments", id: comment.id },
    { userId: comment.authorId, cause: `commented:${comment.testimonyId}:${day}`, effect },
  );
}
