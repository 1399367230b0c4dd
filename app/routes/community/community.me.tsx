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
import { MeView } from "#app/features/community/members/me-view.tsx";
import { readMe } from "#app/features/community/members/read.server.ts";
import { respond } from "#app/features/community/respond.server.ts";
import { sendCommunity } from "#app/features/community/send.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${communityCopy[languageOf(matches)].me} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireCommunity(args);
  const framed = readFramed(ctx, []).then(({ frame }) => frame);
  const { frame, page } = await readMe(ctx, framed);
  return { member: frame.member, page };
}

export const action = async (args: ActionFunctionArgs) => respond(requireCommunity(args), args.request);

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/community.me", args);

export const clientAction = (args: ClientActionFunctionArgs) => sendCommunity(args);

export default function CommunityMe() {
  const { member, page } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "community.changed");
  return (
    <MemberPage member={member}>
      <MeView page={page} userId={member.userId} />
    </MemberPage>
  );
}
