import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { groupsCopy } from "#app/features/groups/copy.ts";
import { readGroupLink } from "#app/features/groups/find/read.server.ts";
import { respond } from "#app/features/groups/respond.server.ts";
import { JoinView } from "#app/features/groups/screen/join-view.tsx";
import { sendGroups } from "#app/features/groups/send.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${groupsCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireCommunity(args);
  const token = args.params.token ?? "";
  const framed = readFramed(ctx, []).then(({ frame }) => frame);
  const { frame, page } = await readGroupLink(ctx, framed, token);
  return { member: frame.member, page, token };
}

export const action = async (args: ActionFunctionArgs) => respond(requireCommunity(args), args.request);
export const clientAction = (args: ClientActionFunctionArgs) => sendGroups(args);

export default function StudyGroupsJoin() {
  const { member, page, token } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member}>
      <JoinView page={page} userId={member.userId} token={token} />
    </MemberPage>
  );
}
