import { useMemo, useRef, useState } from "react";
import { successCopy } from "#app/features/access/copy/copy.ts";
import {
  type AccountMode,
  type AccountOptions,
  modeOf,
  onwardPath,
} from "#app/features/access/rules/account-options.ts";
import { type EnteredFields, mergeFields, NO_FIELDS } from "#app/features/access/rules/typed-early.ts";
import type { AccountFlow, AccountView } from "#app/features/access/rules/view.ts";
import { carryToast } from "#app/session/carried-toast.ts";
import { dismissToast, showToast } from "#app/ui/toasts/toasts.ts";
import { useLanguage } from "#app/ui/words/language.tsx";

type FlowOptions = {
  options: AccountOptions;
  first: AccountView;
  onMode?: ((mode: AccountMode) => void) | undefined;
  onClose: () => void;
};

/** Which view the dialog shows, what was typed before it, and the way on when it is done. */
export function useFlow({ options, first, onMode, onClose }: FlowOptions): {
  view: AccountView;
  typed: EnteredFields;
  flow: AccountFlow;
} {
  const language = useLanguage();
  const [view, setView] = useState<AccountView>(first);
  const [typed, setTyped] = useState(("typed" in first && first.typed) || NO_FIELDS);
  const form = useRef<HTMLFormElement>(null);
  const flow = useMemo<AccountFlow>(
    () => ({
      form,
      go(next) {
        const left = form.current && new FormData(form.current);
        const email = "email" in next && next.email;
        const isAgeOpen = "age" in next;
        setTyped((before) => ({
          ...(left ? mergeFields(left, before) : before),
          ...(email && { email }),
          ...(isAgeOpen && { age: "" }),
        }));
        setView(next);
        const mode = modeOf(next.at);
        if (mode) onMode?.(mode);
      },
      celebrate(after, text) {
        const title = successCopy[language][after === "sign-in" ? "sign-in" : "sign-up"];
        const notice = { title, ...(text && { text }), tone: "ok" } as const;
        showToast(notice);
        carryToast(notice);
      },
      // a document load: the server has to see the new session
      leave: (after) => location.assign(onwardPath(after, options)),
      close() {
        dismissToast();
        onClose();
      },
    }),
    [language, onClose, onMode, options],
  );
  return { view, typed, flow };
}

/**
 * S10: the account is there.
 * @param number what the form has asked for; S11, D7: its step is its own and may be skipped. Null on the front page's form
 */
export function joined(flow: AccountFlow, number: string | null): void {
  flow.celebrate("sign-up");
  if (number) flow.go({ at: "phone", number });
  else flow.leave("sign-up");
}
