import { newId } from "#app/core/id.ts";
import { commit } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { ensureProfile, followTimeZone } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { currentTimeZone, memberDay, pastDay, type ZoneSetting } from "#app/features/member/time-zone.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import type { Publication } from "#party/protocol.ts";
import { passedDay } from "./passed-day.ts";
import type { Practice } from "./practice.ts";
import { addPractice } from "./store.server.ts";

export type Practised = {
  kind: Practice;
  /** What was practised, once and for all: an id of the reading, the prayer, the review, the service. */
  causeId: string;
  /** When, epoch ms; earlier than now for what was practised without a network. */
  at: number;
};

/** For a feature's own commit: the practice, counted on the day that it was where the member was. */
export const practiceStatement = (
  ctx: Pick<AppContext, "db" | "now">,
  userId: string,
  zone: ZoneSetting,
  { kind, causeId, at }: Practised,
): Statement => {
  // a clock that runs ahead practises no day that is to come
  const now = ctx.now();
  const moment = Math.min(at, now);
  const day = moment < now ? pastDay(zone, moment) : memberDay(zone, now);
  const passed = passedDay(zone);
  return addPractice(ctx.db, {
    userId,
    cause: `${kind}:${causeId}`,
    kind,
    day,
    zone: currentTimeZone(zone, moment),
    at: moment,
    passedDay: passed !== null && passed < day ? passed : null,
  });
};

/** For the same feature's word to the room. */
export const rhythmChanged = (ctx: Pick<AppContext, "now" | "random">): Publication => ({
  id: newId("rhythm", ctx.now(), ctx.random),
  event: { name: "rhythm.changed" },
});

/** Counts a practice, once a cause. Two D1 trips; a member who practises elsewhere has taken their zone along. */
export async function recordPractice(
  ctx: MemberContext,
  kind: Practice,
  causeId: string,
  at = ctx.now(),
): Promise<void> {
  const [found] = await profileOf(ctx.db, ctx.userId);
  const profile = await ensureProfile(ctx, found);
  const written = await commit(ctx.db, [
    practiceStatement(ctx, ctx.userId, profile, { kind, causeId, at }),
    ...followTimeZone(ctx, profile),
  ]);
  if (!written.ok) throw new Error(`practice not kept: ${written.constraint}`);
  const publication = rhythmChanged(ctx);
  deliver(ctx, () => ctx.rooms.publish(ctx.userId, [publication]));
}
