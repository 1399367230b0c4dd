import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { decisionsCopy } from "#app/features/community/decisions/copy-decisions.ts";
import { LevelView } from "#app/features/community/decisions/level-view.tsx";
import { readLevel } from "#app/features/community/decisions/read.server.ts";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { readMemberFrame } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${decisionsCopy[languageOf(matches)].levels.title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireCommunity(args);
  const [member, page] = await Promise.all([readMemberFrame(ctx), readLevel(ctx)]);
  return { member, page };
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/community.level", args);

export default function CommunityLevel() {
  const { member, page } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member}>
      <LevelView page={page} />
    </MemberPage>
  );
}
