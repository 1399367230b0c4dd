import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { pageReads, shownTo, sixWeeks } from "#app/features/daniel-plan/read.server.ts";
import { WeeksView } from "#app/features/daniel-plan/screen/week/weeks-view.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => {
  const { title, weeks } = danielCopy[languageOf(matches)];
  return [{ title: `${weeks.title} · ${title} · Koinonia` }];
};

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const { frame, rows } = await readFramed(ctx, pageReads(ctx.db, ctx.userId, null));
  const shown = shownTo(ctx, frame, rows);
  return { member: frame.member, page: sixWeeks(shown) };
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/daniel-plan.six-weeks", args);

export default function DanielPlanWeeks() {
  const { member, page } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "daniel.changed");
  return (
    <MemberPage member={member}>
      <WeeksView page={page} />
    </MemberPage>
  );
}
