import { type FormEvent, useState } from "react";
import { hubCopy } from "#app/features/home/copy.ts";
import { SIGN_OUT_PATH, signOut } from "#app/session/session-browser.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** S9. On a static page its script asks the vendor (`data-sign-out`); on an app page this form does. */
export function SignOutRow() {
  const { menu } = useCopy(hubCopy);
  const [leaving, setLeaving] = useState(false);
  const leave = (event: FormEvent) => {
    event.preventDefault();
    if (leaving) return;
    setLeaving(true);
    void signOut().then((left) => setLeaving(left));
  };
  return (
    <form method="post" action={SIGN_OUT_PATH} onSubmit={leave} data-sign-out>
      <button type="submit" className="menu-row" aria-busy={leaving || undefined}>
        {leaving ? <span className="spin" aria-hidden="true" /> : <Icon name="log-out" />}
        <span>{menu.signOut}</span>
      </button>
    </form>
  );
}
