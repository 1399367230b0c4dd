import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { actOnRound } from "#app/features/games/trivia/act.server.ts";
import { triviaCopy } from "#app/features/games/trivia/copy.ts";
import { roundPage, roundReads } from "#app/features/games/trivia/read.server.ts";
import { notSent, TRIVIA_STATUS, type TriviaReply } from "#app/features/games/trivia/reply.ts";
import { RoundView } from "#app/features/games/trivia/screen/round-view.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { notFound, requireMember } from "#app/request/guards.server.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";

export { GameBoundary as ErrorBoundary } from "#app/features/games/parts/boundaries.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${triviaCopy[languageOf(matches)].title} · Koinonia` },
];

/** R18: a round of the member's own; one D1 trip. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const { frame, rows } = await readFramed(ctx, roundReads(ctx, args.params.roundId ?? ""));
  const page = await roundPage(ctx, rows[0][0]?.found ?? "", new URL(args.request.url).searchParams);
  if (!page) throw notFound();
  return { member: frame.member, page };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = requireMember(args);
  const reply = await actOnRound(ctx, args.params.roundId ?? "", await args.request.formData());
  if (reply.ok) throw redirect(reply.to, 303);
  return data<TriviaReply>(reply, { status: TRIVIA_STATUS[reply.refusal] });
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/games.round", args);

export const clientAction = (args: ClientActionFunctionArgs): Promise<TriviaReply> =>
  sendForm<TriviaReply>(args, notSent);

export default function Round() {
  const { member, page } = useLoaderData<typeof loader>();
  const reply = useActionReply<TriviaReply>();
  return (
    <MemberPage member={member}>
      <RoundView page={page} userId={member.userId} reply={reply} />
    </MemberPage>
  );
}
