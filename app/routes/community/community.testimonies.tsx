import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { testimonyCopy } from "#app/features/community/testimonies/copy-testimonies.ts";
import { testimonyQuery } from "#app/features/community/testimonies/query.ts";
import { readTestimonies } from "#app/features/community/testimonies/read.server.ts";
import { TestimoniesView } from "#app/features/community/testimonies/screen/testimonies-view.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${testimonyCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireCommunity(args);
  const query = testimonyQuery(new URL(args.request.url).searchParams);
  const framed = readFramed(ctx, []).then(({ frame }) => frame);
  const { frame, page } = await readTestimonies(ctx, framed, query);
  return { member: frame.member, page };
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/community.testimonies", args);

export default function CommunityTestimonies() {
  const { member, page } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "community.changed");
  return (
    <MemberPage member={member}>
      <TestimoniesView page={page} />
    </MemberPage>
  );
}
