import { useRef, useState } from "react";
import {
  copyForVendorError,
  type VendorField,
  vendorCopy,
  vendorField,
} from "#app/features/access/copy/copy-vendor.ts";
import { AccountTimeout, type Step, withTimeout } from "#app/features/access/rules/with-timeout.ts";
import type { AccessCopy } from "#app/features/access/rules/words.ts";
import { type ClerkBrowser, unwrapNetworkError } from "#app/session/clerk-browser.ts";
import { openClerk } from "#app/session/session-browser.ts";
import { dismissToast, showToast } from "#app/ui/toasts/toasts.ts";
import { useLanguage } from "#app/ui/words/language.tsx";

type Work = (clerk: ClerkBrowser, step: Step) => Promise<void>;

/** What an error means here beyond its words; true when it has been dealt with altogether. */
type OnError = (error: unknown) => Promise<boolean> | boolean;

type FormOptions = {
  /** Said from the beginning. */
  first?: AccessCopy | null;
  /** Shows a refusal of the vendor at its field; false when the form has no such field. */
  showAtField?: (field: VendorField, text: string) => boolean;
};

/**
 * One submit at a time; the vendor's script is waited for, thirty seconds in all (X16). What goes wrong is said
 * in words, and the form keeps what is in it: of the form as a notice that stays beside the button, of a field under
 * that field, with the notice that the specification names.
 */
export function useAccountForm(
  during: "sign-in" | "sign-up",
  { first = null, showAtField }: FormOptions = {},
) {
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(first);
  const running = useRef(false);

  const notice = (copy: AccessCopy) => showToast({ ...copy, tone: "danger", durationMs: 7000 });
  const showProblem = (copy: AccessCopy) => {
    setProblem(copy);
    notice(copy);
  };
  /** The lasting words stand under the fields. */
  const showFieldProblem = (copy: AccessCopy) => {
    setProblem(null);
    notice(copy);
  };
  const showError = (error: unknown) => {
    if (error instanceof AccountTimeout) return showProblem(vendorCopy[language].timeout);
    const copy = copyForVendorError(error, { language, during });
    const field = vendorField(error);
    if (field && showAtField?.(field, copy.text)) return showFieldProblem(copy);
    showProblem(copy);
  };
  const submit = async (work: Work, onError?: OnError) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    dismissToast();
    try {
      await unwrapNetworkError(() => withTimeout(async (step) => work(await step(openVendor()), step)));
    } catch (error) {
      if (!(await onError?.(error))) showError(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, problem, showProblem, showFieldProblem, submit };
}

/** A script that could not be loaded is a vendor that cannot be reached. */
const openVendor = (): Promise<ClerkBrowser> =>
  openClerk().catch((error: unknown) => {
    throw error instanceof Error && "errors" in error ? error : new TypeError("vendor unreachable");
  });
