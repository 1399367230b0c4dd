import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { safeRedirectPath } from "#app/core/text/own-path.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { acceptTerms, readTermsToAccept } from "#app/features/settings/terms/accept.server.ts";
import { AcceptView } from "#app/features/settings/terms/accept-view.tsx";
import { acceptCopy } from "#app/features/settings/terms/copy-accept.ts";
import { badForm, requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${acceptCopy[languageOf(matches)].title} · Koinonia` },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const returnTo = new URL(args.request.url).searchParams.get("return_to");
  return { ...(await readTermsToAccept(ctx)), returnTo: safeRedirectPath(returnTo, "/welcome") };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = requireMember(args);
  const form = await args.request.formData();
  const version = /^\d{1,6}$/.exec(String(form.get("version") ?? ""))?.[0];
  if (!(await acceptTerms(ctx, version ? Number(version) : null))) throw badForm();
  return redirect(safeRedirectPath(String(form.get("return_to") ?? ""), "/welcome"), 303);
}

export default function AcceptTerms() {
  const { member, versions, isDue, returnTo } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member}>
      <AcceptView versions={versions} isDue={isDue} userId={member.userId} returnTo={returnTo} />
    </MemberPage>
  );
}
