import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { ID_PATTERN, newId } from "#app/core/id.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { admitReading } from "#app/features/community/permissions/admit-reading.server.ts";
import { testimonyCopy } from "#app/features/community/testimonies/copy-testimonies.ts";
import { readPieces } from "#app/features/community/testimonies/read.server.ts";
import { respond } from "#app/features/community/testimonies/respond.server.ts";
import { keepTellDraft } from "#app/features/community/testimonies/screen/tell-draft.tsx";
import { TellView } from "#app/features/community/testimonies/screen/tell-view.tsx";
import { sendTestimony } from "#app/features/community/testimonies/send.tsx";
import { readMemberFrame } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${testimonyCopy[languageOf(matches)].tell} · Koinonia` },
  { name: "robots", content: "noindex" },
];

const requestOf = (url: string): string => {
  const id = new URL(url).searchParams.get("request") ?? "";
  return ID_PATTERN.test(id) ? id : "";
};

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireCommunity(args);
  const requestId = requestOf(args.request.url);
  const [member, pieces] = await Promise.all([
    readMemberFrame(ctx),
    readPieces(ctx, requestId),
    admitReading(ctx),
  ]);
  return {
    member,
    pieces,
    // somebody else's request is none
    requestId: pieces.length > 0 ? requestId : "",
    formId: newId("form", ctx.now(), ctx.random),
    holdsFirst: ctx.communityRules.holdsFirst,
  };
}

export const action = async (args: ActionFunctionArgs) => respond(requireCommunity(args), args.request);

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/community.testimonies.new", args);

export async function clientAction(args: ClientActionFunctionArgs) {
  const requestId = String((await args.request.clone().formData()).get("request") ?? "");
  return sendTestimony(args, () => keepTellDraft(requestId, null));
}

export default function CommunityTestimoniesNew() {
  const { member, ...page } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member}>
      <TellView key={page.requestId} userId={member.userId} {...page} />
    </MemberPage>
  );
}
