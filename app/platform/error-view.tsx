import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { AnothersPage, ClosedRoom, ErrorPanel, NotFound } from "#app/ui/error-panel.tsx";

/** The one error boundary: what does not exist, what is not open (P3), and what went wrong (GS2). */
export function ErrorView() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFound />;
  if (status === 403) return <ClosedRoom />;
  if (status === 409) return <AnothersPage />;
  return <ErrorPanel />;
}
