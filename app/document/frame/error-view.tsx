import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import type { Copy, Language } from "#app/core/language.ts";
import { errorTitles } from "#app/ui/words/error-titles.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { lazyView } from "./later.tsx";

/** Brought in a page's first quiet moment: what goes wrong later may be the network. */
export const bringErrorPage = () => import("#app/ui/layout/error-page.tsx");

const ErrorPage = import.meta.env.SSR
  ? (await bringErrorPage()).default
  : lazyView(".room", () => bringErrorPage().catch(() => ({ default: BarePage })));

/** The name of the page that it draws, for the tab; the app's own for a room that is only closed, and where nothing is wrong. */
export function titleOf(error: unknown, language: Language): string {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (error == null || [403, 409, 429].includes(status)) return "Koinonia";
  return `${errorTitles[language][status === 404 ? "missing" : "wrong"]} · Koinonia`;
}

/** The one error boundary: what does not exist, what is not open (P3), and what went wrong (GS2). */
export function ErrorView() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />;
  const { room } = (error.data ?? {}) as { room?: unknown };
  return (
    <ErrorPage status={error.status} room={room === "admin" || room === "pastoral" ? room : "moderator"} />
  );
}

const bareCopy: Copy<{ action: string }> = {
  en: { action: "Try Again" },
  es: { action: "Intentar de nuevo" },
};

/** The error's own page did not come either. */
function BarePage() {
  const { action } = useCopy(bareCopy);
  const { wrong } = useCopy(errorTitles);
  return (
    <main id="main" className="page">
      <h1>{wrong}</h1>
      <button type="button" className="btn btn-plum" onClick={() => location.reload()}>
        {action}
      </button>
    </main>
  );
}
