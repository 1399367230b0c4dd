import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { plansCopy } from "#app/features/plans/copy.ts";
import { dailyPage, planReads } from "#app/features/plans/read.server.ts";
import type { PlansReply } from "#app/features/plans/reply.ts";
import { respond } from "#app/features/plans/respond.server.ts";
import { DailyView } from "#app/features/plans/screen/daily-view.tsx";
import { sendPlanForm } from "#app/features/plans/state/send-checks.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${plansCopy[languageOf(matches)].dailyTitle} · Koinonia` },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const asked = new URL(args.request.url).searchParams.get("plan");
  const { frame, rows } = await readFramed(ctx, planReads(ctx.db, ctx.userId, asked));
  const [plans, checks] = rows;
  return { member: frame.member, page: dailyPage(ctx, frame, { plans, checks }, asked) };
}

export const action = (args: ActionFunctionArgs) => respond(requireMember(args), args.request);

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/daily-plan", args);

export const clientAction = (args: ClientActionFunctionArgs): Promise<PlansReply> => sendPlanForm(args);

export default function DailyPlan() {
  const { member, page } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "plans.changed");
  return (
    <MemberPage member={member}>
      <DailyView page={page} userId={member.userId} />
    </MemberPage>
  );
}
