import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { questLines } from "#app/features/games/hub/lines.server.ts";
import { mineFrom, mineReads } from "#app/features/games/mine/read.server.ts";
import { settleBehind } from "#app/features/games/mine/settle.server.ts";
import { QUESTS_PATH } from "#app/features/games/paths.ts";
import { actOnQuests } from "#app/features/games/quests/act.server.ts";
import { questsCopy } from "#app/features/games/quests/copy.ts";
import { notSent, type QuestReply } from "#app/features/games/quests/reply.ts";
import { QuestsView } from "#app/features/games/quests/screen/quests-view.tsx";
import { groupQuestLines, readGroupQuests } from "#app/features/games/quests/together/read.server.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { rhythmIn } from "#app/features/rhythm/read.server.ts";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { requireMember } from "#app/request/guards.server.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";

export { GameBoundary as ErrorBoundary } from "#app/features/games/parts/boundaries.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${questsCopy[languageOf(matches)].title} · Koinonia` },
];

/** R21, LV9: one trip to each database, at once; what is reached is rewarded behind the answer. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const [{ frame, rows }, together] = await Promise.all([
    readFramed(ctx, mineReads(ctx)),
    readGroupQuests(ctx),
  ]);
  const [[row], [rhythm]] = rows;
  const mine = mineFrom(ctx, frame.profile, row?.found ?? "", rhythmIn(rhythm));
  settleBehind(ctx, mine);
  return {
    member: frame.member,
    quests: questLines(mine, ctx),
    groups: groupQuestLines(ctx, together, mine),
  };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = requireMember(args);
  const reply = await actOnQuests(ctx, await args.request.formData());
  if (reply.ok) throw redirect(QUESTS_PATH, 303);
  return data<QuestReply>(reply, { status: 400 });
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/games.quests", args);

export const clientAction = (args: ClientActionFunctionArgs): Promise<QuestReply> =>
  sendForm<QuestReply>(args, notSent);

export default function Quests() {
  const { member, quests, groups } = useLoaderData<typeof loader>();
  const reply = useActionReply<QuestReply>();
  useRereadOn(member.userId, "reward.given", "rhythm.changed");
  return (
    <MemberPage member={member}>
      <QuestsView quests={quests} groups={groups} userId={member.userId} reply={reply} />
    </MemberPage>
  );
}
