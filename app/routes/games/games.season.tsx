import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { takeStep } from "#app/features/games/challenges/act.server.ts";
import { challengesCopy } from "#app/features/games/challenges/copy.ts";
import { seasonPage, seasonReads } from "#app/features/games/challenges/read.server.ts";
import { type ChallengeReply, notSent } from "#app/features/games/challenges/reply.ts";
import { SeasonView } from "#app/features/games/challenges/screen/season-view.tsx";
import { seasonById } from "#app/features/games/challenges/seasons.ts";
import { seasonPath } from "#app/features/games/paths.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { memberDay } from "#app/features/member/time-zone.ts";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { notFound, requireMember } from "#app/request/guards.server.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";

export { GameBoundary as ErrorBoundary } from "#app/features/games/parts/boundaries.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${challengesCopy[languageOf(matches)].title} · Koinonia` },
];

/** R20: one D1 trip; the steps are in a built file. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const season = seasonById(args.params.seasonId ?? "");
  if (!season) throw notFound();
  const { frame, rows } = await readFramed(ctx, seasonReads(ctx, season));
  const today = memberDay(frame.profile, ctx.now());
  if (season.from > today) throw notFound();
  const asked = new URL(args.request.url).searchParams.get("step");
  const page = await seasonPage(ctx, season, {
    found: rows[0][0]?.found ?? "",
    today,
    asked: asked === null ? null : Number(asked),
  });
  return { member: frame.member, page };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = requireMember(args);
  const season = seasonById(args.params.seasonId ?? "");
  if (!season) throw notFound();
  const reply = await takeStep(ctx, season, await args.request.formData());
  if (reply.ok) throw redirect(`${seasonPath(season.id)}?step=${reply.step}`, 303);
  return data<ChallengeReply>(reply, { status: 400 });
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/games.season", args);

export const clientAction = (args: ClientActionFunctionArgs): Promise<ChallengeReply> =>
  sendForm<ChallengeReply>(args, notSent);

export default function Season() {
  const { member, page } = useLoaderData<typeof loader>();
  const reply = useActionReply<ChallengeReply>();
  return (
    <MemberPage member={member}>
      <SeasonView page={page} userId={member.userId} reply={reply} />
    </MemberPage>
  );
}
