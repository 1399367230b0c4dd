import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { enterTable, readTable } from "#app/features/games/feud/table/come.server.ts";
import { tableCopy } from "#app/features/games/feud/table/copy.ts";
import type { TablePage } from "#app/features/games/feud/table/page.ts";
import type { TableReply } from "#app/features/games/feud/table/reply.ts";
import { TablePageView } from "#app/features/games/feud/table/screen/table-view.tsx";
import { tablePath } from "#app/features/games/paths.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";

export { GameBoundary as ErrorBoundary } from "#app/features/games/parts/boundaries.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${tableCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

/** Nothing on the way keeps it. */
const HEADERS = { "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" };
export const headers: HeadersFunction = () => HEADERS;

/** By the link, with an account or without. */
export async function loader({ params, request, context: { app } }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const page: TablePage = app.communityRules.open
    ? await readTable(app, token, request.headers.get("cookie"))
    : { state: "nowhere" };
  return data({ token, page }, { status: page.state === "nowhere" ? 404 : 200, headers: HEADERS });
}

/** A guest sits down. */
export async function action({ params, request, context: { app } }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const form = await request.formData();
  const { reply, cookie } = await enterTable(app, token, form, request.headers.get("cookie"));
  if (!reply.ok) return data<TableReply>(reply, { status: 400, headers: HEADERS });
  const headers = new Headers(HEADERS);
  if (cookie) headers.append("set-cookie", cookie);
  throw redirect(tablePath(token), { status: 303, headers });
}

export default function Table() {
  const { token, page } = useLoaderData<typeof loader>();
  const reply = useActionReply<TableReply>();
  return <TablePageView page={page} token={token} reply={reply} />;
}
