import { dateFormat } from "#app/core/text/date-format.ts";
import { readBeside } from "#app/features/community/members/join.server.ts";
import { communityMemberOf } from "#app/features/community/members/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { BETWEEN_MS, duelState } from "./duel.ts";
import { finishDuel } from "./finish.server.ts";
import type { DuelLine, DuelsPage } from "./page.ts";
import {
  type DuelFriendRow,
  type DuelRound,
  type DuelRow,
  duelFriends,
  duelRoundsOf,
  duelsOf,
} from "./store.server.ts";

export const duelReads = (ctx: MemberContext) => [duelRoundsOf(ctx.db, ctx.userId)] as const;

/** Duels and friends: one trip to each database, at once. */
export async function readDuels<Framed extends { profile: Profile }>(
  ctx: MemberContext,
  framed: Promise<{ frame: Framed; rounds: DuelRound[] }>,
): Promise<{ frame: Framed; page: DuelsPage }> {
  const { community, userId } = ctx;
  const now = ctx.now();
  const read = async () => {
    const [[me], duels, friends] = await community.batch([
      communityMemberOf(community, userId),
      duelsOf(community, userId, now),
      duelFriends(community, userId, { now, since: now - BETWEEN_MS }),
    ]);
    return { me, duels, friends };
  };
  const both = framed.then(({ frame, rounds }) => ({ frame, rounds, profile: frame.profile }));
  const { frame, rows } = await readBeside(ctx, both, read);
  const lines = rows.duels.flatMap((duel: DuelRow) => {
    const round = frame.rounds.find(({ id }) => id === duel.id);
    // its request was killed before the other database knew
    if (round?.finishedAt && duel.points === null) deliver(ctx, () => finishDuel(ctx, duel.id));
    return lineOf(ctx, duel, round, frame.profile) ?? [];
  });
  return {
    frame: frame.frame,
    page: {
      duels: lines,
      friends: rows.friends.map(({ id, name, busy }: DuelFriendRow) => ({ id, name, free: busy === 0 })),
    },
  };
}

function lineOf(
  ctx: MemberContext,
  duel: DuelRow,
  round: DuelRound | undefined,
  profile: Profile,
): DuelLine | null {
  const own = duel.points ?? (round?.finishedAt ? round.unaided : null);
  const known = {
    mine: duel.mine === 1,
    endsAt: duel.endsAt,
    played: own !== null,
    bothPlayed: duel.points !== null && duel.theirs !== null,
  };
  const state = duelState(known, round?.answered ?? null, ctx.now());
  if (!state) return null;
  const ends = dateFormat(ctx.language, {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  return {
    id: duel.id,
    name: duel.name,
    mine: known.mine,
    state,
    answered: round?.answered ?? 0,
    points: duel.points !== null && duel.theirs !== null ? { mine: duel.points, theirs: duel.theirs } : null,
    ends: ends.format(Date.parse(`${memberDay(profile, duel.endsAt)}T12:00:00Z`)),
  };
}
