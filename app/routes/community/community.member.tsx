import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { communityCopy } from "#app/features/community/copy.ts";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { MemberView } from "#app/features/community/members/profile/member-view.tsx";
import { profileQuery } from "#app/features/community/members/profile/query.ts";
import { readMember } from "#app/features/community/members/profile/read.server.ts";
import { respond } from "#app/features/community/respond.server.ts";
import { sendCommunity } from "#app/features/community/send.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { notFound } from "#app/request/guards.server.ts";

/** No name stands in a title, which browsers keep. */
export const meta: MetaFunction = ({ matches }) => [
  { title: `${communityCopy[languageOf(matches)].places} · Koinonia` },
  { name: "robots", content: "noindex" },
];

/** CM4: who may not meet the member is told that nobody is there. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireCommunity(args);
  const query = profileQuery(new URL(args.request.url).searchParams);
  const framed = readFramed(ctx, []).then(({ frame }) => frame);
  const { frame, page } = await readMember(ctx, framed, args.params.handle ?? "", query);
  if (!page) throw notFound();
  return { member: frame.member, page };
}

export const action = async (args: ActionFunctionArgs) => respond(requireCommunity(args), args.request);

export { stayUntilLeft as shouldRevalidate } from "#app/features/community/stay-until-left.ts";

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/community.member", args);

export const clientAction = (args: ClientActionFunctionArgs) => sendCommunity(args);

export default function CommunityMember() {
  const { member, page } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "community.changed");
  return (
    <MemberPage member={member}>
      <MemberView key={page.member.handle} page={page} userId={member.userId} />
    </MemberPage>
  );
}
