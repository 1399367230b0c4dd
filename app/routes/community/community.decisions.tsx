import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { appeal } from "#app/features/community/decisions/act.server.ts";
import { decisionsCopy } from "#app/features/community/decisions/copy-decisions.ts";
import { DecisionsView } from "#app/features/community/decisions/decisions-view.tsx";
import { readDecisions } from "#app/features/community/decisions/read.server.ts";
import { type AppealReply, appealNotSent } from "#app/features/community/decisions/reply.ts";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { DECISIONS_PATH } from "#app/features/community/paths.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { currentTimeZone } from "#app/features/member/time-zone.ts";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${decisionsCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

/** Open to whoever is suspended: it says why, until when, and how to appeal. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireCommunity(args);
  const after = new URL(args.request.url).searchParams.get("after");
  const [{ frame }, page] = await Promise.all([readFramed(ctx, []), readDecisions(ctx, after)]);
  const now = ctx.now();
  return { member: frame.member, page, now, timeZone: currentTimeZone(frame.profile, now) };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = requireCommunity(args);
  const reply = await appeal(ctx, await args.request.formData());
  if (!reply.ok) return data(reply, { status: 400 });
  if (args.request.headers.get("sec-fetch-dest") === "document") throw redirect(DECISIONS_PATH, 303);
  return data(reply);
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/community.decisions", args);

export const clientAction = (args: ClientActionFunctionArgs) => sendForm<AppealReply>(args, appealNotSent);

export default function CommunityDecisions() {
  const { member, page, ...moment } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  useRereadOn(member.userId, "community.changed");
  return (
    <MemberPage member={member}>
      <DecisionsView page={page} reply={reply} userId={member.userId} {...moment} />
    </MemberPage>
  );
}
