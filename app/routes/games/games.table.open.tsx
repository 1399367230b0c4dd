import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { tableCopy } from "#app/features/games/feud/table/copy.ts";
import { openTable, openTablePage } from "#app/features/games/feud/table/open.server.ts";
import { type TableReply, tableNotSent } from "#app/features/games/feud/table/reply.ts";
import { OpenTableView } from "#app/features/games/feud/table/screen/open-table-view.tsx";
import { TABLES_PATH } from "#app/features/games/paths.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";

export { GameBoundary as ErrorBoundary } from "#app/features/games/parts/boundaries.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${tableCopy[languageOf(matches)].title} · Koinonia` },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireCommunity(args);
  const [{ frame }, page] = await Promise.all([readFramed(ctx, []), openTablePage(ctx)]);
  return { member: frame.member, page };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = requireCommunity(args);
  const reply = await openTable(ctx, await args.request.formData());
  if (!reply.ok) return data<TableReply>(reply, { status: 400 });
  throw redirect(reply.to ?? TABLES_PATH, 303);
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/games.table.open", args);

export const clientAction = (args: ClientActionFunctionArgs): Promise<TableReply> =>
  sendForm<TableReply>(args, tableNotSent);

export default function OpenTable() {
  const { member, page } = useLoaderData<typeof loader>();
  const reply = useActionReply<TableReply>();
  return (
    <MemberPage member={member}>
      <OpenTableView page={page} userId={member.userId} reply={reply} />
    </MemberPage>
  );
}
