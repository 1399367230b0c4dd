import { rootAuthLoader } from "@clerk/remix/ssr.server";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData, useNavigate, useSearchParams } from "@remix-run/react";
import { type ComponentProps, useMemo } from "react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { signInPageCopy } from "#app/features/access/copy/copy-sign-in-page.ts";
import { openSignIn } from "#app/features/access/open-sign-in.server.ts";
import { AuthPage } from "#app/features/access/pages/auth-page.tsx";
import { PopupDone } from "#app/features/access/pages/popup-done.tsx";
import {
  type AccountMode,
  modeOf,
  optionsOf,
  type PopupOpener,
} from "#app/features/access/rules/account-options.ts";
import { linkViewOf } from "#app/features/access/rules/link-view.ts";
import { fieldsFromForm } from "#app/features/access/rules/typed-early.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${signInPageCopy[languageOf(matches)].pageTitle} · Koinonia` },
];

type AuthData = {
  opener: PopupOpener | null;
  done: boolean;
  testSms: ComponentProps<typeof AuthPage>["testSms"];
};

/** @clerk/remix's own loader, here alone: elsewhere the Worker knows who asks (decision 0017). */
export const loader = (args: LoaderFunctionArgs) => {
  const { app, cloudflare } = args.context;
  const opened = openSignIn(args.request, app, cloudflare.env);
  if ("leadsTo" in opened) throw redirect(opened.leadsTo);
  return rootAuthLoader(args, () => ({ ...opened, testSms: app.testSms }), {
    authorizedParties: [app.origin],
  });
};

/** A form that is sent before its script has come is given back with its words; nothing of it stands in the address. */
export const action = async ({ request }: ActionFunctionArgs) => fieldsFromForm(await request.formData());

/** The tabs change the query; nothing has to be read again. */
export const shouldRevalidate = () => false;

export default function Auth() {
  const { opener, done, testSms } = useLoaderData() as AuthData;
  const typed = useActionReply<typeof action>() ?? null;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const options = useMemo(() => ({ ...optionsOf(query), ...(opener && { popup: opener }) }), [query, opener]);
  const linkTo = (next: AccountMode | null) => {
    const changed = new URLSearchParams(query);
    for (const name of ["type", "mode", "__clerk_status", "__clerk_created_session"]) changed.delete(name);
    if (next) changed.set("mode", next);
    return changed.size > 0 ? `/auth?${changed}` : "/auth";
  };
  const show = (next: AccountMode | null) =>
    navigate(linkTo(next), { replace: true, preventScrollReset: true });
  if (done && opener) return <PopupDone origin={opener.origin} />;
  const mode = modeOf(query.get("mode") ?? query.get("type")) ?? null;
  return <AuthPage {...{ mode, options, typed, testSms, linkTo, show }} link={linkViewOf(query)} />;
}
