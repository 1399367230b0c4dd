import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { ClosedView } from "#app/features/community/wall/closed-view.tsx";
import { readFramed, readMemberFrame } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { ministriesCopy } from "#app/features/ministries/copy.ts";
import { readMinistry } from "#app/features/ministries/read.server.ts";
import { MinistryView } from "#app/features/ministries/screen/ministry-view.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${ministriesCopy[languageOf(matches)].ministries.men.title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

/** R32 */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  if (!ctx.communityRules.open) return { member: await readMemberFrame(ctx), page: null };
  const framed = readFramed(ctx, []).then(({ frame }) => frame);
  const { frame, page } = await readMinistry(ctx, framed, "men", new URL(args.request.url).searchParams);
  return { member: frame.member, page };
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/mens-fellowship", args);

export default function MensFellowship() {
  const { member, page } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "community.changed");
  return (
    <MemberPage member={member}>
      {page ? <MinistryView page={page} userId={member.userId} /> : <ClosedView />}
    </MemberPage>
  );
}
