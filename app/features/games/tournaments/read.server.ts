import { addDays } from "#app/core/local-day.ts";
import type { CommunityMember } from "#app/features/community/members/store.server.ts";
import { communityMemberOf } from "#app/features/community/members/store.server.ts";
import { TOURNAMENTS_PATH } from "#app/features/games/paths.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { tournamentsCopy } from "./copy.ts";
import { CODE_PATTERN } from "./forms.ts";
import type { Board, TournamentPage } from "./page.ts";
import { leftOutOf } from "./reviews-store.server.ts";
import { type BoardRow, boardsOf, type GroupRow, groupsToPlay, playedSince } from "./store.server.ts";
import { mondayOf, PODIUM, placesOf } from "./week.ts";

export type TournamentRows = {
  me: CommunityMember | undefined;
  groups: GroupRow[];
  boards: readonly BoardRow[];
};

/** What a page reads of the shared database; the member's own is read at the same time. */
export async function readBoards({ community, userId }: MemberContext): Promise<TournamentRows> {
  const [[me], boards, groups] = await community.batch([
    communityMemberOf(community, userId),
    boardsOf(community, userId),
    groupsToPlay(community, userId),
  ]);
  return { me, boards, groups };
}

/** The days of this week on which the ten were played, and weeks that were not counted: of the other database. */
export function ownWeeks({ db, userId, now }: MemberContext) {
  const today = new Date(now()).toISOString().slice(0, 10);
  return [
    playedSince(db, userId, addDays(today, -8)),
    leftOutOf(db, userId, addDays(today, -LOOKED_BACK_DAYS)),
  ] as const;
}
/** Two weeks are shown, and a board may wait some days. */
const LOOKED_BACK_DAYS = 28;

/** @param played days of this member whose ten are finished; @param leftOut weeks of theirs that are not counted */
export function tournamentPage(
  ctx: MemberContext,
  profile: Profile,
  { boards, groups }: TournamentRows,
  {
    query,
    played,
    leftOut,
  }: { query: URLSearchParams; played: readonly string[]; leftOut: readonly string[] },
): TournamentPage {
  const today = memberDay(profile, ctx.now());
  const monday = mondayOf(today);
  const { weekOf, dayOf } = tournamentsCopy[ctx.language];
  const code = query.get("code") ?? "";
  const current = boards.filter(({ tournament }) => tournament === monday);
  const before = boards.filter(({ tournament, settledAt }) => tournament < monday && settledAt !== null);
  const mine = before.find((row) => row.mine === 1);
  return {
    week: weekOf(monday),
    ends: dayOf(addDays(monday, 6)),
    young: profile.ageBand !== "18+",
    board: current.length > 0 ? boardFrom(ctx, current) : null,
    last: mine
      ? {
          week: weekOf(mine.tournament),
          place: mine.place,
          players: before.filter(({ place }) => place !== null).length,
          podium: mine.place !== null && mine.place <= PODIUM.places && mine.days >= PODIUM.days,
          leftOut: mine.place === null && leftOut.includes(mine.tournament),
        }
      : null,
    groups,
    invited: CODE_PATTERN.test(code) ? code : null,
    playedToday: played.includes(today),
  };
}

function boardFrom(ctx: Pick<MemberContext, "origin">, rows: readonly BoardRow[]): Board {
  const places = placesOf(rows.map(({ points, days }, at) => ({ userId: String(at), points, days })));
  return {
    isDrawn: rows[0]?.kind === "drawn",
    group: rows[0]?.groupName ?? null,
    link: rows[0]?.code ? `${ctx.origin}${TOURNAMENTS_PATH}?code=${rows[0].code}` : null,
    lines: rows.map(({ name, mine, points, days }, at) => ({
      key: String(at),
      name,
      isMe: mine === 1,
      points,
      days,
      place: places.find(({ userId }) => userId === String(at))?.place ?? null,
    })),
  };
}
