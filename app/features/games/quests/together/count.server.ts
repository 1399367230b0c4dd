import { newId } from "#app/core/id.ts";
import { utcDay } from "#app/core/local-day.ts";
import { commit } from "#app/db/commit.ts";
import { deliverSoonOf } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { waitAfter } from "#app/features/community/outbox/effects.ts";
import type { AppContext } from "#app/request/context.ts";
import { TOGETHER_QUESTS } from "./catalog-together.ts";
import {
  type Asked,
  addTogetherDays,
  addTogetherEffects,
  type CountedRow,
  endRest,
  openTogether,
  practicedDays,
  type RestingRow,
  restedTogether,
  seenTogether,
  togetherOf,
  togetherToCount,
} from "./store.server.ts";
import { countedFrom, drawTogether, inParts, LEAST_PEOPLE, MAX_DAYS } from "./together.ts";

const A_RUN = 50;
/** People of whom one statement asks: five weeks of each are under what D1 takes. */
const A_STATEMENT = 400;
/** Each open quest is looked at so often, ms. */
const EVERY_MS = 10 * 60_000;
/** A day begins somewhere on earth so long before it does in UTC, ms. */
const AHEAD_MS = 14 * 60 * 60_000;

const TITLES = JSON.stringify(Object.fromEntries(TOGETHER_QUESTS.map(({ id, name }) => [id, name])));

/** For a commit: the quest that a group gets on a day, if it is time for one. */
export function nextTogether(
  { community }: Pick<AppContext, "community">,
  { groupId, day, last }: { groupId: string; day: string; last: string | null },
) {
  const { id, measure, daysEach } = drawTogether(groupId, day, last);
  return openTogether(community, {
    groupId,
    day,
    quest: id,
    measure,
    daysEach,
    least: LEAST_PEOPLE,
    most: MAX_DAYS,
  });
}

/**
 * Evidence of all who take part, read where services keep it, and what it has finished. Killed, or done twice at once,
 * it is the same: a day counts once, and each reward has one cause.
 */
async function count(ctx: AppContext, quests: readonly CountedRow[]): Promise<void> {
  for (const part of inParts(quests, ({ people }) => peopleIn(people).length, A_STATEMENT))
    await countPart(ctx, part);
}

const peopleIn = (people: string) => JSON.parse(people) as [userId: string, fromDay: string][];

async function countPart(ctx: AppContext, quests: readonly CountedRow[]): Promise<void> {
  const now = ctx.now();
  const today = utcDay(now);
  const asked = quests.flatMap(({ groupId, openedDay, measure, people }) =>
    peopleIn(people).map(([userId, fromDay]): Asked => {
      const from = countedFrom(openedDay, fromDay, today);
      return { groupId, openedDay, measure, userId, from, since: Date.parse(`${from}T00:00:00Z`) - AHEAD_MS };
    }),
  );
  const [days] = await ctx.db.batch([practicedDays(ctx.db, asked)]);
  const { community } = ctx;
  const idPrefix = newId("out", now, ctx.random);
  const written = await commit(community, [
    addTogetherDays(community, days, now),
    seenTogether(community, quests, now),
    addTogetherEffects(community, { idPrefix, quests, titles: TITLES, now, nextTryAt: now + waitAfter(0) }),
  ]);
  if (!written.ok) throw new Error(`quests of groups not counted: ${written.constraint}`);
  deliverSoonOf(ctx, idPrefix);
}

/** Behind a page on which a member has just seen days of their own that the sum does not have. */
export async function countTogetherOf(ctx: AppContext, groups: readonly string[]): Promise<void> {
  const [quests] = await ctx.community.batch([togetherOf(ctx.community, groups)]);
  await count(ctx, quests);
}

/** Cron: quests of groups are counted, and the next ones open on their Monday. */
export async function countGroupQuests(ctx: AppContext): Promise<void> {
  const { community } = ctx;
  const now = ctx.now();
  const day = utcDay(now);
  const [quests, rested] = await community.batch([
    togetherToCount(community, now - EVERY_MS, A_RUN),
    restedTogether(community, day, A_RUN),
  ]);
  await count(ctx, quests);
  if (rested.length === 0) return;
  const opened = await commit(
    community,
    rested.flatMap((row: RestingRow) => [
      nextTogether(ctx, { groupId: row.groupId, day, last: row.quest }),
      endRest(community, row),
    ]),
  );
  if (!opened.ok) throw new Error(`quests of groups not opened: ${opened.constraint}`);
}
