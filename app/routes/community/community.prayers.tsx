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
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { prayersCopy } from "#app/features/prayers/copy.ts";
import { ListView } from "#app/features/prayers/list/list-view.tsx";
import { prayersReads, readPrayers } from "#app/features/prayers/read.server.ts";
import { notSent, type PrayersReply } from "#app/features/prayers/reply.ts";
import { respond } from "#app/features/prayers/respond.server.ts";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${prayersCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

/** R14: one trip to each database, at once. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireCommunity(args);
  const framed = readFramed(ctx, prayersReads(ctx)).then(({ frame, rows: [petitions] }) => ({
    ...frame,
    petitions,
  }));
  const { frame, page } = await readPrayers(ctx, framed);
  const closed = new URL(args.request.url).searchParams.get("show") === "answered";
  return { member: frame.member, page, closed, formId: newId("form", ctx.now(), ctx.random) };
}

export const action = async (args: ActionFunctionArgs) => respond(requireCommunity(args), args.request);

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/community.prayers", args);

export const clientAction = (args: ClientActionFunctionArgs) => sendForm<PrayersReply>(args, notSent);

export default function CommunityPrayers() {
  const { member, page, closed, formId } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "community.changed");
  return (
    <MemberPage member={member}>
      <ListView page={page} userId={member.userId} formId={formId} closed={closed} />
    </MemberPage>
  );
}
