import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { isHttpError } from "#app/core/outage.ts";
import type { ChatFault } from "#app/features/chat/copy/copy.ts";
import { lazyViews } from "#app/features/chat/lazy/lazy-views.tsx";

type Shown = { path: string; data: unknown };

/** What the page shows, as the server told it. */
let shown: Shown | null = null;

/** What the server has told stands on the page from now on. */
export function useShown<Data>(data: Data): Data {
  const { pathname: path } = useLocation();
  useEffect(() => {
    shown = { path, data };
  }, [path, data]);
  return data;
}

/**
 * An outage takes no page away: what is read anew stays as it was, and another conversation is not gone to (X26). A
 * reading that was aborted, because another one has taken its place, is no outage: its result is not looked at. It is
 * not thrown, for while Remix still waits for a page's styles nobody catches it.
 */
export async function keepPageOnFailure<Data>(request: Request, read: () => Promise<Data>): Promise<Data> {
  try {
    return await read();
  } catch (error) {
    if (!shown || isHttpError(error)) throw error;
    const isShown = shown.path === new URL(request.url).pathname;
    if (isShown || request.signal.aborted) return shown.data as Data;
    throw stayOnPage("conversation.load");
  }
}

/** X26: says what did not come about, and leads back to the page as it was. */
export function stayOnPage(fault: ChatFault): Response {
  void lazyViews.faults().then(({ showFault }) => showFault(fault));
  return new Response(null, { status: 302, headers: { location: shown?.path ?? location.pathname } });
}
