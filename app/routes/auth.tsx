import { ClerkProvider } from "@clerk/remix";
import { rootAuthLoader } from "@clerk/remix/ssr.server";
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { type ComponentProps, useEffect } from "react";
import { type AuthMode, AuthPage } from "#app/features/access/auth-page.tsx";
import { destinationAfterSignIn } from "#app/features/access/destination.ts";

export const meta = () => [{ title: "Come in · Koinonia" }];

/** @clerk/remix's own loader, on the pages with account forms alone: elsewhere the front door knows who asks. */
export const loader = (args: LoaderFunctionArgs) => {
  const { app, cloudflare } = args.context;
  const returnTo = new URL(args.request.url).searchParams.get("return_to");
  const destination = destinationAfterSignIn(returnTo);
  if (app.session) throw redirect(destination);
  return rootAuthLoader(args, () => ({ destination, captcha: cloudflare.env.CAPTCHA_SCRIPT_URL ?? "" }), {
    authorizedParties: [app.origin],
  });
};

/** The tabs change the query; nothing has to be read again. */
export const shouldRevalidate = () => false;

type AuthData = { destination: string; captcha: string } & Pick<
  ComponentProps<typeof ClerkProvider>,
  "clerkState"
>;

export default function Auth() {
  const { destination, captcha, clerkState } = useLoaderData() as AuthData;
  useScript(captcha);
  const [query] = useSearchParams();
  const named = query.get("mode") ?? (query.get("type") === "signup" ? "signup" : null);
  const mode: AuthMode | null = named === "signup" || named === "login" ? named : null;
  const linkTo = (next: AuthMode) => {
    const changed = new URLSearchParams(query);
    changed.set("mode", next);
    return `/auth?${changed}`;
  };
  return (
    <ClerkProvider clerkState={clerkState} clerkJSVariant="headless">
      <AuthPage mode={mode} destination={destination} linkTo={linkTo} />
    </ClerkProvider>
  );
}

/** By hand: React 18 does not run a script that it draws in the browser, and most people come here by a link. */
function useScript(src: string): void {
  useEffect(() => {
    if (!src || document.querySelector(`script[src="${src}"]`)) return;
    document.head.appendChild(Object.assign(document.createElement("script"), { src, async: true }));
  }, [src]);
}
