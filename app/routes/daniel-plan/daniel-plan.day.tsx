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
import { oneDay, pageReads, shownTo } from "#app/features/daniel-plan/read.server.ts";
import { type DanielReply, notSent } from "#app/features/daniel-plan/reply.ts";
import { respond } from "#app/features/daniel-plan/respond.server.ts";
import { DayView } from "#app/features/daniel-plan/screen/day-view.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { notFound, requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const { title } = danielCopy[languageOf(matches)];
  return [{ title: `${data ? `${data.page.title} · ` : ""}${title} · Koinonia` }];
};

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const step = placeIn(args.params.day);
  const { frame, rows } = await readFramed(ctx, pageReads(ctx.db, ctx.userId, step));
  const shown = shownTo(ctx, frame, rows);
  const page = await oneDay(ctx, shown, step);
  if (!page) throw notFound();
  return { member: frame.member, page };
}

export const action = (args: ActionFunctionArgs) => respond(requireMember(args), args.request);

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/daniel-plan.day", args);

export const clientAction = (args: ClientActionFunctionArgs): Promise<DanielReply> =>
  sendForm<DanielReply>(args, notSent);

export default function DanielPlanDay() {
  const { member, page } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "daniel.changed");
  return (
    <MemberPage member={member}>
      <DayView key={page.step} page={page} userId={member.userId} isMain={false} />
    </MemberPage>
  );
}
