import { communityMemberOf } from "#app/features/community/members/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { admitPastoral } from "./admit.server.ts";
import type { CareLine, CarePage } from "./page.ts";
import { CARE_A_PAGE, type CareQuery } from "./query.ts";
import { answersTo, type CareRow, careList, careOf, teamOf } from "./store.server.ts";

/** The inbox, and the request that is looked at. One trip; a second where none was named. */
export async function readPastoral(ctx: MemberContext, query: CareQuery): Promise<CarePage> {
  const { community, userId } = ctx;
  const [[me], found, team, [named], answers] = await community.batch([
    communityMemberOf(community, userId),
    careList(community, userId, query, CARE_A_PAGE + 1),
    teamOf(community),
    careOf(community, userId, query.item ?? ""),
    answersTo(community, userId, query.item ?? ""),
  ]);
  admitPastoral(ctx, me);
  const lines = found.slice(0, CARE_A_PAGE).map(careLine);
  const detail = named ? careLine(named) : query.item === null ? (lines[0] ?? null) : null;
  const said =
    named || !detail ? answers : (await community.batch([answersTo(community, userId, detail.id)]))[0];
  return {
    query,
    items: lines,
    next: found.length > CARE_A_PAGE ? query.from + CARE_A_PAGE : null,
    detail,
    answers: said.map((one: { mine: number }) => ({ ...one, mine: one.mine === 1 })) as CarePage["answers"],
    team,
    handle: me?.handle ?? "",
  };
}

const careLine = (row: CareRow): CareLine => ({ ...row, urgent: row.urgent === 1, mine: row.mine === 1 });

/** For a form: whether the member is of the team. */
export async function requirePastoral(ctx: MemberContext): Promise<void> {
  const [[me]] = await ctx.community.batch([communityMemberOf(ctx.community, ctx.userId)]);
  admitPastoral(ctx, me);
}
