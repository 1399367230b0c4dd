import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorView } from "#app/document/frame/error-view.tsx";
import { ErrorPanel } from "#app/ui/layout/error-page.tsx";

/** What is not there, and what is another's, is told as everywhere. */
const isNotHere = (error: unknown): boolean => isRouteErrorResponse(error) && error.status < 500;

/** GS3: the hub of games. */
export function GamesHubBoundary() {
  const error = useRouteError();
  return isNotHere(error) ? <ErrorView /> : <ErrorPanel of="gamification" />;
}

/** GS4: each game. */
export function GameBoundary() {
  const error = useRouteError();
  return isNotHere(error) ? <ErrorView /> : <ErrorPanel of="wrong" />;
}
