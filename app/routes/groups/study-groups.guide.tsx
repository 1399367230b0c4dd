import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { eveningCopy } from "#app/features/groups/evening/copy-evening.ts";
import { readGuide } from "#app/features/groups/evening/guide/guide.server.ts";
import { GuideView } from "#app/features/groups/evening/screen/guide-view.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { notFound } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${eveningCopy[languageOf(matches)].guide.title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireCommunity(args);
  const { slug = "", id = "" } = args.params;
  const framed = readFramed(ctx, []).then(({ frame }) => frame);
  const { frame, page } = await readGuide(ctx, framed, slug, id);
  if (!page) throw notFound();
  return { member: frame.member, page };
}

export default function StudyGroupGuide() {
  const { member, page } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member}>
      <GuideView page={page} userId={member.userId} />
    </MemberPage>
  );
}
