import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { placeIn } from "#app/features/daniel-plan/paths.ts";
import { oneWeek, pageReads, shownTo } from "#app/features/daniel-plan/read.server.ts";
import { type DanielReply, notSent } from "#app/features/daniel-plan/reply.ts";
import { respond } from "#app/features/daniel-plan/respond.server.ts";
import { WeekView } from "#app/features/daniel-plan/screen/week/week-view.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { notFound, requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const { title } = danielCopy[languageOf(matches)];
  return [{ title: `${data ? `${data.page.theme} · ` : ""}${title} · Koinonia` }];
};

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const { frame, rows } = await readFramed(ctx, pageReads(ctx.db, ctx.userId, null));
  const shown = shownTo(ctx, frame, rows);
  const page = oneWeek(shown, placeIn(args.params.week));
  if (!page) throw notFound();
  return { member: frame.member, page };
}

export const action = (args: ActionFunctionArgs) => respond(requireMember(args), args.request);

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/daniel-plan.week", args);

export const clientAction = (args: ClientActionFunctionArgs): Promise<DanielReply> =>
  sendForm<DanielReply>(args, notSent);

export default function DanielPlanWeek() {
  const { member, page } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "daniel.changed");
  return (
    <MemberPage member={member}>
      <WeekView key={page.slot} page={page} userId={member.userId} />
    </MemberPage>
  );
}
