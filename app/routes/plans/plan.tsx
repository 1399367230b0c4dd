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
import { onePage, planReads } from "#app/features/plans/read.server.ts";
import type { PlansReply } from "#app/features/plans/reply.ts";
import { respond } from "#app/features/plans/respond.server.ts";
import { MakerView } from "#app/features/plans/screen/maker-view.tsx";
import { OfferView } from "#app/features/plans/screen/offer-view.tsx";
import { PlanView } from "#app/features/plans/screen/plan-view.tsx";
import { sendPlanForm } from "#app/features/plans/state/send-checks.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { notFound, requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: `${data?.title ?? plansCopy[languageOf(matches)].title} · Koinonia` },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const id = args.params.planId ?? "";
  const { frame, rows } = await readFramed(ctx, planReads(ctx.db, ctx.userId, id));
  const [plans, checks] = rows;
  const one = onePage(ctx, frame, { plans, checks }, id);
  if (!one) throw notFound();
  return { member: frame.member, ...one };
}

export const action = (args: ActionFunctionArgs) => respond(requireMember(args), args.request);

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/plan", args);

export const clientAction = (args: ClientActionFunctionArgs): Promise<PlansReply> => sendPlanForm(args);

export default function Plan() {
  const { member, one } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "plans.changed");
  return (
    <MemberPage member={member}>
      {one.shows === "plan" && <PlanView page={one.page} userId={member.userId} />}
      {one.shows === "offer" && (
        <OfferView key={one.page.offer.kind} page={one.page} userId={member.userId} />
      )}
      {one.shows === "maker" && <MakerView page={one.page} userId={member.userId} />}
    </MemberPage>
  );
}
