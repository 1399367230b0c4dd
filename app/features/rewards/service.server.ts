import type { LocalDay } from "#app/core/local-day.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { RawQuery, Statement } from "#app/db/database.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import { notify } from "#app/features/notifications/notify.server.ts";
import { addBoostActivity, boostPet } from "#app/features/pet/model/store.server.ts";
import { levelOf } from "#app/features/wallet/rules.ts";
import {
  ALREADY_MOVED,
  addMovement,
  beginStats,
  gainExperience,
  REWARD_LIMIT,
} from "#app/features/wallet/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import type { RoomEvent } from "#party/protocol.ts";
import { type Activity, GEMS } from "./catalog.ts";
import { type Boost, causeOn, rewardOf } from "./rules.ts";
import { type AfterReward, afterReward, readRewardSituation } from "./store.server.ts";

/** `given: false`: this cause had its reward before, or the day has had its rewards; nothing was changed. */
export type Given = { given: false } | ({ given: true } & Omit<RewardEvent, "name">);
export type RewardEvent = Extract<RoomEvent, { name: "reward.given" }>;

/** Who is rewarded; not always the member who asks. */
export type Rewarded = Pick<
  MemberContext,
  "db" | "userId" | "now" | "random" | "rooms" | "waitUntil" | "requestId"
>;

export type RewardFor = {
  activity: Activity;
  /** The thing that was done: a chapter, a prayer, a quest. */
  causeId: string;
  /** The member's own day (`memberDay`). */
  day: LocalDay;
  /** What it was, in a word, for the wallet's page. */
  subject?: string;
};

/** `after`: what the member has by then, for `publishReward`. */
export type RewardStatements = {
  stats: Statement | null;
  coins: Statement | null;
  experience: Statement | null;
  petBoost: Statement | null;
  petActivity: Statement | null;
  after: RawQuery<{ after: string }> | null;
};

/**
 * For a feature that puts a reward into its own commit, so that two trips stay two. They read nothing; a cause that was
 * rewarded before fails on `ALREADY_MOVED`, one beyond the day's on `REWARD_LIMIT`. After the commit, `publishReward`
 * with the row of `after`. Null: nothing is rewarded.
 */
export function rewardStatements(ctx: Rewarded, reward: RewardFor | null): RewardStatements {
  if (!reward) {
    return { stats: null, coins: null, experience: null, petBoost: null, petActivity: null, after: null };
  }
  const { activity, day, subject } = reward;
  const { coins, experience, pet } = rewardOf(activity);
  const { db, userId } = ctx;
  const now = ctx.now();
  const causeId = causeOn(activity, reward.causeId, day);
  return {
    stats: beginStats(db, userId, now),
    coins: addMovement(db, userId, now, {
      currency: "faith_coins",
      amount: coins,
      cause: activity,
      causeId,
      ...(subject && { subject }),
      rewardDay: day,
    }),
    experience: gainExperience(db, userId, { experience, prayers: activity === "prayer" ? 1 : 0 }, now),
    petBoost: pet && boostPet(db, userId, now, pet),
    petActivity:
      pet &&
      addBoostActivity(db, userId, now, {
        type: "faith_bonus",
        change: pet,
        causeId: `${activity}:${causeId}`,
      }),
    after: afterReward(db, userId),
  };
}

/** What a commit of `rewardStatements` has given, told to the member's tabs; `row` is what `after` answered. */
export function publishReward(
  ctx: Rewarded,
  { activity, causeId, day }: RewardFor,
  row: { after: string },
  more: { boost?: Boost; coins?: number; welcomedBack?: boolean } = {},
): Given {
  const reward = rewardOf(activity);
  const { wallet, pet } = JSON.parse(row.after) as AfterReward;
  const grown = levelOf(wallet.experience) > levelOf(wallet.experience - reward.experience);
  const given = {
    activity,
    causeId,
    coins: reward.coins + (more.coins ?? 0),
    experience: reward.experience,
    boost: pet ? (more.boost ?? reward.pet) : null,
    level: grown ? wallet.level : null,
    gems: grown ? GEMS.levelUp : 0,
    welcomedBack: more.welcomedBack ?? false,
    wallet,
    pet,
  };
  const id = `reward:${activity}:${causeOn(activity, causeId, day)}`;
  deliver(ctx, () => ctx.rooms.publish(ctx.userId, [{ id, event: { name: "reward.given", ...given } }]));
  notifyLevel(
    ctx,
    { day, coins: given.coins, grown, isVisit: activity === "daily_login" },
    wallet.level,
    pet,
  );
  return { given: true, ...given };
}

/** RT2, D25: what is kept in the notifications; behind the answer, and once by its cause. */
function notifyLevel(
  ctx: Rewarded,
  { day, coins, grown, isVisit }: { day: LocalDay; coins: number; grown: boolean; isVisit: boolean },
  level: number,
  pet: AfterReward["pet"],
): void {
  if (grown) {
    deliver(ctx, () =>
      notify(ctx, ctx.userId, String(level), { topic: "level.reached", level, gems: GEMS.levelUp }),
    );
  }
  if (isVisit) {
    deliver(ctx, () =>
      notify(ctx, ctx.userId, day, { topic: "day.welcomed", coins, pet: pet?.petName ?? null }),
    );
  }
}

/** LV3-LV15: what an activity brings, once by its cause, and so often a day as its table says; two D1 trips. */
export async function reward(
  ctx: MemberContext,
  activity: Exclude<Activity, "daily_login">,
  causeId: string,
  subject?: string,
): Promise<Given> {
  const read = await readRewardSituation(ctx.db, ctx.userId);
  const profile = read.profile ?? (await ensureProfile(ctx, undefined));
  const day = memberDay(profile, ctx.now());
  const asked: RewardFor = { activity, causeId, day, ...(subject && { subject }) };
  const written = await commitNamed(ctx.db, rewardStatements(ctx, asked));
  if (!written.ok) {
    if (written.constraint === ALREADY_MOVED || written.constraint === REWARD_LIMIT) return { given: false };
    throw new Error(`unexpected constraint: ${written.constraint}`);
  }
  const [row] = written.rows.after;
  if (!row) throw new Error("nothing came after the reward");
  return publishReward(ctx, asked, row);
}
