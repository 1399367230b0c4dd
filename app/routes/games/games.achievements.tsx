import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { AchievementsView } from "#app/features/games/achievements/achievements-view.tsx";
import { achievementsCopy } from "#app/features/games/achievements/copy.ts";
import { allAchievements } from "#app/features/games/achievements/read.server.ts";
import { mineFrom, mineReads } from "#app/features/games/mine/read.server.ts";
import { settleBehind } from "#app/features/games/mine/settle.server.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { rhythmIn } from "#app/features/rhythm/read.server.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { requireMember } from "#app/request/guards.server.ts";

export { GamesHubBoundary as ErrorBoundary } from "#app/features/games/parts/boundaries.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${achievementsCopy[languageOf(matches)].title} · Koinonia` },
];

/** LV10, E19: one D1 trip. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const { frame, rows } = await readFramed(ctx, mineReads(ctx));
  const [[row], [rhythm]] = rows;
  const mine = mineFrom(ctx, frame.profile, row?.found ?? "", rhythmIn(rhythm));
  settleBehind(ctx, mine);
  return { member: frame.member, lines: allAchievements(mine, ctx.language) };
}

export default function Achievements() {
  const { member, lines } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "reward.given");
  return (
    <MemberPage member={member}>
      <AchievementsView lines={lines} />
    </MemberPage>
  );
}
