import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { TOURNAMENTS_PATH } from "#app/features/games/paths.ts";
import { actOnTournaments } from "#app/features/games/tournaments/act.server.ts";
import { tournamentsCopy } from "#app/features/games/tournaments/copy.ts";
import { ownWeeks, readBoards, tournamentPage } from "#app/features/games/tournaments/read.server.ts";
import { notSent, type TournamentReply } from "#app/features/games/tournaments/reply.ts";
import { TournamentsView } from "#app/features/games/tournaments/screen/tournaments-view.tsx";
import { readFramed, readMemberFrame } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { requireMember } from "#app/request/guards.server.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";

export { GameBoundary as ErrorBoundary } from "#app/features/games/parts/boundaries.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${tournamentsCopy[languageOf(matches)].title} · Koinonia` },
];

/** R22: one trip to each database, at once. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  if (!ctx.communityRules.open) return { member: await readMemberFrame(ctx), page: null };
  const [{ frame, rows }, boards] = await Promise.all([readFramed(ctx, ownWeeks(ctx)), readBoards(ctx)]);
  const query = new URL(args.request.url).searchParams;
  const [days, weeks]: [{ day: string }[], { tournament: string }[]] = rows;
  const found = { query, played: days.map(({ day }) => day), leftOut: weeks.map((week) => week.tournament) };
  return { member: frame.member, page: tournamentPage(ctx, frame.profile, boards, found) };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = requireMember(args);
  const reply = await actOnTournaments(ctx, await args.request.formData());
  if (reply.ok) throw redirect(TOURNAMENTS_PATH, 303);
  return data<TournamentReply>(reply, { status: 400 });
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/games.tournaments", args);

export const clientAction = (args: ClientActionFunctionArgs): Promise<TournamentReply> =>
  sendForm<TournamentReply>(args, notSent);

export default function Tournaments() {
  const { member, page } = useLoaderData<typeof loader>();
  const reply = useActionReply<TournamentReply>();
  return (
    <MemberPage member={member}>
      <TournamentsView page={page} userId={member.userId} reply={reply} />
    </MemberPage>
  );
}
