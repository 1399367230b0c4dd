import { useEffect, useState } from "react";
import { openClerk } from "#app/platform/session-browser.ts";
import { Button } from "#app/ui/button.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { stepCopy } from "./copy.ts";
import { pendingVerification } from "./pending-verification.ts";
import type { AccountFlow } from "./view.ts";

/** The page was loaded anew while a letter was on its way: the vendor keeps the attempt, and it is gone on with. */
export function PendingVerification({ flow }: { flow: AccountFlow }) {
  const words = useCopy(stepCopy);
  const [letter, setLetter] = useState<ReturnType<typeof pendingVerification>>(null);
  useEffect(() => {
    let here = true;
    openClerk().then(
      ({ client }) => here && setLetter(pendingVerification(client.signUp, Date.now())),
      // the form says so when it is sent
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  if (!letter) return null;
  return (
    <p className="account-letter" role="status">
      <span>
        {words.wroteTo} <b>{letter.email}</b> {words.momentAgo}
      </span>
      <Button variant="bare" onClick={() => flow.go(letter)}>
        {words.goOnWithLetter}
      </Button>
    </p>
  );
}
