import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import type { Copy } from "#app/core/language.ts";
import { useCopy } from "#app/ui/language.tsx";
import { later } from "./later.tsx";

/** Brought in a page's first quiet moment: what goes wrong later may be the network. */
export const bringErrorPage = () => import("#app/ui/error-page.tsx");

const ErrorPage = import.meta.env.SSR
  ? (await bringErrorPage()).default
  : later(".room", () => bringErrorPage().catch(() => ({ default: BarePage })));

/** The one error boundary: what does not exist, what is not open (P3), and what went wrong (GS2). */
export function ErrorView() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />;
  const { room } = (error.data ?? {}) as { room?: unknown };
  return <ErrorPage status={error.status} room={room === "admin" ? room : "moderator"} />;
}

const bareCopy: Copy<{ title: string; action: string }> = {
  en: { title: "Something went wrong", action: "Try Again" },
  es: { title: "Algo salió mal", action: "Intentar de nuevo" },
};

/** The error's own page did not come either. */
function BarePage() {
  const { title, action } = useCopy(bareCopy);
  return (
    <main id="main" className="page">
      <h1>{title}</h1>
      <button type="button" className="btn btn-plum" onClick={() => location.reload()}>
        {action}
      </button>
    </main>
  );
}
