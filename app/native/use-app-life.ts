import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Language } from "#app/core/language.ts";
import { whenLoaded } from "#app/core/when-loaded.ts";
import type { AppLife } from "./app-life.ts";
import { markShell } from "./capacitor.ts";

/** The page's own work comes first, ms. */
const LATEST_MS = 3_000;

const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, LATEST_MS / 2);
};

/** Begins `watchAppState` for an app page and tells it of each step. */
export function useAppLife(language: Language): void {
  const { pathname } = useLocation();
  const life = useRef<Promise<AppLife>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a document has one language
  useEffect(() => {
    markShell();
    life.current = new Promise((resolve) => {
      whenIdle(() =>
        whenLoaded(import("./app-life.ts"), ({ watchAppState }) => resolve(watchAppState(language))),
      );
    });
  }, []);
  useEffect(() => {
    void life.current?.then(({ went }) => went(pathname));
  }, [pathname]);
}
