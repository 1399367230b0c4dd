import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { actOnDuels } from "#app/features/games/trivia/duels/act.server.ts";
import { duelsCopy } from "#app/features/games/trivia/duels/copy.ts";
import { duelReads, readDuels } from "#app/features/games/trivia/duels/read.server.ts";
import { DUEL_STATUS, type DuelReply, notSent } from "#app/features/games/trivia/duels/reply.ts";
import { DuelsView } from "#app/features/games/trivia/duels/screen/duels-view.tsx";
import { readFramed, readMemberFrame } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { requireMember } from "#app/request/guards.server.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";

export { GameBoundary as ErrorBoundary } from "#app/features/games/parts/boundaries.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${duelsCopy[languageOf(matches)].title} · Koinonia` },
];

/** R18: one trip to each database, at once. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  if (!ctx.communityRules.open) return { member: await readMemberFrame(ctx), page: null };
  const framed = readFramed(ctx, duelReads(ctx)).then(({ frame, rows }) => ({ frame, rounds: rows[0] }));
  const { frame, page } = await readDuels(ctx, framed);
  return { member: frame.member, page };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = requireMember(args);
  const reply = await actOnDuels(ctx, await args.request.formData());
  if (reply.ok) throw redirect(reply.to, 303);
  return data<DuelReply>(reply, { status: DUEL_STATUS[reply.refusal] });
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/games.duels", args);

export const clientAction = (args: ClientActionFunctionArgs): Promise<DuelReply> =>
  sendForm<DuelReply>(args, notSent);

export default function Duels() {
  const { member, page } = useLoaderData<typeof loader>();
  const reply = useActionReply<DuelReply>();
  useRereadOn(member.userId, "community.changed");
  return (
    <MemberPage member={member}>
      <DuelsView page={page} userId={member.userId} reply={reply} />
    </MemberPage>
  );
}
