import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { LANGUAGES } from "#app/core/language.ts";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { embedJson } from "#app/document/remembered/embed-json.server.ts";
import { useEmbeddedJson } from "#app/document/remembered/embedded-json.ts";
import { communityCopy } from "#app/features/community/copy.ts";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { THEMES } from "#app/features/community/model/themes.ts";
import { respond } from "#app/features/community/respond.server.ts";
import { sendCommunity } from "#app/features/community/send.tsx";
import { ClosedView } from "#app/features/community/wall/closed-view.tsx";
import { SHOWS, wallQuery } from "#app/features/community/wall/query.ts";
import { readWall, type WallPage } from "#app/features/community/wall/read.server.ts";
import { WallView } from "#app/features/community/wall/wall-view.tsx";
import { readFramed, readMemberFrame } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import type { HubMember } from "#app/features/home/hub.ts";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { requireMember } from "#app/request/guards.server.ts";

export const handle: PageHandle = {
  document: "app",
  remembered: "document",
  query: { show: SHOWS, theme: THEMES, language: LANGUAGES },
};

export const meta: MetaFunction = ({ matches }) => [
  { title: `${communityCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

type Shown = { member: HubMember; page: WallPage | null };

/** R14: one trip to each database, at once. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const answer = (page: Shown) => embedJson(args.context, page);
  if (!ctx.communityRules.open) return answer({ member: await readMemberFrame(ctx), page: null });
  const query = wallQuery(new URL(args.request.url).searchParams);
  const framed = readFramed(ctx, []).then(({ frame }) => frame);
  const { frame, page } = await readWall(ctx, framed, query);
  return answer({ member: frame.member, page });
}

/** Acts on a request of the wall: asked of the wall itself, whose script is here, and not of the request's page. */
export const action = async (args: ActionFunctionArgs) => respond(requireCommunity(args), args.request);

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/community", args);

export const clientAction = (args: ClientActionFunctionArgs) => sendCommunity(args);

export default function Community() {
  const { member, page } = useEmbeddedJson(useLoaderData<typeof loader>());
  useRereadOn(member.userId, "community.changed");
  return (
    <MemberPage member={member}>
      {page ? <WallView page={page} userId={member.userId} /> : <ClosedView />}
    </MemberPage>
  );
}
