import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit, commitNamed } from "#app/db/commit.ts";
import { admitWriting } from "#app/features/community/permissions/admit-writing.server.ts";
import type { WriteRefusal } from "#app/features/community/permissions/may-write.ts";
import { offerPrayer, publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { RelayRefusal } from "./copy-relay.ts";
import type { RelayForm } from "./forms.ts";
import { nextFullHour } from "./relay.ts";
import {
  confirmHour,
  endRelay,
  giveBackHour,
  hourOf,
  promiseOfHour,
  relayOfForm,
  remindOfHour,
  startRelay,
  takeHour,
} from "./store.server.ts";

type Refusal = RelayRefusal | WriteRefusal | "community.gone" | "community.own";
type Done = Result<null, Refusal>;
type HourForm = Extract<RelayForm, { hour: number }>;

/** M3: asked for and ended by the asker; its hours taken, given back and prayed by whoever sees the request. */
export function workRelay(ctx: MemberContext, form: RelayForm): Promise<Done> {
  switch (form.intent) {
    case "relay-start":
      return start(ctx, form);
    case "relay-end":
      return end(ctx, form.id);
    case "hour-take":
      return take(ctx, form);
    case "hour-back":
      return giveBack(ctx, form);
    case "hour-prayed":
      return prayHour(ctx, form);
  }
}

async function start(
  ctx: MemberContext,
  { id: requestId, formId }: Extract<RelayForm, { intent: "relay-start" }>,
): Promise<Done> {
  const admitted = await admitWriting(ctx, "act");
  if (!admitted.ok) return admitted;
  const { community, userId } = ctx;
  const now = ctx.now();
  const row = { id: newId("relay", now, ctx.random), userId, requestId, formId };
  const written = await commitNamed(community, {
    startRelay: startRelay(community, { ...row, startsAt: nextFullHour(now), now }),
    relayOfForm: relayOfForm(community, requestId, formId),
  });
  if (!written.ok) throw new Error(`relay not begun: ${written.constraint}`);
  const [kept] = written.rows.relayOfForm;
  if (!kept) return refuse("community.relay_now");
  publishCommunityChange(ctx, userId);
  return ok(null);
}

async function end(ctx: MemberContext, requestId: string): Promise<Done> {
  const written = await commitNamed(ctx.community, {
    endRelay: endRelay(ctx.community, ctx.userId, requestId),
  });
  if (!written.ok) throw new Error(`relay not ended: ${written.constraint}`);
  const [ended] = written.rows.endRelay;
  if (!ended) return refuse("community.gone");
  publishCommunityChange(ctx, ctx.userId);
  return ok(null);
}

/** The request comes onto the member's prayer list with its hour, and they are reminded when it begins. */
async function take(ctx: MemberContext, { id: requestId, hour }: HourForm): Promise<Done> {
  const { community, userId } = ctx;
  const admitted = await admitWriting(ctx, "act");
  if (!admitted.ok) return admitted;
  const now = ctx.now();
  const row = { userId, requestId, hour, now };
  const written = await commitNamed(community, {
    takeHour: takeHour(community, row),
    remindOfHour: remindOfHour(community, { ...row, outboxId: newId("out", now, ctx.random) }),
    promiseOfHour: promiseOfHour(community, row),
    hourOf: hourOf(community, userId, requestId, hour),
  });
  if (!written.ok) {
    if (written.constraint === "relay_hours_are_few") return refuse("community.hour_few");
    throw new Error(`hour not taken: ${written.constraint}`);
  }
  const [kept] = written.rows.hourOf;
  if (!kept) return refuse("community.gone");
  if (kept.mine === null) return refuse("community.hour_over");
  if (kept.mine === 0) return refuse("community.hour_taken");
  publishCommunityChange(ctx, userId);
  return ok(null);
}

async function giveBack(ctx: MemberContext, { id: requestId, hour }: HourForm): Promise<Done> {
  const { community, userId } = ctx;
  const written = await commit(community, giveBackHour(community, { userId, requestId, hour }));
  if (!written.ok) throw new Error(`hour not given back: ${written.constraint}`);
  publishCommunityChange(ctx, userId);
  return ok(null);
}

/** A prayer as any other (D31), and the hour is held. */
async function prayHour(ctx: MemberContext, { id: requestId, hour }: HourForm): Promise<Done> {
  const { community, userId } = ctx;
  const confirmed = confirmHour(community, { userId, requestId, hour, now: ctx.now() });
  const done = await offerPrayer(ctx, requestId, { also: confirmed });
  if (!done.ok) return done;
  const [held] = done.value;
  return held ? ok(null) : refuse("community.hour_over");
}
