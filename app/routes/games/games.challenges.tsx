import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { dateFormat } from "#app/core/text/date-format.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { challengesCopy } from "#app/features/games/challenges/copy.ts";
import { ChallengesView } from "#app/features/games/challenges/screen/challenges-view.tsx";
import { nextAfter } from "#app/features/games/challenges/seasons.ts";
import { seasonCard } from "#app/features/games/hub/lines.server.ts";
import { mineFrom, mineReads } from "#app/features/games/mine/read.server.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { rhythmIn } from "#app/features/rhythm/read.server.ts";
import { requireMember } from "#app/request/guards.server.ts";

export { GameBoundary as ErrorBoundary } from "#app/features/games/parts/boundaries.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${challengesCopy[languageOf(matches)].title} · Koinonia` },
];

/** R20: one D1 trip. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const { language } = ctx;
  const { frame, rows } = await readFramed(ctx, mineReads(ctx));
  const [[row], [rhythm]] = rows;
  const mine = mineFrom(ctx, frame.profile, row?.found ?? "", rhythmIn(rhythm));
  const next = nextAfter(mine.today);
  const day = dateFormat(language, { month: "long", day: "numeric", timeZone: "UTC" });
  return {
    member: frame.member,
    seasons: mine.seasons.map((line) => seasonCard(line, mine.today, language)),
    next: next
      ? {
          name: challengesCopy[language].seasons[next.kind].name,
          day: day.format(Date.parse(`${next.from}T12:00:00Z`)),
        }
      : null,
  };
}

export default function Challenges() {
  const { member, seasons, next } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member}>
      <ChallengesView seasons={seasons} next={next} />
    </MemberPage>
  );
}
