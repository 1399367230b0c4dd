import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { rulesCopy } from "#app/features/community/rules/copy-rules.ts";
import { RulesView } from "#app/features/community/rules/rules-view.tsx";
import { readMemberFrame } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${rulesCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export const loader = async (args: LoaderFunctionArgs) => ({
  member: await readMemberFrame(requireCommunity(args)),
});

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/community.rules", args);

export default function CommunityRules() {
  const { member } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member}>
      <RulesView />
    </MemberPage>
  );
}
