import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { ClosedView } from "#app/features/community/wall/closed-view.tsx";
import { friendsCopy } from "#app/features/friends/copy.ts";
import { readFriends } from "#app/features/friends/read.server.ts";
import { respond } from "#app/features/friends/respond.server.ts";
import { FriendsView } from "#app/features/friends/screen/friends-view.tsx";
import { sendFriends } from "#app/features/friends/send.tsx";
import { readFramed, readMemberFrame } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${friendsCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

/** R23 */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  if (!ctx.communityRules.open) return { member: await readMemberFrame(ctx), page: null };
  const { frame, page } = await readFriends(
    ctx,
    readFramed(ctx, []).then(({ frame }) => frame),
  );
  return { member: frame.member, page };
}

export const action = async (args: ActionFunctionArgs) => respond(requireCommunity(args), args.request);

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/friends", args);

export const clientAction = (args: ClientActionFunctionArgs) => sendFriends(args);

export default function Friends() {
  const { member, page } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "community.changed");
  return (
    <MemberPage member={member}>
      {page ? <FriendsView page={page} userId={member.userId} /> : <ClosedView />}
    </MemberPage>
  );
}
