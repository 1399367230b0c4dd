import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import "#app/platform/load-context.ts";
import { clerkScript } from "#app/platform/clerk-script.server.ts";
import { ErrorView } from "#app/platform/error-view.tsx";
import { useNonce } from "#app/platform/nonce.tsx";
import { keepSessionFresh, rememberClerk } from "#app/platform/session-browser.ts";
import { useTimeZoneCookie } from "#app/platform/time-zone-cookie.tsx";
import { ToastRegion } from "#app/ui/toast-region.tsx";
import "#app/ui/app.css";

export function loader({ context }: LoaderFunctionArgs) {
  return { clerk: clerkScript(context), signedIn: context.app.session !== null };
}

/** Nothing in the root changes while a page is open: sign-in and sign-out load documents. */
export const shouldRevalidate = () => false;

export const meta = () => [
  { title: "Koinonia" },
  { name: "description", content: "A Christian community with a companion that opens Scripture with you." },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ToastRegion />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const { clerk, signedIn } = useLoaderData<typeof loader>();
  if (typeof document !== "undefined") rememberClerk(clerk);
  useEffect(() => {
    if (signedIn) keepSessionFresh();
  }, [signedIn]);
  useTimeZoneCookie();
  return <Outlet />;
}

export const ErrorBoundary = ErrorView;
