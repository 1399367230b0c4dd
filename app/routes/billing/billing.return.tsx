import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunction,
  useLoaderData,
} from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { ownPlanIn } from "#app/features/billing/model/plans.ts";
import { returnCopy } from "#app/features/billing/return/copy-return.ts";
import { readReturn } from "#app/features/billing/return/return.server.ts";
import { type ReturnPage, ReturnView } from "#app/features/billing/return/return-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { requireMember, signInPath } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${returnCopy[languageOf(matches)].pageTitle} · Koinonia` },
];

/** G17: the address says which checkout it was, and grants nothing. */
export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  const session = url.searchParams.get("session") ?? "";
  // whoever comes back late signs in, and is told then
  if (!args.context.app.session) throw redirect(signInPath(url, `?${new URLSearchParams({ session })}`));
  const ctx = requireMember(args);
  const { status, kind, receiptUrl, billing } = await readReturn(ctx, session);
  const page: ReturnPage = {
    userId: ctx.userId,
    session,
    status,
    kind: kind ?? "premium",
    receiptUrl,
    own: ownPlanIn(billing),
    timeZone: ctx.browserZone ?? "UTC",
  };
  return data({ page }, { status: status === "unknown" ? 404 : 200 });
}

/** What is asked of the server meanwhile changes nothing here. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod }) => formMethod === undefined;

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/billing.return", args);

export default function Return() {
  return <ReturnView page={useLoaderData<typeof loader>().page} />;
}
