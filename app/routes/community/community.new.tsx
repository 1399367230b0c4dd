import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { newId } from "#app/core/id.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { communityCopy } from "#app/features/community/copy.ts";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { admitReading } from "#app/features/community/permissions/admit-reading.server.ts";
import { keepAskDraft } from "#app/features/community/requests/ask-draft.tsx";
import { AskView } from "#app/features/community/requests/ask-view.tsx";
import { readCircles } from "#app/features/community/requests/circles.server.ts";
import { respond } from "#app/features/community/respond.server.ts";
import { sendCommunity } from "#app/features/community/send.tsx";
import { readMemberFrame } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${communityCopy[languageOf(matches)].ask} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireCommunity(args);
  const [member, circles] = await Promise.all([readMemberFrame(ctx), readCircles(ctx), admitReading(ctx)]);
  return {
    member,
    circles,
    formId: newId("form", ctx.now(), ctx.random),
    holdsFirst: ctx.communityRules.holdsFirst,
  };
}

export const action = async (args: ActionFunctionArgs) => respond(requireCommunity(args), args.request);

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/community.new", args);

export const clientAction = (args: ClientActionFunctionArgs) => sendCommunity(args, () => keepAskDraft(null));

export default function CommunityNew() {
  const { member, circles, formId, holdsFirst } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member}>
      <AskView userId={member.userId} formId={formId} holdsFirst={holdsFirst} circles={circles} />
    </MemberPage>
  );
}
