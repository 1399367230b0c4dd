import { useEffect, useRef, useState } from "react";
import { dismissToast, showToast } from "#app/ui/toasts.ts";
import { type AccessCopy, copyForVendorError, TIMEOUT_COPY } from "./copy.ts";
import { AccountTimeout, within } from "./within.ts";

/** One submit at a time; what goes wrong is said in words, and the form keeps what is in it. */
export function useAccountForm() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AccessCopy | null>(null);

  const tell = (copy: AccessCopy) => {
    setProblem(copy);
    showToast({ ...copy, tone: "danger", durationMs: 7000 });
  };
  const submit = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    dismissToast();
    try {
      await within(work());
    } catch (error) {
      tell(error instanceof AccountTimeout ? TIMEOUT_COPY : copyForVendorError(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, tell, submit };
}

/** A form that is sent before the vendor's script has come is sent when it comes. */
export function useSendWhenLoaded(isLoaded: boolean): (form: HTMLFormElement) => void {
  const waiting = useRef<HTMLFormElement | null>(null);
  useEffect(() => {
    if (!isLoaded) return;
    waiting.current?.requestSubmit();
    waiting.current = null;
  }, [isLoaded]);
  return (form) => {
    waiting.current = form;
  };
}
