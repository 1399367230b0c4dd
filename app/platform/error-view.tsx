import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorPanel, NotFound } from "#app/ui/error-panel.tsx";

/** The one error boundary: what does not exist, and what went wrong (GS2). */
export function ErrorView() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <ErrorPanel />;
}
