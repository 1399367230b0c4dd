import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { communityCopy } from "#app/features/community/copy.ts";
import { ClosedView } from "#app/features/community/wall/closed-view.tsx";
import { wallQuery } from "#app/features/community/wall/query.ts";
import { readWall } from "#app/features/community/wall/read.server.ts";
import { WallView } from "#app/features/community/wall/wall-view.tsx";
import { readFramed, readMemberFrame } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${communityCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

/** R14: one trip to each database, at once. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  if (!ctx.communityRules.open) return { member: await readMemberFrame(ctx), page: null };
  const query = wallQuery(new URL(args.request.url).searchParams);
  const framed = readFramed(ctx, []).then(({ frame }) => frame);
  const { frame, page } = await readWall(ctx, framed, query);
  return { member: frame.member, page };
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/community", args);

export default function Community() {
  const { member, page } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "community.changed");
  return (
    <MemberPage member={member}>
      {page ? <WallView page={page} userId={member.userId} /> : <ClosedView />}
    </MemberPage>
  );
}
