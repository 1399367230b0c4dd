import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { isHttpError } from "#app/core/outage.ts";
import { routerState } from "#app/request/framework.ts";
import { freshSession } from "#app/session/session-browser.ts";

/**
 * The `clientLoader` of a page that holds forms, or that the room lets read again. An outage takes no page away: what
 * is read anew stays as it was, with what was typed. Another page that does not come is its boundary's to tell. What was
 * aborted, because the reader has gone on, is not looked at, and not thrown: while Remix still waits for a page's styles
 * nobody catches it.
 * @param routeId Remix's name of the route
 * @param fresh a page without a session has none to make fresh
 */
export async function loadOrKeep<Loader>(
  routeId: string,
  { request, serverLoader }: Pick<ClientLoaderFunctionArgs, "request" | "serverLoader">,
  fresh = freshSession,
) {
  await fresh().catch(() => false);
  const read = () => serverLoader<Loader>();
  try {
    return await read();
  } catch (error) {
    const shown = isHttpError(error) ? undefined : shownBy(routeId, new URL(request.url));
    if (shown === undefined && !request.signal.aborted) throw error;
    return (shown ?? null) as Awaited<ReturnType<typeof read>>;
  }
}

/** What the route shows at this address; undefined while it shows another page, or none. */
function shownBy(routeId: string, { pathname, search }: URL): unknown {
  const { location, loaderData, navigation } = routerState();
  // a form leads to its own path, without the query of the page it stands on
  const isSent = navigation.formMethod?.toLowerCase() === "post";
  if (location.pathname !== pathname || (location.search !== search && !isSent)) return undefined;
  return loaderData[routeId];
}
