import { useMemo, useState } from "react";
import { useLanguage } from "#app/ui/language.tsx";
import { showToast } from "#app/ui/toasts.ts";
import {
  type AccountMode,
  type AccountOptions,
  type AfterStep,
  modeOf,
  onwardPath,
} from "./account-options.ts";
import { successCopy } from "./copy.ts";
import type { AccountFlow, AccountView } from "./view.ts";

/** Which view the dialog shows, and the way on when it is done. */
export function useFlow(
  options: AccountOptions,
  onMode?: (mode: AccountMode) => void,
): { view: AccountView; flow: AccountFlow } {
  const language = useLanguage();
  const [view, setView] = useState<AccountView>({ at: options.mode });
  const flow = useMemo<AccountFlow>(
    () => ({
      go(next) {
        setView(next);
        const mode = modeOf(next.at);
        if (mode) onMode?.(mode);
      },
      finish(after: AfterStep) {
        showToast({ title: successCopy[language][after === "sign-in" ? "sign-in" : "sign-up"], tone: "ok" });
        // a document load: the server has to see the new session
        location.assign(onwardPath(after, options));
      },
    }),
    [language, onMode, options],
  );
  return { view, flow };
}
