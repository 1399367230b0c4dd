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
import { listPage, planReads } from "#app/features/plans/read.server.ts";
import { notSent, type PlansReply } from "#app/features/plans/reply.ts";
import { respond } from "#app/features/plans/respond.server.ts";
import { ListView } from "#app/features/plans/screen/list-view.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${plansCopy[languageOf(matches)].title} · Koinonia` },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const { frame, rows } = await readFramed(ctx, planReads(ctx.db, ctx.userId, null));
  const [plans, checks] = rows;
  return { member: frame.member, page: listPage(ctx, frame, { plans, checks }) };
}

export const action = (args: ActionFunctionArgs) => respond(requireMember(args), args.request);

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/plans", args);

export const clientAction = (args: ClientActionFunctionArgs): Promise<PlansReply> =>
  sendForm<PlansReply>(args, notSent);

export default function Plans() {
  const { member, page } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "plans.changed");
  return (
    <MemberPage member={member}>
      <ListView page={page} />
    </MemberPage>
  );
}
