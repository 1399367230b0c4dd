import { Outlet } from "@remix-run/react";
import { useEffect, useLayoutEffect } from "react";
import type { Language } from "#app/core/language.ts";
import { restoreEarlyFields } from "#app/document/frame/early-fields.ts";
import { APP_READY } from "#app/document/when-used/names.ts";
import { useAppLife } from "#app/native/use-app-life.ts";
import { PendingNotice } from "#app/navigation/pending-notice.tsx";
import { pageUser } from "#app/request/page-user.ts";
import { keepsCopies } from "#app/session/copies-choice.ts";
import { whenIdle } from "#app/session/session-browser.ts";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";

/** Around every app page: what the app does that no page does. */
export function AppShell({ language }: { language: Language }) {
  useAppLife(language);
  useEffect(() => {
    const userId = pageUser();
    return userId && keepsCopies(userId) ? whenIdle(() => keepOnDevice(userId)) : undefined;
  }, []);
  // after all that the page shows at first
  useEffect(() => void document.dispatchEvent(new Event(APP_READY)), []);
  return (
    <>
      <Outlet />
      <PendingNotice />
      <EarlyFields />
    </>
  );
}

/** A part of its own: what it knows draws nothing else anew. */
function EarlyFields() {
  return useHydrated() ? <RestoredFields /> : null;
}

/** Drawn together with what the page's first effects have changed. */
function RestoredFields() {
  useLayoutEffect(restoreEarlyFields, []);
  return null;
}

/** What can be read without a network: decision 0076. */
const keepOnDevice = async (userId: string): Promise<void> =>
  (await import("#app/features/offline/state/keep-copies.tsx")).keepCopies(userId);
