import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { prayersCopy } from "#app/features/prayers/copy.ts";
import { stepOf } from "#app/features/prayers/model/waiting-prayer.ts";
import { prayersReads, readPrayers } from "#app/features/prayers/read.server.ts";
import { notSent, type PrayersReply } from "#app/features/prayers/reply.ts";
import { respond } from "#app/features/prayers/respond.server.ts";
import { SessionView } from "#app/features/prayers/session/session-view.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { sendForm } from "#app/navigation/send-form.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${prayersCopy[languageOf(matches)].session.title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireCommunity(args);
  const framed = readFramed(ctx, prayersReads(ctx)).then(({ frame, rows: [petitions] }) => ({
    ...frame,
    petitions,
  }));
  const { frame, page } = await readPrayers(ctx, framed);
  const asked = stepOf(new URL(args.request.url).searchParams.get("step"));
  return { userId: frame.member.userId, today: page.today, asked };
}

export const action = async (args: ActionFunctionArgs) => respond(requireCommunity(args), args.request);

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/community.prayers.session", args);

export const clientAction = (args: ClientActionFunctionArgs) => sendForm<PrayersReply>(args, notSent);

export default function CommunityPrayersSession() {
  return <SessionView {...useLoaderData<typeof loader>()} />;
}
