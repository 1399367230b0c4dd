import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { newId } from "#app/core/id.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { testimonyCopy } from "#app/features/community/testimonies/copy-testimonies.ts";
import { readTestimony } from "#app/features/community/testimonies/read.server.ts";
import { respond } from "#app/features/community/testimonies/respond.server.ts";
import { TestimonyView } from "#app/features/community/testimonies/screen/testimony-view.tsx";
import { sendTestimony } from "#app/features/community/testimonies/send.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { notFound } from "#app/request/guards.server.ts";

/** No words of a testimony stand in a title, which browsers keep. */
export const meta: MetaFunction = ({ matches }) => [
  { title: `${testimonyCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireCommunity(args);
  const framed = readFramed(ctx, []).then(({ frame }) => frame);
  const { frame, page } = await readTestimony(ctx, framed, args.params.testimonyId ?? "");
  if (!page) throw notFound();
  return { member: frame.member, page, formId: newId("form", ctx.now(), ctx.random) };
}

export const action = async (args: ActionFunctionArgs) => respond(requireCommunity(args), args.request);

export { stayUntilLeft as shouldRevalidate } from "#app/features/community/stay-until-left.ts";

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/community.testimony", args);

export const clientAction = (args: ClientActionFunctionArgs) => sendTestimony(args);

export default function CommunityTestimony() {
  const { member, page, formId } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "community.changed");
  return (
    <MemberPage member={member}>
      <TestimonyView key={page.testimony.id} page={page} userId={member.userId} formId={formId} />
    </MemberPage>
  );
}
