import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { embedJson } from "#app/document/remembered/embed-json.server.ts";
import { useEmbeddedJson } from "#app/document/remembered/embedded-json.ts";
import { gamesCopy } from "#app/features/games/copy.ts";
import { hubModel, hubReads } from "#app/features/games/hub/read.server.ts";
import { GamesHub } from "#app/features/games/hub/screen/hub-view.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { requireMember } from "#app/request/guards.server.ts";

export { GamesHubBoundary as ErrorBoundary } from "#app/features/games/parts/boundaries.tsx";

export const handle: PageHandle = { document: "app", remembered: "document" };

export const meta: MetaFunction = ({ matches }) => [
  { title: `${gamesCopy[languageOf(matches)].title} · Koinonia` },
];

/** R15, R16, R25-R30: one D1 trip; the same model for each way to see it. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const { frame, rows } = await readFramed(ctx, hubReads(ctx));
  const { pathname } = new URL(args.request.url);
  return embedJson(args.context, {
    member: frame.member,
    model: hubModel(ctx, frame.profile, rows, pathname),
  });
}

export default function Games() {
  const { member, model } = useEmbeddedJson(useLoaderData<typeof loader>());
  useRereadOn(member.userId, "reward.given", "rhythm.changed");
  return (
    <MemberPage member={member}>
      <GamesHub model={model} balance={member.balance} />
    </MemberPage>
  );
}
