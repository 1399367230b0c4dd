import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { keptReads, readKeptPage } from "#app/features/daniel-plan/kept.server.ts";
import { type DanielReply, notSent } from "#app/features/daniel-plan/reply.ts";
import { respond } from "#app/features/daniel-plan/respond.server.ts";
import { KeptView } from "#app/features/daniel-plan/screen/kept-view.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => {
  const { title, kept } = danielCopy[languageOf(matches)];
  return [{ title: `${kept.title} · ${title} · Koinonia` }];
};

/** Any member: what was kept stays theirs when a subscription ends. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const { frame, rows } = await readFramed(ctx, keptReads(ctx));
  return { member: frame.member, page: readKeptPage(ctx, frame.profile, frame.member, rows) };
}

export const action = (args: ActionFunctionArgs) => respond(requireMember(args), args.request);

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/daniel-plan.kept", args);

export const clientAction = (args: ClientActionFunctionArgs): Promise<DanielReply> =>
  sendForm<DanielReply>(args, notSent);

export default function DanielPlanKept() {
  const { member, page } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "daniel.changed");
  return (
    <MemberPage member={member}>
      <KeptView page={page} userId={member.userId} />
    </MemberPage>
  );
}
