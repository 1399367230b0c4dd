import { commit, commitNamed } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { notification } from "#app/features/notifications/notify.server.ts";
import type { NotificationData } from "#app/features/notifications/topics.ts";
import { type Activity, GEMS, MILESTONE_DAYS } from "#app/features/rewards/catalog.ts";
import { isPaid, rewardOf } from "#app/features/rewards/rules.ts";
import { publishReward, type RewardFor, rewardStatements } from "#app/features/rewards/service.server.ts";
import { ALREADY_MOVED, addMovement, beginStats, REWARD_LIMIT } from "#app/features/wallet/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import type { Mine } from "./mine.ts";
import { addAchievement, finishQuest, openQuest } from "./store.server.ts";

/** Another tab was first: what it has written stands. */
const WRITTEN_BEFORE = [
  "quest_is_done",
  "user_achievements.user_id, user_achievements.achievement_id",
  ALREADY_MOVED,
  REWARD_LIMIT,
];

/**
 * Behind a page's answer: quests that were drawn for it are kept, and what evidence has reached is written and rewarded,
 * each cause once, so many on a day as the table of rewards says. What is beyond that waits for another day.
 */
export function settleBehind(ctx: MemberContext, mine: Mine): void {
  const isIdle =
    mine.reached.length === 0 &&
    mine.milestones.length === 0 &&
    !mine.slots.some(({ isNew, isReached }) => isNew || isReached);
  if (!isIdle) deliver(ctx, () => settle(ctx, mine));
}

/** The same where somebody waits for it. */
export async function settle(ctx: MemberContext, mine: Mine): Promise<void> {
  const { db, userId } = ctx;
  const opened = mine.slots.filter(({ isNew }) => isNew).map((slot) => openQuest(db, userId, slot));
  if (opened.length > 0) {
    const kept = await commit(db, opened);
    if (!kept.ok) throw new Error(`quests not kept: ${kept.constraint}`);
  }
  const { today: day } = mine;
  const now = ctx.now();
  let quests = mine.paid.quest_complete ?? 0;
  for (const { slot, openedDay, definition, isReached } of mine.slots) {
    if (!isReached || !isPaid("quest_complete", quests)) continue;
    quests += 1;
    const causeId = `${slot}@${openedDay}`;
    await giveOnce(ctx, "quest_complete", {
      reward: { activity: "quest_complete", causeId, day, subject: definition.id },
      write: finishQuest(db, userId, { slot, openedDay, quest: definition.id, day, now }),
      notice: {
        topic: "quest.completed",
        title: definition.name[ctx.language],
        coins: rewardOf("quest_complete").coins,
      },
    });
  }
  for (const number of mine.milestones) await giveGems(ctx, number * MILESTONE_DAYS);
  let achievements = mine.paid.achievement_unlock ?? 0;
  for (const { id, name } of mine.reached) {
    if (!isPaid("achievement_unlock", achievements)) break;
    achievements += 1;
    await giveOnce(ctx, "achievement_unlock", {
      reward: { activity: "achievement_unlock", causeId: id, day, subject: id },
      write: addAchievement(db, userId, id, now),
      notice: {
        topic: "achievement.earned",
        title: name[ctx.language],
        coins: rewardOf("achievement_unlock").coins,
      },
    });
  }
}

/** G12: for so many days of practice, once. */
async function giveGems({ db, userId, now }: MemberContext, days: number): Promise<void> {
  const given = await commit(db, [
    beginStats(db, userId, now()),
    addMovement(db, userId, now(), {
      currency: "faith_gems",
      amount: GEMS.milestone,
      cause: "days_milestone",
      causeId: String(days),
    }),
  ]);
  if (!given.ok && given.constraint !== ALREADY_MOVED) throw new Error(`no gems: ${given.constraint}`);
}

type Gift = { reward: RewardFor; write: Statement; notice: NotificationData };

async function giveOnce(
  ctx: MemberContext,
  activity: Activity,
  { reward, write, notice: data }: Gift,
): Promise<void> {
  const notice = notification(ctx, ctx.userId, reward.causeId, data);
  const written = await commitNamed(ctx.db, {
    write,
    notice: notice.statement,
    rewarded: rewardStatements(ctx, reward),
  });
  if (!written.ok) {
    if (WRITTEN_BEFORE.includes(written.constraint)) return;
    throw new Error(`${activity} not given: ${written.constraint}`);
  }
  const [row] = written.rows.rewarded.after;
  if (row) publishReward(ctx, reward, row);
  deliver(ctx, () => ctx.rooms.publish(ctx.userId, [notice.publication]));
}
