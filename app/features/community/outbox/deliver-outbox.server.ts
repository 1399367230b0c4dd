import { faultText } from "#app/core/fault-text.ts";
import { newId } from "#app/core/id.ts";
import { commit, commitNamed } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { hourStands } from "#app/features/community/relay/store.server.ts";
import { keepInJourney } from "#app/features/journey/keep.server.ts";
import type { JourneyEffect } from "#app/features/journey/model/entry.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import { notification, notify } from "#app/features/notifications/notify.server.ts";
import type { WordlessNotice } from "#app/features/notifications/topics.ts";
import { GEMS } from "#app/features/rewards/catalog.ts";
import { rewardOf } from "#app/features/rewards/rules.ts";
import { publishReward, type RewardFor, rewardStatements } from "#app/features/rewards/service.server.ts";
import { practiceStatement, rhythmChanged } from "#app/features/rhythm/record.server.ts";
import { ALREADY_MOVED, addMovement, beginStats, REWARD_LIMIT } from "#app/features/wallet/store.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { type Effect, waitAfter } from "./effects.ts";
import {
  addToOutbox,
  type Condition,
  type OutboxRow,
  outboxDue,
  outboxOf,
  outboxWith,
  postponeOutbox,
  removeFromOutbox,
} from "./store.server.ts";

const A_RUN = 100;

type Caused = { id: string; statement: Statement };

/** A row for a commit of the shared database, where `only` holds by then; its id is handed to `deliverSoon` afterwards. */
export function outboxRow(
  ctx: Pick<AppContext, "community" | "now" | "random">,
  userId: string,
  cause: string,
  effect: Effect,
  only?: Condition,
): Caused {
  const at = ctx.now();
  const id = newId("out", at, ctx.random);
  const row = { id, cause, userId, effect: JSON.stringify(effect), at, nextTryAt: at + waitAfter(0) };
  return { id, statement: addToOutbox(ctx.community, row, only) };
}

/** M4: an entry of the member's own journey, for the commit that writes what it is about. A newer version replaces it. */
export function journeyRow(
  ctx: Pick<AppContext, "community" | "now" | "random"> & { userId: string },
  entry: Omit<JourneyEffect, "at">,
  only: Condition,
): Caused {
  const effect: Effect = { kind: "journey", entry: { ...entry, at: ctx.now() } };
  return outboxRow(ctx, ctx.userId, `journey:${entry.id}:${entry.version}`, effect, only);
}

/** Behind the answer, what its commit has caused; the cron has the rest. */
export function deliverSoon(ctx: AppContext, ids: readonly string[]): void {
  if (ids.length === 0) return;
  ctx.waitUntil(
    (async () => {
      const [rows] = await ctx.community.batch([outboxOf(ctx.community, ids)]);
      for (const row of rows) await deliverRow(ctx, row);
    })().catch((error: unknown) => reportFault(error)),
  );
}

/** The same of rows that one statement wrote for many members; what is more than a run is the cron's. */
export function deliverSoonOf(ctx: AppContext, idPrefix: string): void {
  ctx.waitUntil(
    (async () => {
      const [rows] = await ctx.community.batch([outboxWith(ctx.community, idPrefix, A_RUN)]);
      for (const row of rows) await deliverRow(ctx, row);
    })().catch((error: unknown) => reportFault(error)),
  );
}

/** By cron: what no request has delivered. */
export async function deliverOutbox(ctx: AppContext): Promise<void> {
  const [rows] = await ctx.community.batch([outboxDue(ctx.community, ctx.now(), A_RUN)]);
  for (const row of rows) await deliverRow(ctx, row);
}

/** The day has had its rewards of this kind: the row waits, and nothing is wrong. */
class AnotherDay extends Error {}

/** Takes the effect, then the row away: killed between the two, it is taken again and changes nothing. */
async function deliverRow(ctx: AppContext, row: OutboxRow): Promise<void> {
  try {
    if (!row.muted) await takeEffect(ctx, row.userId, JSON.parse(row.effect) as Effect);
    await commit(ctx.community, [removeFromOutbox(ctx.community, row.id)]);
  } catch (error) {
    if (!(error instanceof AnotherDay)) reportFault(error);
    await commit(ctx.community, [
      postponeOutbox(ctx.community, row.id, ctx.now() + waitAfter(row.tries + 1)),
    ]);
  }
}

const reportFault = (error: unknown): void =>
  console.error(JSON.stringify({ level: "error", at: "outbox", error: faultText(error) }));

