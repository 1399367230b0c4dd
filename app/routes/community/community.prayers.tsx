import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { communityCopy } from "#app/features/community/copy.ts";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { PrayerListView } from "#app/features/community/praying/prayer-list-view.tsx";
import { readPrayerList } from "#app/features/community/wall/read.server.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${communityCopy[languageOf(matches)].list} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireCommunity(args);
  const framed = readFramed(ctx, []).then(({ frame }) => frame);
  const { frame, page } = await readPrayerList(ctx, framed);
  return { member: frame.member, page };
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/community.prayers", args);

export default function CommunityPrayers() {
  const { member, page } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "community.changed");
  return (
    <MemberPage member={member}>
      <PrayerListView page={page} userId={member.userId} />
    </MemberPage>
  );
}
