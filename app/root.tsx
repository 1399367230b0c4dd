import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Links, Meta, Scripts, ScrollRestoration, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import "#app/request/load-context.ts";
import { heldWordsFor } from "#app/core/content/words-in-script.ts";
import { AppHead } from "#app/document/frame/app-head.tsx";
import { AppShell } from "#app/document/frame/app-shell.tsx";
import { useDocumentFrame } from "#app/document/frame/document-frame.tsx";
import { useDocumentKind } from "#app/document/frame/document-kind.ts";
import { bringErrorPage, ErrorView, titleOf } from "#app/document/frame/error-view.tsx";
import { useNonce } from "#app/document/frame/nonce.tsx";
import { siteCopy } from "#app/document/frame/site-copy.ts";
import { StaticDocumentHead } from "#app/document/frame/static-document.tsx";
import { NoticesProvider } from "#app/features/announcements/notices-context.tsx";
import { closedRoomsOf } from "#app/features/rooms/closed.server.ts";
import { ClosedRoomsProvider } from "#app/features/rooms/use-room-open.tsx";
import { showCarriedToast } from "#app/session/carried-toast.ts";
import { clerkScript } from "#app/session/clerk-script.server.ts";
import { whenIdle } from "#app/session/session-browser.ts";
import { sendTimeZone } from "#app/session/time-zone.ts";
import { useSession } from "#app/session/use-session.ts";
import { ToastRegion } from "#app/ui/toasts/toast-region.tsx";
import { WordsProvider } from "#app/ui/words/held-words.tsx";
import "#app/ui/styles/app.css";

export function loader({ context }: LoaderFunctionArgs) {
  const { session, signedIn, language, appearance, textSize, movement, ...app } = context.app;
  const { firstVisit, closedRooms: closed, announcements } = app;
  return {
    clerk: clerkScript(context),
    userId: session?.userId ?? null,
    ...{ signedIn, language, appearance, textSize, movement, firstVisit, closedRooms: closedRoomsOf(closed) },
    notices: { announcements, termsComing: app.terms.coming },
    held: heldWordsFor(context.app),
  };
}

/** Nothing in the root changes while a page is open: sign-in and sign-out load documents. */
export const shouldRevalidate = () => false;

/** Where a page cannot be shown this is all there is of its head: the error says the title. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => [
  { title: titleOf(error, data?.language ?? "en") },
  { name: "description", content: siteCopy[data?.language ?? "en"].description },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const frame = useDocumentFrame();
  // absent when the root itself has failed
  const root = useRouteLoaderData<typeof loader>("root");
  const { language = "en", appearance = "auto", textSize = "usual", movement = "device" } = root ?? {};
  const isStatic = useDocumentKind() === "static";
  return (
    <html
      lang={language}
      data-theme={appearance === "auto" ? undefined : appearance}
      data-text={textSize === "usual" ? undefined : textSize}
      data-movement={movement === "device" ? undefined : movement}
      data-first-visit={(isStatic && root?.firstVisit) || undefined}
    >
      {frame ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, for this same page
        <head dangerouslySetInnerHTML={{ __html: frame.head }} />
      ) : (
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="color-scheme" content="light dark" />
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <AppHead appearance={appearance} />
          <Meta />
          <Links />
          {isStatic && <StaticDocumentHead settings={root} />}
        </head>
      )}
      <body>
        <WordsProvider language={language} held={root?.held}>
          <NoticesProvider value={root?.notices}>
            <ClosedRoomsProvider value={root?.closedRooms ?? []}>{children}</ClosedRoomsProvider>
          </NoticesProvider>
          <ToastRegion />
        </WordsProvider>
        {!isStatic && !frame && <ScrollRestoration nonce={nonce} />}
        {!isStatic && !frame && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function App() {
  const settings = useLoaderData<typeof loader>();
  useSession(settings);
  useEffect(sendTimeZone, []);
  useEffect(showCarriedToast, []);
  useEffect(() => whenIdle(bringErrorPage), []);
  return <AppShell language={settings.language} />;
}

export const ErrorBoundary = ErrorView;
