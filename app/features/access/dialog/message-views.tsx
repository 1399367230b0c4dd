import { useEffect, useState } from "react";
import { accountCopy, stepCopy } from "#app/features/access/copy/copy.ts";
import type { AccountFlow, AccountView } from "#app/features/access/rules/view.ts";
import { openClerk, signOut } from "#app/session/session-browser.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** Views that say something and ask for no more than a press. */

/** G13: nothing that was typed has left the page. */
export function YoungView({ flow }: { flow: AccountFlow }) {
  const words = useCopy(stepCopy);
  return (
    <div className="account-form">
      <p>{words.youngText}</p>
      <div className="account-go">
        <Button large onClick={() => flow.close()}>
          {words.close}
        </Button>
        <Button variant="bare" onClick={() => flow.go({ at: "signup", age: "" })}>
          {words.otherAge}
        </Button>
      </div>
    </div>
  );
}

/** Somebody is signed in in this browser already, in another tab perhaps. */
export function AlreadySignedInView({ identifier, flow }: { identifier: string; flow: AccountFlow }) {
  const words = useCopy(stepCopy);
  return (
    <div className="account-form">
      <p>
        <b>{identifier}</b> {words.existingSessionText}
      </p>
      <div className="account-go">
        <Button large onClick={() => flow.leave("sign-in")}>
          {words.goOnAs}
        </Button>
        <Button variant="quiet" large onClick={() => void signOut()}>
          {words.signOut}
        </Button>
      </div>
    </div>
  );
}

type LinkViewProps = { view: Extract<AccountView, { at: "link" }>; flow: AccountFlow };

/** S15: the e-mailed link was opened; in the browser that asked for it, it signs in and goes on. */
export function LinkView({ view: { outcome, sessionId }, flow }: LinkViewProps) {
  const words = useCopy(stepCopy);
  const { wait } = useCopy(accountCopy);
  const [looking, setLooking] = useState(outcome === "verified" && sessionId !== null);
  useEffect(() => {
    if (!looking || sessionId === null) return;
    const signIn = async () => {
      const clerk = await openClerk();
      const own = clerk.client.sessions.some(({ id }) => id === sessionId);
      if (!own) return setLooking(false);
      await clerk.setActive({ session: sessionId });
      flow.celebrate("email-link");
      flow.leave("email-link");
    };
    signIn().catch(() => setLooking(false));
  }, [looking, sessionId, flow]);
  if (looking) return <p role="status">{wait}</p>;
  return (
    <div className="account-form">
      <p>{words.link[outcome]}</p>
      <div className="account-go">
        <Button large onClick={() => flow.go({ at: outcome === "verified" ? "login" : "signup" })}>
          {outcome === "verified" ? words.toSignIn : words.startAgain}
        </Button>
        {outcome !== "verified" && (
          <Button variant="bare" onClick={() => flow.go({ at: "login" })}>
            {words.backToSignIn}
          </Button>
        )}
      </div>
    </div>
  );
}
