import { Outlet } from "@remix-run/react";
import type { Language } from "#app/core/language.ts";
import { useAppLife } from "#app/native/use-app-life.ts";
import { PendingNotice } from "#app/navigation/pending-notice.tsx";

/** Around every app page: what the app does that no page does. */
export function AppShell({ language }: { language: Language }) {
  useAppLife(language);
  return (
    <>
      <Outlet />
      <PendingNotice />
    </>
  );
}
