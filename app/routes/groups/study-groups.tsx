import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { ClosedView } from "#app/features/community/wall/closed-view.tsx";
import { groupsCopy } from "#app/features/groups/copy.ts";
import { groupsQuery } from "#app/features/groups/find/query.ts";
import { readGroups } from "#app/features/groups/find/read.server.ts";
import { GroupsView } from "#app/features/groups/screen/groups-view.tsx";
import { readFramed, readMemberFrame } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${groupsCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

/** R24 */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  if (!ctx.communityRules.open) return { member: await readMemberFrame(ctx), page: null };
  const query = groupsQuery(new URL(args.request.url).searchParams);
  const framed = readFramed(ctx, []).then(({ frame }) => frame);
  const { frame, page } = await readGroups(ctx, framed, query);
  return { member: frame.member, page };
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/study-groups", args);

export default function StudyGroups() {
  const { member, page } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "community.changed");
  return <MemberPage member={member}>{page ? <GroupsView page={page} /> : <ClosedView />}</MemberPage>;
}
