import { Outlet } from "@remix-run/react";
import type { Language } from "#app/core/language.ts";
import { PendingNotice } from "./pending-notice.tsx";
import { useAppLife } from "./use-app-life.ts";

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
