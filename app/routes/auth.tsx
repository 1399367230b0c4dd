import { rootAuthLoader } from "@clerk/remix/ssr.server";
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useNavigate, useSearchParams } from "@remix-run/react";
import { type AccountMode, modeOf, onwardPath, optionsOf } from "#app/features/access/account-options.ts";
import { AuthPage } from "#app/features/access/auth-page.tsx";

export const meta = () => [{ title: "Come in · Koinonia" }];

/** @clerk/remix's own loader, here alone: elsewhere the front door knows who asks (decision 0017). */
export const loader = (args: LoaderFunctionArgs) => {
  const { app } = args.context;
  const query = new URL(args.request.url).searchParams;
  if (app.session) throw redirect(onwardPath("sign-in", optionsOf(query)));
  return rootAuthLoader(args, () => ({}), { authorizedParties: [app.origin] });
};

/** The tabs change the query; nothing has to be read again. */
export const shouldRevalidate = () => false;

export default function Auth() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const mode = modeOf(query.get("mode") ?? query.get("type"));
  const linkTo = (next: AccountMode | null) => {
    const changed = new URLSearchParams(query);
    changed.delete("type");
    if (next) changed.set("mode", next);
    else changed.delete("mode");
    return changed.size > 0 ? `/auth?${changed}` : "/auth";
  };
  const show = (next: AccountMode | null) =>
    navigate(linkTo(next), { replace: true, preventScrollReset: true });
  return <AuthPage mode={mode ?? null} options={optionsOf(query)} linkTo={linkTo} show={show} />;
}
