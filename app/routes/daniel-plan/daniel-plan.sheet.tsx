import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { placeIn } from "#app/features/daniel-plan/paths.ts";
import { oneSheet, pageReads, shownTo } from "#app/features/daniel-plan/read.server.ts";
import { SheetView } from "#app/features/daniel-plan/screen/week/sheet-view.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { notFound, requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const { title } = danielCopy[languageOf(matches)];
  return [{ title: `${data ? `${data.page.theme} · ` : ""}${title} · Koinonia` }];
};

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const { frame, rows } = await readFramed(ctx, pageReads(ctx.db, ctx.userId, null));
  const shown = shownTo(ctx, frame, rows);
  const page = await oneSheet(ctx, shown, placeIn(args.params.week));
  if (!page) throw notFound();
  return { member: frame.member, page };
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/daniel-plan.sheet", args);

export default function DanielPlanSheet() {
  const { member, page } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member} className="page daniel-sheet-main">
      <SheetView page={page} />
    </MemberPage>
  );
}
