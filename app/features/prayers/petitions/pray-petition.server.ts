import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit, commitNamed } from "#app/db/commit.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { memberDay, pastDay } from "#app/features/member/time-zone.ts";
import { publishReward, type RewardFor, rewardStatements } from "#app/features/rewards/service.server.ts";
import { practiceStatement, rhythmChanged } from "#app/features/rhythm/record.server.ts";
import { ALREADY_MOVED, REWARD_LIMIT } from "#app/features/wallet/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { addPetitionPrayer, openPetition } from "./store.server.ts";

/**
 * D31, LV5, LV14: a prayer of one's own, once a petition and day of the member, with the day's rhythm and its reward.
 * Beyond the day's limit, and prayed again on the same day, it is kept without one. Two D1 trips, then three.
 * @param when earlier than now from a device that had no network; looked up while the petition is read
 */
export async function prayPetition(
  ctx: MemberContext,
  id: string,
  when: number | Promise<number>,
): Promise<Result<{ id: string }, "prayers.gone">> {
  const { db, userId } = ctx;
  const [[[found], [petition]], at] = await Promise.all([
    db.batch([profileOf(db, userId), openPetition(db, userId, id)]),
    when,
  ]);
  if (!petition) return refuse("prayers.gone");
  const profile = await ensureProfile(ctx, found);
  const now = ctx.now();
  const day = at < now ? pastDay(profile, at) : memberDay(profile, now);
  const reward: RewardFor = { activity: "prayer", causeId: id, day };
  const prayed = [
    addPetitionPrayer(db, { userId, id, day, at }),
    practiceStatement(ctx, userId, profile, { kind: "prayer", causeId: `${id}@${day}`, at }),
  ];
  const paid = await commitNamed(db, { prayed, rewarded: rewardStatements(ctx, reward) });
  if (!paid.ok) {
    if (paid.constraint !== ALREADY_MOVED && paid.constraint !== REWARD_LIMIT)
      throw new Error(`prayer not kept: ${paid.constraint}`);
    const written = await commit(db, prayed);
    if (!written.ok) throw new Error(`prayer not kept: ${written.constraint}`);
  }
  const publication = rhythmChanged(ctx);
  deliver(ctx, () => ctx.rooms.publish(userId, [publication]));
  const [row] = paid.ok ? paid.rows.rewarded.after : [];
  if (row) publishReward(ctx, reward, row);
  publishCommunityChange(ctx, userId);
  return ok({ id });
}
