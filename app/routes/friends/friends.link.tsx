import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { friendsCopy } from "#app/features/friends/copy.ts";
import { readFriendLink } from "#app/features/friends/read.server.ts";
import { respond } from "#app/features/friends/respond.server.ts";
import { InvitedView } from "#app/features/friends/screen/invited-view.tsx";
import { sendFriends } from "#app/features/friends/send.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${friendsCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireCommunity(args);
  const token = args.params.token ?? "";
  const framed = readFramed(ctx, []).then(({ frame }) => frame);
  const { frame, page } = await readFriendLink(ctx, framed, token);
  return { member: frame.member, page, token };
}

export const action = async (args: ActionFunctionArgs) => respond(requireCommunity(args), args.request);
export const clientAction = (args: ClientActionFunctionArgs) => sendFriends(args);

export default function FriendsLink() {
  const { member, page, token } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member}>
      <InvitedView page={page} userId={member.userId} token={token} />
    </MemberPage>
  );
}