async function takeEffect(ctx: AppContext, userId: string, effect: Effect): Promise<void> {
  const [profile] = await profileOf(ctx.db, userId);
  // the account is gone, and everything of it
  if (!profile) return;
  if (effect.kind === "notice") {
    // TypeScript tells no more than 25 members of a union apart; each of these has a topic and nothing else
    await notify(ctx, userId, effect.causeId, { topic: effect.topic } as WordlessNotice);
    // what the notice is about is on a page that may be open
    const event = { name: "community.changed" as const };
    return deliver(ctx, () => ctx.rooms.publish(userId, [{ id: `community:${effect.causeId}`, event }]));
  }
  if (effect.kind === "journey") return keepInJourney(ctx, profile, effect.entry);
  if (effect.kind === "social")
    return takeReward(ctx, userId, {
      activity: "social_interaction",
      causeId: effect.causeId,
      day: effect.day,
    });
  if (effect.kind === "podium") return takePodium(ctx, userId, effect.tournament);
  if (effect.kind === "group_quest") return takeGroupQuest(ctx, profile, effect);
  if (effect.kind === "hour") return remind(ctx, userId, effect);
  await takePrayer(ctx, profile, effect);
}

/** G12: gems, once a tournament. */
async function takePodium(ctx: AppContext, userId: string, tournament: string): Promise<void> {
  const now = ctx.now();
  const gems = { currency: "faith_gems", amount: GEMS.podium, cause: "tournament_podium" } as const;
  const given = await commit(ctx.db, [
    beginStats(ctx.db, userId, now),
    addMovement(ctx.db, userId, now, { ...gems, causeId: tournament }),
  ]);
  if (!given.ok && given.constraint !== ALREADY_MOVED)
    throw new Error(`podium not rewarded: ${given.constraint}`);
}

/** LV9: to each whose days are in it, once; what the day does not pay any more waits for another one. */
async function takeGroupQuest(
  ctx: AppContext,
  profile: Profile,
  { causeId, quest, title }: Extract<Effect, { kind: "group_quest" }>,
): Promise<void> {
  const { userId } = profile;
  const theirs = { ...ctx, userId };
  const day = memberDay(profile, ctx.now());
  const reward: RewardFor = { activity: "quest_complete", causeId, day, subject: quest };
  const { coins } = rewardOf(reward.activity);
  const notice = notification(ctx, userId, causeId, { topic: "quest.completed", title, coins });
  const paid = await commitNamed(ctx.db, {
    notice: notice.statement,
    rewarded: rewardStatements(theirs, reward),
  });
  if (!paid.ok) {
    if (paid.constraint === ALREADY_MOVED) return;
    if (paid.constraint === REWARD_LIMIT) throw new AnotherDay();
    throw new Error(`quest of a group not rewarded: ${paid.constraint}`);
  }
  const [row] = paid.rows.rewarded.after;
  if (row) publishReward(theirs, reward, row);
  deliver(ctx, () => ctx.rooms.publish(userId, [notice.publication]));
}

/** M3: at the beginning of an hour that the member took, if it is still theirs. */
async function remind(
  ctx: AppContext,
  userId: string,
  { relayId, hour }: Extract<Effect, { kind: "hour" }>,
): Promise<void> {
  const row = { userId, relayId, hour, now: ctx.now() };
  const [[stands]] = await ctx.community.batch([hourStands(ctx.community, row)]);
  if (stands) await notify(ctx, userId, `${relayId}@${hour}`, { topic: "prayer.hour" });
}

/** LV5, LV14: the day was practiced in any case; it is paid once a request and day, and so often a day. */
async function takePrayer(
  ctx: AppContext,
  profile: Profile,
  { requestId, day, at }: Extract<Effect, { kind: "prayed" }>,
): Promise<void> {
  const { userId } = profile;
  const causeId = `${requestId}@${day}`;
  const practiced = await commit(ctx.db, [
    practiceStatement(ctx, userId, profile, { kind: "prayer", causeId, at }),
  ]);
  if (!practiced.ok) throw new Error(`prayer not practiced: ${practiced.constraint}`);
  const publication = rhythmChanged(ctx);
  deliver(ctx, () => ctx.rooms.publish(userId, [publication]));
  await takeReward(ctx, userId, { activity: "prayer", causeId: requestId, day });
}

/** Once by its cause, and so often a day. */
async function takeReward(ctx: AppContext, userId: string, reward: RewardFor): Promise<void> {
  const theirs = { ...ctx, userId };
  const paid = await commitNamed(ctx.db, rewardStatements(theirs, reward));
  if (!paid.ok) {
    if (paid.constraint === ALREADY_MOVED || paid.constraint === REWARD_LIMIT) return;
    throw new Error(`${reward.activity} not rewarded: ${paid.constraint}`);
  }
  const [row] = paid.rows.after;
  if (row) publishReward(theirs, reward, row);
}
