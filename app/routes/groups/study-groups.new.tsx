import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { groupsCopy } from "#app/features/groups/copy.ts";
import { readNewGroup } from "#app/features/groups/find/read.server.ts";
import { respond } from "#app/features/groups/respond.server.ts";
import { NewGroupView } from "#app/features/groups/screen/new-group-view.tsx";
import { sendGroups } from "#app/features/groups/send.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${groupsCopy[languageOf(matches)].form.title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireCommunity(args);
  const framed = readFramed(ctx, []).then(({ frame }) => frame);
  const { frame, page } = await readNewGroup(ctx, framed);
  return { member: frame.member, page };
}

export const action = async (args: ActionFunctionArgs) => respond(requireCommunity(args), args.request);
export const clientAction = (args: ClientActionFunctionArgs) => sendGroups(args);

export default function StudyGroupsNew() {
  const { member, page } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member}>
      <NewGroupView page={page} userId={member.userId} />
    </MemberPage>
  );
}
