import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type MetaFunction, type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { CancelledView } from "#app/features/billing/return/cancelled-page.tsx";
import { returnCopy } from "#app/features/billing/return/copy-return.ts";
import { CANCELLED_PATH, type SettleReply } from "#app/features/billing/return/use-settling.tsx";
import { settleUnpaidRegistration } from "#app/features/settings/registration/service.server.ts";
import { requireMember } from "#app/request/guards.server.ts";
import { signedOutCookies } from "#app/session/sign-out-cookies.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${returnCopy[languageOf(matches)].cancelled.title} · Koinonia` },
];

/** What is asked of the server meanwhile changes nothing here. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod }) => formMethod === undefined;

export function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const session = new URL(args.request.url).searchParams.get("session") ?? "";
  return { userId: ctx.userId, session };
}

/** S18, D8: the server decides what becomes of a registration that came back unpaid. A member's is always kept. */
export async function action(args: ActionFunctionArgs) {
  const ctx = requireMember(args);
  const form = await args.request.formData();
  const settled = await settleUnpaidRegistration(ctx, String(form.get("session") ?? ""));
  if (form.get("via") === "script") return { settled } satisfies SettleReply;
  if (settled === "cancelled")
    return redirect(CANCELLED_PATH, { status: 303, headers: signedOutCookies(args.request, ctx.userId) });
  return redirect("/welcome", 303);
}

export default function Cancelled() {
  const { userId, session } = useLoaderData<typeof loader>();
  return <CancelledView userId={userId} session={session} />;
}
