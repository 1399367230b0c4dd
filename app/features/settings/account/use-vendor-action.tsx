import { useState } from "react";
import { dismissToast, showToast } from "#app/ui/toasts/toasts.ts";
import type { Vendor, VendorAction } from "./use-vendor.tsx";
import { VendorRefusal } from "./vendor-refusal.ts";

/** Says as a notice what is nobody's fault, as sign-in does. @returns the words for beside the button */
export function showRefusal(error: unknown): string {
  if (!(error instanceof VendorRefusal)) return "";
  const { title, message: text } = error;
  if (title) showToast({ title, text, tone: "danger", durationMs: 7000 });
  return text;
}

/** One action at a time, with what went wrong beside its button. */
export function useVendorAction(vendor: Vendor) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  /** The last try was given up or lost: it may have been done all the same. */
  const [unsure, setUnsure] = useState(false);

  /** @returns whether it is done */
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem("");
    dismissToast();
    try {
      await work();
      setUnsure(false);
      return true;
    } catch (error) {
      setProblem(showRefusal(error));
      setUnsure(error instanceof VendorRefusal && error.title !== null);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const go = (action: VendorAction): Promise<boolean> => attempt(() => vendor.run(action, unsure));
  /** Says what is wrong before anything is sent. */
  const refuse = (text: string) => setProblem(text);
  return { busy, problem, unsure, refuse, attempt, go };
}
