import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { embedJson } from "#app/document/remembered/embed-json.server.ts";
import { useEmbeddedJson } from "#app/document/remembered/embedded-json.ts";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { groupsCopy } from "#app/features/groups/copy.ts";
import { insideQuery } from "#app/features/groups/inside/query.ts";
import { readGroup } from "#app/features/groups/inside/read.server.ts";
import { SHOWS } from "#app/features/groups/model/kinds.ts";
import { respond } from "#app/features/groups/respond.server.ts";
import { GroupView } from "#app/features/groups/screen/group-view.tsx";
import { sendGroups } from "#app/features/groups/send.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { hasPremium } from "#app/features/member/roles.ts";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { notFound } from "#app/request/guards.server.ts";

export const handle: PageHandle = { document: "app", remembered: "document", query: { show: SHOWS } };

/** No group is named in a title, which browsers keep. */
export const meta: MetaFunction = ({ matches }) => [
  { title: `${groupsCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireCommunity(args);
  const query = insideQuery(new URL(args.request.url).searchParams);
  const framed = readFramed(ctx, []).then(({ frame }) => frame);
  const { frame, page, threads } = await readGroup(ctx, framed, args.params.slug ?? "", query);
  if (!page) throw notFound();
  return embedJson(
    args.context,
    { member: frame.member, ...page },
    { written: { threads }, fresh: ["formId"] },
  );
}

export const action = async (args: ActionFunctionArgs) =>
  respond(requireCommunity(args), args.request, args.params.slug);

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/study-groups.group", args);

export const clientAction = (args: ClientActionFunctionArgs) => sendGroups(args);

export default function StudyGroup() {
  const { member, ...page } = useEmbeddedJson(useLoaderData<typeof loader>());
  useRereadOn(member.userId, "community.changed");
  return (
    <MemberPage member={member}>
      <GroupView key={page.group.id} page={page} userId={member.userId} hasPremium={hasPremium(member)} />
    </MemberPage>
  );
}
