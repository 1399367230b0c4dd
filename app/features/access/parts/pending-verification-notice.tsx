import { useEffect, useState } from "react";
import { stepCopy } from "#app/features/access/copy/copy.ts";
import { pendingVerification } from "#app/features/access/rules/pending-verification.ts";
import type { AccountFlow } from "#app/features/access/rules/view.ts";
import { openClerk } from "#app/session/session-browser.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** The page was loaded anew while an e-mail was on its way: the vendor keeps the attempt, and it is gone on with. */
export function PendingVerification({ flow }: { flow: AccountFlow }) {
  const words = useCopy(stepCopy);
  const [verification, setVerification] = useState<ReturnType<typeof pendingVerification>>(null);
  useEffect(() => {
    let here = true;
    openClerk().then(
      ({ client }) => here && setVerification(pendingVerification(client.signUp, Date.now())),
      // the form says so when it is sent
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  if (!verification) return null;
  return (
    <p className="account-pending" role="status">
      <span>
        {words.wroteTo} <b>{verification.email}</b> {words.momentAgo}
      </span>
      <Button variant="bare" onClick={() => flow.go(verification)}>
        {words.continueWithEmail}
      </Button>
    </p>
  );
}
