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
import { respondJourney } from "#app/features/community/journey/act.server.ts";
import {
  cursorIn,
  cursorText,
  journeyReads,
  readJourney,
} from "#app/features/community/journey/read.server.ts";
import { type JourneyReply, notSent } from "#app/features/community/journey/reply.ts";
import { JourneyView } from "#app/features/community/journey/screen/journey-view.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { journeyCopy } from "#app/features/journey/copy.ts";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${journeyCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

/** M4: one trip to each database, at once. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireCommunity(args);
  const after = cursorIn(new URL(args.request.url).searchParams.get("after"));
  const framing = readFramed(ctx, journeyReads(ctx, after));
  const own = framing.then(({ frame, rows: [found] }) => ({ profile: frame.profile, found }));
  const { entries, prayedBy, next, today } = await readJourney(ctx, own, after);
  return {
    member: (await framing).frame.member,
    formId: newId("form", ctx.now(), ctx.random),
    page: { entries, prayedBy, isFirst: after === null, next: next && cursorText(next), today },
  };
}

export const action = async (args: ActionFunctionArgs) =>
  respondJourney(requireCommunity(args), args.request);

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/community.journey", args);

export const clientAction = (args: ClientActionFunctionArgs) => sendForm<JourneyReply>(args, notSent);

export default function CommunityJourney() {
  const { member, page, formId } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "community.changed");
  return (
    <MemberPage member={member}>
      <JourneyView page={page} userId={member.userId} formId={formId} />
    </MemberPage>
  );
}
