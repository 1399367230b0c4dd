import type { LocalDay } from "#app/core/local-day.ts";
import { type DanielRow, danielOfFriends } from "#app/features/daniel-plan/shared-store.server.ts";
import type { Choices, Thing } from "#app/features/friends/model/limits.ts";
import {
  bothPracticed,
  isPracticed,
  lastDays,
  type MonthOfDays,
} from "#app/features/friends/model/shared-days.ts";
import type { FriendLine } from "#app/features/friends/page.ts";
import type { FriendRow } from "#app/features/friends/store.server.ts";
import { visitPart } from "#app/features/friends/visit/scene.server.ts";
import type { VisitRow } from "#app/features/friends/visit/store.server.ts";
import { type PetRow, petsOfFriends } from "#app/features/pet/shared-store.server.ts";
import { plansCopy } from "#app/features/plans/copy.ts";
import { PLAN_KINDS } from "#app/features/plans/model/kinds.ts";
import { type PlanRow, plansOfFriends } from "#app/features/plans/shared-store.server.ts";
import { type MonthRow, practicedMonths, prayedMonths } from "#app/features/rhythm/shared/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";

type Shared = {
  friends: readonly FriendRow[];
  choices: Choices;
  today: LocalDay;
  visits: readonly VisitRow[];
};

/** One trip for all friends; what somebody has not chosen to show is not asked for. */
export async function readShared(
  ctx: MemberContext,
  { friends, choices, today, visits }: Shared,
): Promise<FriendLine[]> {
  const { db, userId } = ctx;
  if (friends.length === 0) return [];
  const showing = (thing: Thing) => friends.filter((friend) => friend[thing] === 1).map((one) => one.userId);
  // what is of both is read of both
  const ofBoth = (thing: Thing) => (choices[thing] ? [userId, ...showing(thing)] : []);
  const from = lastDays(today)[0]?.slice(0, 7) ?? today.slice(0, 7);
  const [months, prayers, plans, pets, daniels] = await db.batch([
    practicedMonths(db, ofBoth("rhythm"), from),
    prayedMonths(db, showing("prayer"), from),
    plansOfFriends(db, showing("plan")),
    petsOfFriends(db, [userId, ...showing("pet")]),
    danielOfFriends(db, ofBoth("daniel")),
  ]);
  const of = (rows: readonly MonthRow[], id: string): MonthOfDays[] =>
    rows.filter((row) => row.userId === id);
  const danielOf = (id: string) => daniels.find((row: DanielRow) => row.userId === id)?.days;
  return friends.map((friend) => {
    const plan = plans.find((row: PlanRow) => row.userId === friend.userId);
    const kind = PLAN_KINDS.find((known) => known === plan?.kind);
    const pet = pets.find((row: PetRow) => row.userId === friend.userId);
    const [mine, theirs] = [danielOf(userId), friend.daniel === 1 ? danielOf(friend.userId) : undefined];
    const { id, name, handle } = friend;
    return {
      id,
      name,
      handle,
      encouragedToday: friend.sentDay === today,
      together:
        choices.rhythm && friend.rhythm === 1
          ? bothPracticed(of(months, userId), of(months, friend.userId), today)
          : null,
      plan:
        plan && kind ? { title: plansCopy[ctx.language].kinds[kind], read: plan.read, of: plan.of } : null,
      prayed:
        friend.prayer === 1
          ? lastDays(today).filter((day) => isPracticed(of(prayers, friend.userId), day)).length
          : null,
      visit: visitPart(friend, { userId, pets, visits, today, now: ctx.now() }),
      pet: pet ? { type: pet.type, level: pet.level } : null,
      daniel: mine === undefined || theirs === undefined ? null : mine + theirs,
    };
  });
}
