import { type ReactNode, useState } from "react";
import { freshSession } from "#app/session/session-browser.ts";
import { ReverificationDialog } from "./proof-dialog.tsx";
import { useVendor } from "./use-vendor.tsx";
import { useVendorAction } from "./use-vendor-action.tsx";

/** Whether the session's token says that they have proven a moment ago who they are: the server says it. */
async function isProven(): Promise<boolean> {
  await freshSession();
  const answer = await fetch("/session", { headers: { accept: "application/json" } });
  return ((await answer.json()) as { proven?: boolean }).proven === true;
}

/**
 * Before what cannot be taken back: whoever signed in a while ago proves who they are, then it goes on. Nothing that was
 * typed is lost by it.
 */
export function useReverification(): {
  busy: boolean;
  problem: string;
  dialog: ReactNode;
  /** Does `work` once they have; not when they close the dialog. */
  before(work: () => void): Promise<void>;
} {
  const vendor = useVendor({ atOnce: false });
  const action = useVendorAction(vendor);
  const [looking, setLooking] = useState(false);
  const before = async (work: () => void) => {
    if (looking || action.busy) return;
    setLooking(true);
    // an answer that does not come is the vendor's to ask again: the server refuses in any case
    const proven = await isProven().catch(() => false);
    setLooking(false);
    if (proven || (await action.attempt(() => vendor.prove("first")))) work();
  };
  return {
    busy: looking || (action.busy && !vendor.proof),
    problem: action.problem,
    dialog: vendor.proof && <ReverificationDialog proof={vendor.proof} />,
    before,
  };
}
