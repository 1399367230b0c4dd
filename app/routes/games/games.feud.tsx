import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { actOnFeud } from "#app/features/games/feud/act.server.ts";
import { feudCopy } from "#app/features/games/feud/copy.ts";
import { feudPage, feudReads, readPolls } from "#app/features/games/feud/read.server.ts";
import { type FeudReply, notSent } from "#app/features/games/feud/reply.ts";
import { FeudView } from "#app/features/games/feud/screen/feud-view.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { requireMember } from "#app/request/guards.server.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";

export { GameBoundary as ErrorBoundary } from "#app/features/games/parts/boundaries.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${feudCopy[languageOf(matches)].title} · Koinonia` },
];

/** R17: one trip to each database, at once; the boards are in a built file. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const board = new URL(args.request.url).searchParams.get("board") ?? "";
  const [{ frame, rows }, polls] = await Promise.all([
    readFramed(ctx, feudReads(ctx, board)),
    readPolls(ctx),
  ]);
  const page = await feudPage(ctx, rows[0][0]?.found ?? "", { asked: board, polls });
  return { member: frame.member, page };
}

/** What was said of a word is drawn into the page; what was begun leads to its board. */
export async function action(args: ActionFunctionArgs) {
  const ctx = requireMember(args);
  const reply = await actOnFeud(ctx, await args.request.formData());
  if (!reply.ok) return data<FeudReply>(reply, { status: 400 });
  if (!reply.said) throw redirect(reply.to, 303);
  return data<FeudReply>(reply);
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/games.feud", args);

export const clientAction = (args: ClientActionFunctionArgs): Promise<FeudReply> =>
  sendForm<FeudReply>(args, notSent);

export default function Feud() {
  const { member, page } = useLoaderData<typeof loader>();
  const reply = useActionReply<FeudReply>();
  return (
    <MemberPage member={member}>
      <FeudView page={page} userId={member.userId} reply={reply} />
    </MemberPage>
  );
}
